import type { Decision } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { Line, Tally } from '../kernel/tally.ts';
import { ofKinds } from './random.ts';
import { isRank } from './rank-lines.ts';

/**
 * When a bot gives hints: off = never; obvious = on request, and unasked if there is only one sensible action; smart
 * = every time the player must act.
 */
export const HINTS = ['off', 'obvious', 'smart'] as const;
export type Hints = (typeof HINTS)[number];
export const DEFAULT_HINTS: Hints = 'obvious';

/** A suggested action. */
export interface Advice<C> {
  readonly option: C | null; // null = pass
  readonly words: string;
  readonly tally: Tally | null; // null if the bot does not score options
  readonly tiers: readonly number[]; // by rank rule; tiers are compared before scores
  readonly alike: readonly string[]; // texts of other options with identical reasons
}

type Describe<C> = (option: C | null) => string;

const SHOWN = 3;

/** The best options with distinct texts and reasons. For bots that do not score options, just their choice. */
export function adviceOf<C>({ command, kept }: Decision<C>, inWords: Describe<C>, most = SHOWN): readonly Advice<C>[] {
  if (kept.length === 0) return [{ option: command, words: inWords(command), tally: null, tiers: [], alike: [] }];
  const named = new Set<string>();
  const best = new Map<string, Advice<C> & { readonly alike: string[] }>(); // keyed by reasons
  for (const { option, tiers, tally } of kept) {
    const words = inWords(option);
    if (named.has(words)) continue;
    named.add(words);
    const isScored = tally.lines.some(({ why }) => why.code !== 'no-rule');
    const reasons = isScored ? JSON.stringify([tiers, tally.lines]) : words;
    const twin = best.get(reasons);
    if (twin) twin.alike.push(words);
    else if (best.size < most) best.set(reasons, { option, words, tally, tiers, alike: [] });
  }
  return [...best.values()];
}

/** Text of the only action open to a seat; undefined if there is none or a choice. */
export function onlyAction<K extends Kinds>(
  game: Pick<Game<K>, 'options' | 'isDeed'>,
  view: K['view'],
  seat: Seat,
  kinds: readonly string[],
  inWords: Describe<K['command']>,
): string | undefined {
  let only: string | undefined;
  for (const option of ofKinds(game.options(view, seat), kinds)) {
    if (game.isDeed?.(option, view) === false) continue;
    const words = inWords(option);
    if (only !== undefined && only !== words) return undefined;
    only = words;
  }
  return only;
}

/** Advice to show unasked: the only action, if a scoring bot would choose it too. */
export const obviousAdvice = <C>(advice: readonly Advice<C>[], deed: string): readonly Advice<C>[] =>
  advice.slice(0, 1).filter(({ words, tally }) => tally !== null && words === deed);

/** One line of a hint. Ranks are compared before scores and add no points. */
export type Reason =
  | { readonly is: 'rank'; readonly why: Fact; readonly tier: unknown }
  | { readonly is: 'points'; readonly why: Fact; readonly points: number }
  | { readonly is: 'rest'; readonly count: number; readonly points: number };

interface Reasons {
  readonly lines: readonly Reason[];
  readonly total: number;
}

const LINES = 4;

/**
 * A short receipt: the largest lines, the rest combined, with rounded figures that still add up. Lines that round to
 * 0 are omitted.
 */
export function reasonsOf({ lines, total }: Tally, most = LINES): Reasons {
  const ranks = lines.filter(isRank);
  const scores = lines.filter((line) => !isRank(line)).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const shown = scores.length > most ? scores.slice(0, most - 1) : scores;
  const rest = scores.slice(shown.length);
  const points = addingUp([...shown.map(({ value }) => value), sum(rest)], total);
  const reasons = shown.map(({ why }, i): Reason => ({ is: 'points', why, points: points.values[i] as number }));
  const left: Reason = { is: 'rest', count: rest.length, points: points.values.at(-1) as number };
  return {
    lines: [
      ...ranks.map(({ why }): Reason => ({ is: 'rank', why, tier: why.tier })),
      ...[...reasons, left].filter((line) => line.is !== 'rank' && line.points !== 0),
    ],
    total: points.total,
  };
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { value }) => all + value, 0);

/** Rounds for display; the rounding error goes to the largest figure. */
function addingUp(exact: readonly number[], sumOfAll: number): { readonly values: number[]; readonly total: number } {
  const decimals = decimalsFor(exact);
  const rounded = (value: number): number => Number(value.toFixed(decimals)) + 0; // + 0 avoids -0
  const values = exact.map(rounded);
  const total = rounded(sumOfAll);
  const gap = total - values.reduce((all, value) => all + value, 0);
  values[0] = rounded((values[0] as number) + gap);
  return { values, total };
}

/** Decimals: none for whole points, one for large values, three for fractions of 1. */
function decimalsFor(values: readonly number[]): number {
  if (values.every((value) => Math.abs(value - Math.round(value)) < 1e-9)) return 0;
  return values.some((value) => Math.abs(value) >= 1) ? 1 : 3;
}
