import type { Decision, Judged, Weights } from '../../kernel/bot.ts';
import { sameJson } from '../same-json.ts';
import { isStillChosen } from '../still-chosen.ts';

/** How a weight affects a decision. */
export interface WeightSensitivity<C> {
  readonly weight: string;
  readonly value: number; // current value
  readonly swing: number; // largest change of a lead, in points, when the weight grows by 10%
  readonly up: FlipPoint<C> | null; // first increase that changes the choice; null if there is none in range
  readonly down: FlipPoint<C> | null;
  readonly sought: boolean; // false if time ran out before the search
}

/** The other choice, and the weight value at which it is chosen. */
export interface FlipPoint<C> {
  readonly to: number;
  readonly command: C | null;
}

type SameChoice<C> = (a: C | null, b: C | null) => boolean;

interface Search<C> {
  readonly range?: number; // largest change tried, in multiples of the weight
  readonly enough?: () => boolean; // a time limit
  readonly sameChoice?: SameChoice<C>; // default: the same command
}

const A_TENTH = 0.1;
const BESIDE = 1e-6; // how close to a crossing it is tested on both sides
const PRECISION = 1e-4; // for crossings found by bisection

/**
 * For each weight on its own, how far it can change before another command is chosen; nearest first. Tests the
 * computed crossing if scores are linear in the weight, otherwise bisects. Flips that revert between two tests are
 * missed. Every flip point was decided with exactly its value.
 */
export function sensitivity<C>(
  decide: (weights: Weights) => Decision<C>,
  weights: Weights,
  { range = 4, enough = () => false, sameChoice = sameJson }: Search<C> = {},
): WeightSensitivity<C>[] {
  const now = decide(weights);
  const sways = Object.entries(weights).map(([weight, value]) => {
    const at = (size: number): Decision<C> => decide({ ...weights, [weight]: moved(value, size) });
    const slopes = slopesOf(now, at(A_TENTH), sameChoice);
    return { weight, value, at, slopes, swing: Math.max(0, ...slopes.map(({ lead }) => Math.abs(lead))) };
  });
  sways.sort((a, b) => b.swing - a.swing);
  const found = sways.map(({ weight, value, at, slopes, swing }): WeightSensitivity<C> => {
    const sought = swing > 0 && !enough();
    const turn = (sign: 1 | -1): FlipPoint<C> | null => {
      if (!sought) return null;
      const found = turnOf(now, at, crossing(slopes, sign, range), sign, range, sameChoice);
      return found && { to: moved(value, found.size), command: found.decision.command };
    };
    return { weight, value, swing, up: turn(1), down: turn(-1), sought: sought || swing === 0 };
  });
  return found.sort((a, b) => nearness(a) - nearness(b) || b.swing - a.swing);
}

/** Distance to the nearer flip point, in multiples of the weight; very large if there is none. */
function nearness({ value, up, down }: WeightSensitivity<unknown>): number {
  const sizes = [up, down].flatMap((turn) => (turn ? [Math.abs(turn.to - value) / sizeOf(value)] : []));
  return Math.min(Number.MAX_VALUE, ...sizes);
}

/** Weights of 0 use 1 as their size. */
const sizeOf = (value: number): number => Math.abs(value) || 1;
const moved = (value: number, size: number): number => value + size * sizeOf(value);

interface Slope {
  readonly ahead: number; // current lead of the choice; infinite if decided by rank
  readonly lead: number; // change of the lead when the weight grows by 10%
}

/** How the lead over each other option changes; a change of rank counts as one point. */
function slopesOf<C>(now: Decision<C>, then: Decision<C>, sameChoice: SameChoice<C>): Slope[] {
  const turned: Slope[] = isStillChosen(now.command, then, sameChoice) ? [] : [{ ahead: 0, lead: -1 }];
  const [best, ...others] = now.kept;
  if (!best) return turned;
  const after = new Map(then.kept.map((judged) => [JSON.stringify(judged.option), judged]));
  const gain = ({ option, tally }: Judged<C>): number =>
    (after.get(JSON.stringify(option)) ?? { tally }).tally.total - tally.total;
  const own = gain(best);
  const slopes = others.map((other): Slope => {
    const found = after.get(JSON.stringify(other.option)) ?? other;
    if (String(found.tiers) !== String(other.tiers)) return { ahead: Number.POSITIVE_INFINITY, lead: 1 };
    const isLevel = String(other.tiers) === String(best.tiers);
    const lead = own - gain(other);
    return {
      ahead: isLevel ? best.tally.total - other.tally.total : Number.POSITIVE_INFINITY,
      lead: Math.abs(lead) < 1e-12 ? 0 : lead,
    };
  });
  return [...turned, ...slopes];
}

/** Smallest change at which another option draws level, assuming linearity; otherwise the whole range. */
function crossing(slopes: readonly Slope[], sign: 1 | -1, range: number): number {
  const sizes = slopes.map(({ ahead, lead }) => (lead * sign < 0 ? (A_TENTH * ahead) / -(lead * sign) : range));
  return Math.min(range, ...sizes);
}

interface Found<C> {
  readonly size: number; // signed
  readonly decision: Decision<C>;
}

function turnOf<C>(
  now: Decision<C>,
  at: (size: number) => Decision<C>,
  guess: number,
  sign: 1 | -1,
  range: number,
  sameChoice: SameChoice<C>,
): Found<C> | null {
  const look = (size: number): Found<C> | null => {
    const decision = at(sign * size);
    return isStillChosen(now.command, decision, sameChoice) ? null : { size: sign * size, decision };
  };
  const beyond = Math.min(range, guess * (1 + BESIDE) + BESIDE);
  const found = look(beyond);
  if (!found) return guess >= range ? null : narrowed(look, beyond, range, look(range));
  const before = guess * (1 - BESIDE) - BESIDE;
  const sooner = before <= 0 ? null : look(before);
  return sooner ? narrowed(look, 0, before, sooner) : found;
}

/** Bisects between a change that keeps the choice and one that does not. */
function narrowed<C>(
  look: (size: number) => Found<C> | null,
  low: number,
  high: number,
  found: Found<C> | null,
): Found<C> | null {
  if (!found) return null;
  while (high - low > PRECISION * high) {
    const middle = (low + high) / 2;
    const there = look(middle);
    if (there) [high, found] = [middle, there];
    else low = middle;
  }
  return found;
}
