import type { Decision } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { Line, Tally } from '../kernel/tally.ts';
import { ofKinds } from './random.ts';
import { isRank } from './rank-places.ts';

/**
 * When a bot tells a person what it would do. off = never; obvious = when it is asked, and by itself where just one thing
 * can sensibly be done; smart = each time the person must act.
 */
export const HINTS = ['off', 'obvious', 'smart'] as const;
export type Hints = (typeof HINTS)[number];
export const USUAL_HINTS: Hints = 'obvious';

/** One thing that a bot would do. */
export interface Advice<C> {
  readonly option: C | null; // null = keeping quiet
  readonly words: string;
  readonly tally: Tally | null; // null = the bot keeps no scores
  readonly tiers: readonly number[]; // by ranking rule: they decide before any points do
  readonly alike: readonly string[]; // others in words, which are as good for the very same reasons
}

type InWords<C> = (option: C | null) => string;

const SHOWN = 3;

/**
 * The best three, no two of them in the same words or for the very same reasons; of a bot that keeps no scores, what it
 * would do.
 */
export function adviceOf<C>({ command, kept }: Decision<C>, inWords: InWords<C>): readonly Advice<C>[] {
  if (kept.length === 0) return [{ option: command, words: inWords(command), tally: null, tiers: [], alike: [] }];
  const named = new Set<string>();
  const best = new Map<string, Advice<C> & { readonly alike: string[] }>(); // by their reasons
  for (const { option, tiers, tally } of kept) {
    const words = inWords(option);
    if (named.has(words)) continue;
    named.add(words);
    const reasons = tally.lines.length > 0 ? JSON.stringify([tiers, tally.lines]) : words;
    const twin = best.get(reasons);
    if (twin) twin.alike.push(words);
    else if (best.size < SHOWN) best.set(reasons, { option, words, tally, tiers, alike: [] });
  }
  return [...best.values()];
}

/** The words of the only deed that is open to a seat; undefined where there is none, or a choice. */
export function onlyDeed<K extends Kinds>(
  game: Pick<Game<K>, 'options' | 'isDeed'>,
  view: K['view'],
  seat: Seat,
  kinds: readonly string[],
  inWords: InWords<K['command']>,
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

/** What goes without asking: the only deed there is, where a bot that weighs its options would do it too. */
export const obviousIn = <C>(advice: readonly Advice<C>[], deed: string): readonly Advice<C>[] =>
  advice.slice(0, 1).filter(({ words, tally }) => tally !== null && words === deed);

/** One line of a hint. Ranks decide before any points do, and add none. */
export type Reason =
  | { readonly is: 'rank'; readonly why: Fact; readonly tier: unknown }
  | { readonly is: 'points'; readonly why: Fact; readonly points: number }
  | { readonly is: 'rest'; readonly count: number; readonly points: number };

export interface Reasons {
  readonly lines: readonly Reason[];
  readonly total: number;
}

const LINES = 4;

/**
 * A receipt in few lines: the weightiest, the smaller ones in one, and figures that add up as they are printed. What comes
 * to nothing when it is printed is left out.
 */
export function reasonsOf({ lines, total }: Tally, most = LINES): Reasons {
  const ranks = lines.filter(isRank);
  const scores = lines.filter((line) => !isRank(line)).toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const shown = scores.length > most ? scores.slice(0, most - 1) : scores;
  const rest = scores.slice(shown.length);
  const points = addingUp([...shown.map(({ value }) => value), sum(rest)], total);
  const told = shown.map(({ why }, i): Reason => ({ is: 'points', why, points: points.values[i] as number }));
  const left: Reason = { is: 'rest', count: rest.length, points: points.values.at(-1) as number };
  return {
    lines: [
      ...ranks.map(({ why }): Reason => ({ is: 'rank', why, tier: why.tier })),
      ...[...told, left].filter((line) => line.is !== 'rank' && line.points !== 0),
    ],
    total: points.total,
  };
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, { value }) => all + value, 0);

/** Rounded for the eye; what rounding leaves over goes to the weightiest figure, where it is felt least. */
function addingUp(exact: readonly number[], sumOfAll: number): { readonly values: number[]; readonly total: number } {
  const decimals = decimalsFor(exact);
  const rounded = (value: number): number => Number(value.toFixed(decimals)) + 0; // + 0 turns -0 into 0
  const values = exact.map(rounded);
  const total = rounded(sumOfAll);
  const gap = total - values.reduce((all, value) => all + value, 0);
  values[0] = rounded((values[0] as number) + gap);
  return { values, total };
}

/** None for whole points, one where points are large, three where they are shares of one. */
function decimalsFor(values: readonly number[]): number {
  if (values.every((value) => Math.abs(value - Math.round(value)) < 1e-9)) return 0;
  return values.some((value) => Math.abs(value) >= 1) ? 1 : 3;
}
