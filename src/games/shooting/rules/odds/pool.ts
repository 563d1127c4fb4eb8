import type { Mark, Terms } from '../../terms.ts';
import { mostHits, woundOdds } from './attack.ts';
import { type Front, frontWith, type Lane, type Line } from './line.ts';
import { lostTo, missed, packetOdds } from './packets.ts';
import { convolve, type Pmf, thinned } from './pmf.ts';
import { advance, type Steps, spillSteps, stepsOf, thin } from './steps.ts';

/** Wounds to deal last: single mortal wounds, or whole critical wounds if it matters which model they hit. */
interface Axis {
  readonly kind: string;
  readonly steps: Steps; // the effect of dealing one
  size: number; // counts from 0 to the most that matter
  stride: number;
}

/** How one volley fills the pool. */
export interface Filling {
  readonly axis: number;
  readonly chance: number; // probability that a critical wound adds anything
  readonly most: number; // more critical wounds than this make no difference
  readonly powers: readonly Pmf[]; // the distribution of what n critical wounds add, by n
}

/** Everything still to deal, in order. A state of the pool is one number. */
export interface Pool {
  readonly size: number;
  readonly axes: readonly Axis[];
  readonly fillings: readonly (Filling | null)[]; // by volley; null if it adds nothing
}

interface Volley {
  readonly terms: Terms;
  readonly marks: readonly Mark[];
}

/** Critical wounds go to the front of the lane their volley shoots along. */
export function poolOf(
  volleys: readonly Volley[],
  line: Line,
  oneModel: boolean,
  laneOf: (terms: Terms) => Lane,
): Pool {
  const axes: Axis[] = [];
  const fillings = volleys.map(({ terms, marks }): Filling | null => {
    const hits = mostHits(terms);
    if (woundOdds(terms).mortal === 0 || hits === 0) return null;
    const lane = laneOf(terms);
    const front = line.fronts[lane];
    const several = lane === 'precise' && line.heads.length > 1; // a pick lasts for a whole critical wound
    const points = !several && arePoints({ terms, marks }, oneModel);
    const after = several ? (mark: number) => frontWith(line, mark) : () => front;
    const whole = points ? pointSteps(front, marks) : criticalSteps(front, { terms, marks }, oneModel, after);
    const { steps, chance, enough } = thin(whole, front, line.wounds);
    const adds = points ? thinned(packetOdds(terms, marks[0] as Mark), chance) : Float64Array.of(1 - chance, chance);
    const nothing = adds[0] as number;
    if (nothing === 1) return null; // e.g. a weapon without damage
    const kind = JSON.stringify([lane, points || [terms.damage, terms.damagePlus], marks.map(met)]);
    if (axes.at(-1)?.kind !== kind) axes.push({ kind, steps, size: 1, stride: 1 }); // else it joins an existing axis
    const axis = axes.length - 1;
    const its = axes[axis] as Axis;
    its.size = Math.min(enough + 1, its.size + hits * (adds.length - 1));
    const some = adds.map((odds, many) => (many === 0 ? 0 : odds / (1 - nothing)));
    const most = Math.min(hits, enough);
    return { axis, chance: 1 - nothing, most, powers: powers(some, most, enough) };
  });
  let size = 1;
  for (const axis of axes) {
    axis.stride = size;
    size *= axis.size;
  }
  return { size, axes, fillings };
}

/** Single wounds can be counted if every model takes the same number and none are lost with the model they hit. */
function arePoints({ terms, marks }: Volley, oneModel: boolean): boolean {
  const [first] = marks;
  const alike = marks.every(({ halved, less }) => halved === first?.halved && less === first.less);
  return alike && (!oneModel || packetOdds(terms, first as Mark).length <= 2);
}

const met = ({ feelNoPain, halved, less }: Mark) => [feelNoPain, halved, less];

/** One mortal wound on the model at the front. */
const pointSteps = (front: Front, marks: readonly Mark[]): Steps =>
  stepsOf(front, (mark) => {
    const felt = missed((marks[mark] as Mark).feelNoPain);
    return Float64Array.of(1 - felt, felt);
  });

/**
 * One whole critical wound: its excess mortal wounds go to the next model or are lost. `after` gives the front for
 * wounds that started on this model.
 */
export function criticalSteps(
  front: Front,
  { terms, marks }: Volley,
  oneModel: boolean,
  after: (mark: number) => Front = () => front,
): Steps {
  if (oneModel) return stepsOf(front, lostTo(terms, marks, false));
  const sizes = marks.map((mark) => packetOdds(terms, mark));
  const known = new Map<number, Steps>();
  const point = (mark: number): Steps => {
    const found = known.get(mark) ?? pointSteps(after(mark), marks);
    known.set(mark, found);
    return found;
  };
  return spillSteps(front, point, (mark) => sizes[mark] as Pmf);
}

function powers(each: Pmf, many: number, most: number): Pmf[] {
  const out: Pmf[] = [Float64Array.of(1)];
  for (let k = 1; k <= many; k++) out.push(convolve(out[k - 1] as Pmf, each, most));
  return out;
}

/** Deals everything in the pool and leaves the odds by state of the target. */
export function deal({ axes, size: all }: Pool, odds: Float64Array, states: number): Float64Array {
  let now = odds;
  let width = all;
  for (const { size, steps } of axes) {
    // The first axis varies fastest: it is dealt first, the others are carried along.
    width /= size;
    const out = new Float64Array(states * width);
    for (let count = size - 1; count >= 0; count--) {
      if (count < size - 1) advance(steps, out, width);
      for (let at = 0; at < out.length; at++) out[at] = (out[at] as number) + (now[at * size + count] as number);
    }
    now = out;
  }
  return now;
}
