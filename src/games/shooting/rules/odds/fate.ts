import type { Terms } from '../../terms.ts';
import { effectCounts } from './attack.ts';
import { flagged, flagsOf, isSpecial } from './flags.ts';
import { type Allocation, type Front, frontWith, type Line, lineOf, type Picked } from './line.ts';
import { lostTo } from './packets.ts';
import { NOTHING, type Pmf } from './pmf.ts';
import { deal, type Filling, type Pool, poolOf } from './pool.ts';
import { saveSorted, sortedCounts } from './sorted.ts';
import { faceSteps, shootSpecial, woundsOf } from './special.ts';
import { advance, type Steps, stepsOf, thin } from './steps.ts';
import type { Strike } from './strike.ts';

export type { Strike } from './strike.ts';

/** What the odds depend on besides the strikes. */
export interface How {
  readonly devastating: 'spill' | 'one-model'; // whether a critical's excess mortal wounds carry over to the next model
  readonly saves?: 'one-by-one' | 'lowest-first'; // default: one by one
  readonly precise?: Picked; // the characters that volleys with Precision pick out
}

/** The probability of each state of the target's line when everything is dealt. */
interface Fate {
  readonly line: Line;
  readonly odds: Float64Array;
}

/**
 * Exact, volley by volley. The numbers of damage packets and critical wounds are drawn jointly; packets go down the
 * line one by one, criticals into the pool, which is dealt after the last volley.
 */
export function fate(strikes: readonly Strike[], how: How): Fate {
  const flags = flagsOf(strikes);
  const line = flagged(lineOf(strikes[0]?.marks.map(({ wounds }) => wounds) ?? [], how.precise), flags);
  if (line.wounds === 0) return { line, odds: Float64Array.of(1) };
  const allocationOf = ({ precision }: Terms): Allocation => (precision && how.precise ? 'precise' : 'line');
  const pool = poolOf(strikes, line, how.devastating === 'one-model', allocationOf, flags);
  // Values per state: grows to the pool's size, axis by axis, unless special strikes fill several axes.
  let width = strikes.some(isSpecial) ? pool.size : 1;
  let odds: Float64Array = new Float64Array(line.states * width);
  odds[0] = 1;
  strikes.forEach((strike, i) => {
    const allocation = allocationOf(strike.terms);
    const sorts =
      how.saves === 'lowest-first' && !strike.terms.kinds && (!sameSaves(strike) || isOneOfSeveral(line, allocation));
    if (isSpecial(strike)) {
      const fillings = { pool, at: i };
      odds = sorts
        ? saveTogether(
            woundsOf(odds, strike, flags, fillings),
            strike,
            line,
            allocation,
            width,
            faceSteps(strike, flags),
          )
        : shootSpecial(odds, strike, line.fronts[allocation], flags, fillings);
      return;
    }
    const filling = pool.fillings[i] ?? null;
    const into = intoPool(pool, filling, width);
    odds = (sorts ? shootSorted : shoot)(odds, strike, line, allocation, filling, into);
    width = into.width;
  });
  return { line, odds: deal(pool, odds, line.states) };
}

/** Where a volley's critical wounds are counted, in odds with `before` values per state that get `width` of them. */
interface Into {
  readonly before: number;
  readonly width: number;
  readonly stride: number; // of the volley's axis
  readonly deep: number; // its size
}

function intoPool({ axes }: Pool, filling: Filling | null, before: number): Into {
  const axis = filling && axes[filling.axis];
  if (!axis) return { before, width: before, stride: before, deep: 1 };
  return { before, width: Math.max(before, axis.stride * axis.size), stride: axis.stride, deep: axis.size };
}

function shoot(
  before: Float64Array,
  { terms, marks }: Strike,
  line: Line,
  allocation: Allocation,
  filling: Filling | null,
  into: Into,
): Float64Array<ArrayBuffer> {
  const front = line.fronts[allocation];
  const { steps, chance, enough } = thin(stepsOf(front, lostTo(terms, marks, true)), front, line.wounds);
  const counts = effectCounts(terms, {
    packets: chance,
    mortals: filling?.chance ?? 0,
    mostPackets: enough,
    mostMortals: filling?.most ?? 0,
  });
  const out = new Float64Array(line.states * into.width);
  const now = before.slice();
  for (let packets = 0; packets < counts.rows; packets++) {
    if (packets > 0) advance(steps, now, into.before);
    const row = counts.odds.subarray(packets * counts.cols, (packets + 1) * counts.cols);
    fill(now, filling ? addedBy(row, filling) : row, into, out);
  }
  return out;
}

