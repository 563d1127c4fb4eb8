import type { Mark, Terms } from '../../terms.ts';
import { mortalPainOf } from '../attack/save.ts';
import { CRITICAL_WOUND, termsAt } from '../attack/wound-kind.ts';
import { mostHits, woundOdds } from './attack.ts';
import { type Flags, NO_FLAGS } from './flags.ts';
import { type Allocation, type Front, frontWith, type Line } from './line.ts';
import { lostTo, missed, packetOdds, sameDamage } from './packets.ts';
import { amountOdds, convolve, NOTHING, type Pmf, thinned } from './pmf.ts';
import { advance, type Steps, spillSteps, stepsOf, thin } from './steps.ts';
import { damageWays, flagSpill, flagSteps } from './ways.ts';

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
  readonly extras: readonly Readonly<Partial<Record<'hit' | 'wound', Filling | null>>>[]; // of other criticals, by volley
}

interface Volley {
  readonly terms: Terms;
  readonly marks: readonly Mark[];
}

/** Critical wounds go to the model that is first in their volley's allocation. */
export function poolOf(
  volleys: readonly Volley[],
  line: Line,
  oneModel: boolean,
  allocationOf: (terms: Terms) => Allocation,
  flags: Flags = NO_FLAGS,
): Pool {
  const axes: Axis[] = [];
  const fillings = volleys.map(({ terms: usual, marks }): Filling | null => {
    const terms = termsAt(usual, CRITICAL_WOUND);
    const hits = mostHits(terms);
    if (woundOdds(terms).mortal === 0 || hits === 0) return null;
    const allocation = allocationOf(terms);
    const front = line.fronts[allocation];
    const several = allocation === 'precise' && line.heads.length > 1; // a pick lasts for a whole critical wound
    const points = !several && arePoints({ terms, marks }, oneModel);
    const after = several ? (mark: number) => frontWith(line, mark) : () => front;
    const whole = points ? pointSteps(front, marks) : criticalSteps(front, { terms, marks }, oneModel, after, flags);
    const { steps, chance, enough } = thin(whole, front, line.wounds + flags.many);
    const adds = points
      ? thinned(packetOdds(terms, marks[0] as Mark, undefined, mortalPainOf(marks[0] as Mark)), chance)
      : Float64Array.of(1 - chance, chance);
    const kind = JSON.stringify([allocation, points || dealt(terms), marks.map(met)]);
    return filled(axes, { kind, steps }, adds, hits, enough);
  });
  const extras = volleys.map(({ terms, marks }) => {
    const front = line.fronts.line; // additional mortal wounds pick out no one
    return mapped(terms.criticalMortals ?? {}, (amount): Filling | null => {
      const { steps, chance, enough } = thin(pointSteps(front, marks), front, line.wounds);
      const kind = JSON.stringify(['extra', marks.map(mortalPainOf)]);
      return filled(axes, { kind, steps }, thinned(amountOdds(amount), chance), mostHits(terms), enough);
    });
  });
  let size = 1;
  for (const axis of axes) {
    axis.stride = size;
    size *= axis.size;
  }
  return { size, axes, fillings, extras };
}

const mapped = <K extends string, T, U>(from: Readonly<Partial<Record<K, T>>>, of: (one: T) => U) =>
  Object.fromEntries(Object.entries<T>(from as Record<K, T>).map(([key, one]) => [key, of(one)])) as Partial<
    Record<K, U>
  >;

/** Fills the last axis if it is of this kind, or a new one. `adds` is what one critical adds. */
function filled(
  axes: Axis[],
  { kind, steps }: Pick<Axis, 'kind' | 'steps'>,
  adds: Pmf,
  hits: number,
  enough: number,
): Filling | null {
  const nothing = adds[0] as number;
  if (nothing === 1) return null; // e.g. a weapon without damage
  if (axes.at(-1)?.kind !== kind) axes.push({ kind, steps, size: 1, stride: 1 });
  const axis = axes.length - 1;
  const its = axes[axis] as Axis;
  its.size = Math.min(enough + 1, its.size + hits * (adds.length - 1));
  const some = adds.map((odds, many) => (many === 0 ? 0 : odds / (1 - nothing)));
  const most = Math.min(hits, enough);
  return { axis, chance: 1 - nothing, most, powers: powers(some, most, enough) };
}

/** Adds one critical to the pool, in place. */
export function fillOne(odds: Float64Array, { axis, chance, powers: [, adds] }: Filling, { axes, size }: Pool): void {
  const { stride, size: deep } = axes[axis] as Axis;
  if (!adds) return;
  for (let at = odds.length - 1; at >= 0; at--) {
    const now = odds[at] as number;
    if (now < NOTHING) continue;
    const count = Math.floor((at % size) / stride) % deep;
    odds[at] = now * (1 - chance);
    for (let many = 1; many < adds.length; many++) {
      const to = at + stride * (Math.min(count + many, deep - 1) - count);
      odds[to] = (odds[to] as number) + now * chance * (adds[many] as number);
    }
  }
}

/** Single wounds can be counted if every model takes the same number and none are lost with the model they hit. */
function arePoints({ terms, marks }: Volley, oneModel: boolean): boolean {
  const first = marks[0] as Mark;
  const alike = marks.every(
    (mark) =>
      mark === first ||
      (sameDamage(mark, first) && !(terms.damageReRoll && mortalPainOf(mark) !== mortalPainOf(first))),
  );
  return alike && !usesOne(terms) && (!oneModel || packetOdds(terms, first).length <= 2);
}

const met = ({ halved, less, most, ...mark }: Mark) => [mortalPainOf(mark), halved, less, most];
const dealt = (terms: Terms) => [terms.damage, terms.damagePlus, terms.damageLeast, terms.damageReRoll, usesOne(terms)];
const usesOne = ({ one, damage }: Terms): boolean => damage.dice > 0 && one?.includes('damage') === true;

/** One mortal wound on the model at the front. */
const pointSteps = (front: Front, marks: readonly Mark[]): Steps =>
  stepsOf(front, (mark) => {
    const felt = missed(mortalPainOf(marks[mark] as Mark));
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
  flags: Flags = NO_FLAGS,
): Steps {
  const isOne = usesOne(terms) && flags.bits.damage > 0;
  if (oneModel && isOne)
    return flagSteps(front, flags, (at, left, flag) => {
      const mark = marks[at] as Mark;
      return damageWays({ terms, mark, left, flag, flags }, mortalPainOf(mark));
    });
  if (oneModel) return stepsOf(front, lostTo(terms, marks, false, mortalPainOf));
  const known = new Map<number, Steps>();
  const point = (mark: number): Steps => {
    const found = known.get(mark) ?? pointSteps(after(mark), marks);
    known.set(mark, found);
    return found;
  };
  if (isOne) return flagSpill(front, flags, { terms, marks }, mortalPainOf, point);
  const sizes = marks.map((mark) => packetOdds(terms, mark, undefined, mortalPainOf(mark)));
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
