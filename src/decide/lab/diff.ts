import type { Decision, Judged } from '../../kernel/bot.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { sameJson } from '../same-json.ts';
import type { Asker, Position } from './position.ts';

type Command = Kinds['command'];

type Change = 'none' | 'scores' | 'choice';

/** Two bots compared at one position. */
export interface Difference {
  readonly position: Position;
  readonly change: Change; // 'scores' = same choice, different score
  readonly one: Decision<Command>;
  readonly other: Decision<Command>;
  /** Rules whose removal makes the two agree, most likely first; empty if no single rule does. */
  readonly rules: readonly string[];
}

/** Compares two bots and finds the responsible rules by leaving out one rule at a time. */
export function difference(position: Position, one: Asker, other: Asker): Difference {
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

function changeOf(one: Decision<Command>, other: Decision<Command>): Change {
  if (!sameJson(one.command, other.command)) return 'choice';
  return sameJson(numbersOf(one), numbersOf(other)) ? 'none' : 'scores';
}

/** The numbers of all kept options, without reasons. */
const numbersOf = ({ kept }: Decision<Command>): unknown =>
  kept.map(({ option, tiers, tally }) => [option, tiers, Number(tally.total.toPrecision(12))]);

/** How much the two differ on one rule, over the two chosen options. */
function swing(a: Decision<Command>, b: Decision<Command>, rule: string): number {
  const options = [a.command, b.command];
  return options.reduce((sum, option) => sum + Math.abs(pointsOf(a, option, rule) - pointsOf(b, option, rule)), 0);
}

function pointsOf({ kept }: Decision<Command>, option: Command | null, rule: string): number {
  const judged: Judged<Command> | undefined = kept.find((one) => sameJson(one.option, option));
  return judged?.tally.lines.reduce((sum, { why, value }) => (why.code === rule ? sum + value : sum), 0) ?? 0;
}