/** Whether another character could be picked out when the first has fallen. */
const isOneOfSeveral = ({ heads }: Line, allocation: Allocation): boolean =>
  allocation === 'precise' && heads.length > 1;

/** One volley with lowest-first saves, for models with different saves. */
function shootSorted(
  before: Float64Array,
  strike: Strike,
  line: Line,
  allocation: Allocation,
  filling: Filling | null,
  into: Into,
): Float64Array<ArrayBuffer> {
  const { width } = into;
  const counts = sortedCounts(strike.terms, strike.marks, line, filling);
  const wounds = Array.from({ length: counts.rows }, (_, many) => {
    const out = new Float64Array(line.states * width);
    const row = counts.odds.subarray(many * counts.cols, (many + 1) * counts.cols);
    fill(before, filling ? addedBy(row, filling) : row, into, out);
    return out;
  });
  return saveTogether(wounds, strike, line, allocation, width);
}

/** Saves that are rolled together, by the number of wounds. */
function saveTogether(
  wounds: readonly Float64Array[],
  strike: Strike,
  line: Line,
  allocation: Allocation,
  width: number,
  stepsBy?: (face: number, front: Front) => Steps,
): Float64Array<ArrayBuffer> {
  if (!isOneOfSeveral(line, allocation)) return saveSorted(wounds, line.fronts[allocation], strike, width, stepsBy);
  // Precision picks when the saves are rolled: wounds beyond what that character can take go down the line.
  const { mark } = line.fronts.precise;
  const out = new Float64Array(line.states * width);
  for (const head of [...line.heads, NO_PICK]) {
    const isTheirs = (state: number): boolean =>
      head === NO_PICK ? !line.heads.includes(mark[state] as number) : mark[state] === head;
    const theirs = wounds.map((odds) => odds.map((chance, at) => (isTheirs(Math.floor(at / width)) ? chance : 0)));
    saveSorted(theirs, frontWith(line, head), strike, width, stepsBy).forEach((chance, at) => {
      out[at] = (out[at] as number) + chance;
    });
  }
  return out;
}

const NO_PICK = -1;

export const sameSaves = ({ marks }: Strike): boolean =>
  marks.every(
    ({ save, saveReRoll, oneSave, savesByKind }) =>
      save === marks[0]?.save &&
      saveReRoll === marks[0].saveReRoll &&
      oneSave === marks[0].oneSave &&
      (savesByKind === marks[0].savesByKind || savesByKind?.join() === marks[0].savesByKind?.join()),
  );

/** The distribution of what the critical wounds add to the pool. */
function addedBy(counts: Pmf, { powers }: Filling): Pmf {
  const added = new Float64Array((powers.at(-1) as Pmf).length);
  for (let criticals = 0; criticals < counts.length; criticals++) {
    const odds = counts[criticals] as number;
    if (odds < NOTHING) continue;
    const power = powers[criticals] as Pmf;
    // Each of them adds at least one, so the entries before are 0.
    for (let many = Math.min(criticals, power.length - 1); many < power.length; many++)
      added[many] = (added[many] as number) + odds * (power[many] as number);
  }
  return added;
}

/** Adds the current odds to `out`, with these counts added to the pool. */
function fill(now: Float64Array, added: Pmf, { before, width, stride, deep }: Into, out: Float64Array): void {
  let last = added.length - 1;
  while (last > 0 && (added[last] as number) < NOTHING) last--;
  if (last === 0 && (added[0] as number) < NOTHING) return;
  for (let at = 0, state = 0; at < now.length; state += width)
    for (let within = 0; within < before; within++, at++) {
      const odds = now[at] as number;
      if (odds < NOTHING) continue;
      const room = deep - 1 - (Math.floor(within / stride) % deep); // more than this overflow
      let to = state + within;
      for (let many = 0; many <= last; many++) {
        out[to] = (out[to] as number) + odds * (added[many] as number);
        if (many < room) to += stride;
      }
    }
}
