import type { Decision, Judged } from '../../kernel/bot.ts';
import type { Kinds } from '../../kernel/game.ts';
import { sameJson } from '../same-json.ts';
import type { Asking, Position } from './position.ts';

type Command = Kinds['command'];

export type Change = 'none' | 'scores' | 'choice';

/** Two deciders at one position. */
export interface Difference {
  readonly position: Position;
  readonly change: Change; // scores = another score for the same choice
  readonly one: Decision<Command>;
  readonly other: Decision<Command>;
  /** Rules without any one of which the two agree, the likeliest first; none = no single rule makes the difference. */
  readonly rules: readonly string[];
}

/** Where two deciders differ, and which rule makes them: found by leaving one rule out of both. */
export function difference(position: Position, one: Asking, other: Asking): Difference {
  const seen = new Set<string>();
  const observe = {
    observe: ({ rules }: { readonly rules: readonly { readonly id: string }[] }) => {
      for (const { id } of rules) seen.add(id);
    },
  };
  const a = one(position);
  const b = other(position);
  const change = changeOf(a, b);
  if (change === 'none') return { position, change, one: a, other: b, rules: [] };
  one(position, observe);
  other(position, observe);
  const guilty: { readonly rule: string; readonly alike: number }[] = [];
  for (const rule of seen) {
    const without = { without: [rule] };
    const left = changeOf(one(position, without), other(position, without));
    if (left === 'none') guilty.push({ rule, alike: 2 });
    else if (left === 'scores' && change === 'choice') guilty.push({ rule, alike: 1 });
  }
  const weight = new Map(guilty.map(({ rule }) => [rule, swing(a, b, rule)]));
  guilty.sort((x, y) => y.alike - x.alike || (weight.get(y.rule) ?? 0) - (weight.get(x.rule) ?? 0));
  return { position, change, one: a, other: b, rules: guilty.map(({ rule }) => rule) };
}

export function changeOf(one: Decision<Command>, other: Decision<Command>): Change {
  if (!sameJson(one.command, other.command)) return 'choice';
  return sameJson(numbersOf(one), numbersOf(other)) ? 'none' : 'scores';
}

/** The figures of every option that was kept, whatever they are called for. */
const numbersOf = ({ kept }: Decision<Command>): unknown =>
  kept.map(({ option, tiers, tally }) => [option, tiers, Number(tally.total.toPrecision(12))]);

/** By how much the two differ over one rule, in the two options that they chose. */
function swing(a: Decision<Command>, b: Decision<Command>, rule: string): number {
  const options = [a.command, b.command];
  return options.reduce((sum, option) => sum + Math.abs(pointsOf(a, option, rule) - pointsOf(b, option, rule)), 0);
}

function pointsOf({ kept }: Decision<Command>, option: Command | null, rule: string): number {
  const judged: Judged<Command> | undefined = kept.find((one) => sameJson(one.option, option));
  return judged?.tally.lines.reduce((sum, { why, value }) => (why.code === rule ? sum + value : sum), 0) ?? 0;
}
