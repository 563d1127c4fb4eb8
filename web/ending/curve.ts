import type { Outcome } from '../../src/kernel/game.ts';
import { winOdds } from '../../src/kernel/win-odds.ts';
import { pacer } from '../replay/pacer.ts';
import { places, type Recording } from '../replay/recording.ts';

/** Each side's chance of winning after an entry, in the order of the game's sides. */
export interface CurvePoint {
  readonly n: number; // the entry; -1 is the start
  readonly turn: number; // in which the entry was made: one that ends a turn is part of it
  readonly odds: readonly number[];
}

/** The win probability over a finished match. It pauses now and then, so that the page stays responsive. */
export async function winCurve({ game, rules, entries, turns }: Recording): Promise<readonly CurvePoint[]> {
  const points: CurvePoint[] = [{ n: -1, turn: 1, odds: winOdds(game, rules, game.begin(rules)) }];
  const pause = pacer();
  for (const { n, state, outcome } of places({ game, rules, log: entries })) {
    await pause();
    points.push({ n, turn: turns[n - 1] ?? 1, odds: winOdds(game, rules, state, isClosed(outcome) ? null : outcome) });
  }
  return points;
}

/** A match that was closed early has no result, only a last position. */
const isClosed = (outcome: Outcome | undefined): boolean => outcome?.reason.code === 'closed';
