import type { Decision, Judged, Weights } from '../../kernel/bot.ts';
import { sameJson } from '../same-json.ts';

/** How one weight bears on a decision. */
export interface Sway<C> {
  readonly weight: string;
  readonly value: number; // as the bot has it
  readonly swing: number; // points by which the lead over some option moves when the weight grows by a tenth
  readonly up: Turn<C> | null; // where it first leads to another choice, raised; null = nowhere in range
  readonly down: Turn<C> | null;
  readonly sought: boolean; // false = there was no time to look how far it may be moved
}

/** Another choice, and the value of the weight that leads to it. */
export interface Turn<C> {
  readonly to: number;
  readonly command: C | null;
}

export interface Search {
  readonly range?: number; // the largest change tried, in sizes of the weight
  readonly enough?: () => boolean; // a time limit
}

const A_TENTH = 0.1;
const BESIDE = 1e-6; // how close to a crossing it is tried on either side
const PRECISION = 1e-4; // of a crossing that is found by halving

/**
 * Every weight by how far it can be moved, each alone, before another command is chosen; the one with the nearest turn
 * comes first, in sizes of the weight. Where the two best are straight lines in the weight their crossing is tried at
 * once, else halving finds it. What flips and flips back between two tries is not seen. Every turn has been decided with
 * exactly the value it names.
 */
export function sensitivity<C>(
  decide: (weights: Weights) => Decision<C>,
  weights: Weights,
  { range = 4, enough = () => false }: Search = {},
): Sway<C>[] {
  const now = decide(weights);
  const sways = Object.entries(weights).map(([weight, value]) => {
    const at = (size: number): Decision<C> => decide({ ...weights, [weight]: moved(value, size) });
    const slopes = slopesOf(now, at(A_TENTH));
    return { weight, value, at, slopes, swing: Math.max(0, ...slopes.map(({ lead }) => Math.abs(lead))) };
  });
  sways.sort((a, b) => b.swing - a.swing);
  const found = sways.map(({ weight, value, at, slopes, swing }): Sway<C> => {
    const sought = swing > 0 && !enough();
    const turn = (sign: 1 | -1): Turn<C> | null => {
      if (!sought) return null;
      const found = turnOf(now, at, crossing(slopes, sign, range), sign, range);
      return found && { to: moved(value, found.size), command: found.decision.command };
    };
    return { weight, value, swing, up: turn(1), down: turn(-1), sought: sought || swing === 0 };
  });
  return found.sort((a, b) => nearness(a) - nearness(b) || b.swing - a.swing);
}

/** How far the nearer turn is, in sizes of the weight; without any it is endless. */
function nearness({ value, up, down }: Sway<unknown>): number {
  const sizes = [up, down].flatMap((turn) => (turn ? [Math.abs(turn.to - value) / sizeOf(value)] : []));
  return Math.min(Number.MAX_VALUE, ...sizes);
}

/** A weight of 0 has the size of 1. */
const sizeOf = (value: number): number => Math.abs(value) || 1;
const moved = (value: number, size: number): number => value + size * sizeOf(value);

interface Slope {
  readonly ahead: number; // of the choice, now; infinite = by rank
  readonly lead: number; // what it gains when the weight grows by a tenth
}

/** How the lead of the choice over each other option changes; an option that changes its rank counts as a point. */
function slopesOf<C>(now: Decision<C>, then: Decision<C>): Slope[] {
  const turned: Slope[] = sameJson(now.command, then.command) ? [] : [{ ahead: 0, lead: -1 }];
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

/** The smallest change at which some other option draws level, as far as straight lines go; none = the whole range. */
function crossing(slopes: readonly Slope[], sign: 1 | -1, range: number): number {
  const sizes = slopes.map(({ ahead, lead }) => (lead * sign < 0 ? (A_TENTH * ahead) / -(lead * sign) : range));
  return Math.min(range, ...sizes);
}

interface Found<C> {
  readonly size: number; // with its sign
  readonly decision: Decision<C>;
}

function turnOf<C>(
  now: Decision<C>,
  at: (size: number) => Decision<C>,
  guess: number,
  sign: 1 | -1,
  range: number,
): Found<C> | null {
  const look = (size: number): Found<C> | null => {
    const decision = at(sign * size);
    return sameJson(decision.command, now.command) ? null : { size: sign * size, decision };
  };
  const beyond = Math.min(range, guess * (1 + BESIDE) + BESIDE);
  const found = look(beyond);
  if (!found) return guess >= range ? null : narrowed(look, beyond, range, look(range));
  const before = guess * (1 - BESIDE) - BESIDE;
  const sooner = before <= 0 ? null : look(before);
  return sooner ? narrowed(look, 0, before, sooner) : found;
}

/** Halves the way between a change that keeps the choice and one that does not. */
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
