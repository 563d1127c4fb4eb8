import type { Front } from './line.ts';
import { NOTHING, type Pmf } from './pmf.ts';

/** The effect of one event, by state of the target: the states it leads to, and the chance that nothing happens. */
export interface Steps {
  readonly stay: Float64Array; // by state
  readonly first: Int32Array; // by state: where its entries start, plus one at the end
  readonly to: Int32Array;
  readonly odds: Float64Array;
}

/** `lost` gives how many wounds the front model loses, at most those it has left. */
export function stepsOf({ mark, left, stride }: Front, lost: (mark: number, left: number) => Pmf): Steps {
  const states = mark.length;
  const pmfs = Array.from(mark, (front, state) => (front === -1 ? NONE : lost(front, left[state] as number)));
  const room = pmfs.reduce((sum, pmf) => sum + pmf.length, 0);
  const stay = new Float64Array(states).fill(1);
  const first = new Int32Array(states + 1);
  const [to, odds] = [new Int32Array(room), new Float64Array(room)];
  let ways = 0;
  for (let state = 0; state < states; state++) {
    first[state] = ways;
    const pmf = pmfs[state] as Pmf;
    if (pmf.length === 0) continue;
    stay[state] = pmf[0] as number;
    for (let wounds = 1; wounds < pmf.length; wounds++) {
      const chance = pmf[wounds] as number;
      if (chance < NOTHING) continue;
      to[ways] = state + wounds * (stride[state] as number);
      odds[ways++] = chance;
    }
  }
  first[states] = ways;
  return { stay, first, to: to.subarray(0, ways), odds: odds.subarray(0, ways) };
}
const NONE: Pmf = new Float64Array(0);

/** Several single wounds in a row, each on the model then at the front. `mark` is the model that was hit first. */
export function spillSteps(front: Front, point: (mark: number) => Steps, many: (mark: number) => Pmf): Steps {
  return stepsFrom(front, (state) => {
    const ends = new Map<number, number>();
    let now = new Map([[state, 1]]);
    const mark = front.mark[state] as number;
    const count = many(mark);
    for (let done = 0; done < count.length; done++) {
      for (const [at, odds] of now) ends.set(at, (ends.get(at) ?? 0) + odds * (count[done] as number));
      now = onward(point(mark), now);
    }
    return [...ends];
  });
}

export function onward({ stay, first, to, odds }: Steps, now: ReadonlyMap<number, number>): Map<number, number> {
  const next = new Map<number, number>();
  for (const [at, chance] of now) {
    next.set(at, (next.get(at) ?? 0) + chance * (stay[at] as number));
    for (let i = first[at] as number; i < (first[at + 1] as number); i++) {
      const end = to[i] as number;
      next.set(end, (next.get(end) ?? 0) + chance * (odds[i] as number));
    }
  }
  return next;
}

export function stepsFrom(
  front: Front,
  ways: (state: number) => readonly (readonly [to: number, odds: number])[],
): Steps {
  const states = front.mark.length;
  const stay = new Float64Array(states).fill(1);
  const first = new Int32Array(states + 1);
  const [to, odds]: [number[], number[]] = [[], []];
  for (let state = 0; state < states; state++) {
    first[state] = to.length;
    if (front.mark[state] === -1) continue;
    stay[state] = 0;
    for (const [end, chance] of ways(state)) {
      if (end === state) stay[state] = chance;
      else if (chance >= NOTHING) {
        to.push(end);
        odds.push(chance);
      }
    }
  }
  first[states] = to.length;
  return { stay, first, to: Int32Array.from(to), odds: Float64Array.from(odds) };
}

/** Steps without the idle probability that all states share. */
export interface Thinned {
  readonly steps: Steps;
  readonly chance: number; // probability that anything happens
  readonly enough: number; // after this many, no model is left that can be hurt
}

/** If a model cannot be hurt, it stays at the front and everything after it is lost. */
export function thin(steps: Steps, front: Front, wounds: number): Thinned {
  let [chance, rarest] = [0, 1];
  for (let state = 0; state < steps.stay.length; state++) {
    if (front.mark[state] === -1 || steps.first[state] === steps.first[state + 1]) continue;
    const moves = 1 - (steps.stay[state] as number);
    chance = Math.max(chance, moves);
    rarest = Math.min(rarest, moves);
  }
  if (chance === 0) return { steps, chance: 1, enough: 0 };
  const even = chance - rarest < 1e-12;
  const stay = steps.stay.map((_, state) =>
    front.mark[state] === -1 ? 1 : even ? 0 : 1 - (1 - (steps.stay[state] as number)) / chance,
  );
  const odds = steps.odds.map((way) => way / chance);
  return { steps: { ...steps, stay, odds }, chance, enough: tries(wounds, even ? 1 : rarest / chance) };
}

/** How many tries give this many successes with certainty, within double precision. */
export function tries(wanted: number, chance: number): number {
  if (chance === 1) return wanted;
  const short = new Float64Array(wanted); // probability of each number of successes below `wanted`
  short[0] = 1;
  let [many, left] = [0, 1];
  while (left > 1e-18) {
    left = 0;
    for (let k = wanted - 1; k >= 0; k--) {
      const odds = (short[k] as number) * (1 - chance) + (k > 0 ? (short[k - 1] as number) * chance : 0);
      short[k] = odds;
      left += odds;
    }
    many++;
  }
  return many;
}

/** Applies the steps once, in place. `odds` has `width` independent values per state. */
export function advance({ stay, first, to, odds: ways }: Steps, odds: Float64Array, width: number): void {
  for (let state = stay.length - 1; state >= 0; state--) {
    const begin = first[state] as number;
    const end = first[state + 1] as number;
    if (begin === end) continue;
    const keep = stay[state] as number;
    const from = state * width;
    for (let beside = from; beside < from + width; beside++) {
      const chance = odds[beside] as number;
      if (chance < NOTHING) continue;
      for (let i = begin; i < end; i++) {
        const at = (to[i] as number) * width + beside - from;
        odds[at] = (odds[at] as number) + chance * (ways[i] as number);
      }
      odds[beside] = chance * keep;
    }
  }
}
