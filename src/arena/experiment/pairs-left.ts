import { scoreOf, scoreOfNelo } from '../stats/elo.ts';
import { gameVariance, momentsOf, NO_PAIRS, type Pentanomial, sampleOf } from '../stats/pairs.ts';
import { type Bounds, judge, outlook, type Scores, type Sprt } from '../stats/sprt.ts';
import type { Judge } from './judge.ts';
import type { Plan } from './plan.ts';

/** Estimated number of pairs still to play. For a test, assumes the bots are as strong as they look now. */
export function pairsLeft(plan: Plan, { totals: account, isOver }: Judge): number {
  if (isOver) return 0;
  const left = plan.most - account.pairs;
  if (!plan.test) return left;
  return Math.min(left, Math.ceil(gamesToVerdict(plan.test, account.cells[0]?.pairs ?? NO_PAIRS) / 2));
}

/**
 * Wald's expected length of a test that starts where this one stands. His formula is for win/loss games, so scores
 * are rescaled by their standard deviation.
 */
export function gamesToVerdict(test: Sprt, pairs: Pentanomial): number {
  const { llr, lower, upper } = judge(test, pairs);
  const bounds: Bounds = { lower: Math.min(lower - llr, -SMALL), upper: Math.max(upper - llr, SMALL) };
  const sample = sampleOf(pairs);
  const deviation = Math.max(SMALL, Math.sqrt(gameVariance(sample)));
  const asWinLoss = (score: number): number =>
    Math.min(MOST, Math.max(1 - MOST, 0.5 + (score - 0.5) / (2 * deviation)));
  const scoreAt = (elo: number): number => (test.scale === 'logistic' ? scoreOf(elo) : scoreOfNelo(elo, pairs));
  const scores: Scores = [asWinLoss(scoreAt(test.elo0)), asWinLoss(scoreAt(test.elo1))];
  if (scores[0] >= scores[1]) return 0; // constant scores: a pair or two decide
  return Math.max(0, outlook(scores, bounds, asWinLoss(momentsOf(sample.cells).mean)).games);
}

const SMALL = 1e-3;

const MOST = 0.999;
