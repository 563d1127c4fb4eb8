import type { Mark, Terms } from '../../terms.ts';
import { effectCounts } from './attack.ts';
import { frontWith, type Lane, type Line, lineOf, type Picked } from './line.ts';
import { lostTo } from './packets.ts';
import { NOTHING, type Pmf } from './pmf.ts';
import { deal, type Filling, type Pool, poolOf } from './pool.ts';
import { saveSorted, sortedCounts } from './sorted.ts';
import { advance, stepsOf, thin } from './steps.ts';

/** One volley at a target. All strikes of a list have the same models in the same order. */
export interface Strike {
  readonly terms: Terms;
  readonly marks: readonly Mark[]; // in the order in which they take wounds
}

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
  const line = lineOf(strikes[0]?.marks.map(({ wounds }) => wounds) ?? [], how.precise);
  if (line.wounds === 0) return { line, odds: Float64Array.of(1) };
  const laneOf = ({ precision }: Terms): Lane => (precision && how.precise ? 'precise' : 'line');
  const pool = poolOf(strikes, line, how.devastating === 'one-model', laneOf);
  let odds = new Float64Array(line.states * pool.size);
  odds[0] = 1;
  strikes.forEach((strike, i) => {
    const lane = laneOf(strike.terms);
    const sorts = how.saves === 'lowest-first' && (!sameSaves(strike) || isOneOfSeveral(line, lane));
    const volley = sorts ? shootSorted : shoot;
    odds = volley(odds, strike, line, lane, pool, pool.fillings[i] ?? null);
  });
  return { line, odds: deal(pool, odds, line.states) };
}

function shoot(
  before: Float64Array,
  { terms, marks }: Strike,
  line: Line,
  lane: Lane,
  pool: Pool,
  filling: Filling | null,
): Float64Array<ArrayBuffer> {
  const front = line.fronts[lane];
  const { steps, chance, enough } = thin(stepsOf(front, lostTo(terms, marks, true)), front, line.wounds);
  const counts = effectCounts(terms, {
    packets: chance,
    mortals: filling?.chance ?? 0,
    mostPackets: enough,
    mostMortals: filling?.most ?? 0,
  });
  const out = new Float64Array(before.length);
  const now = before.slice();
  for (let packets = 0; packets < counts.rows; packets++) {
    if (packets > 0) advance(steps, now, pool.size);
    const row = counts.odds.subarray(packets * counts.cols, (packets + 1) * counts.cols);
    fill(now, filling ? addedBy(row, filling) : row, pool, filling?.axis ?? 0, out);
  }
  return out;
}

/** Whether another character could be picked out when the first has fallen. */
const isOneOfSeveral = ({ heads }: Line, lane: Lane): boolean => lane === 'precise' && heads.length > 1;

/** One volley with lowest-first saves, for models with different saves. */
function shootSorted(
  before: Float64Array,
  strike: Strike,
  line: Line,
  lane: Lane,
  pool: Pool,
  filling: Filling | null,
): Float64Array<ArrayBuffer> {
  const counts = sortedCounts(strike.terms, strike.marks, line, filling);
  const wounds = Array.from({ length: counts.rows }, (_, many) => {
    const out = new Float64Array(before.length);
    const row = counts.odds.subarray(many * counts.cols, (many + 1) * counts.cols);
    fill(before, filling ? addedBy(row, filling) : row, pool, filling?.axis ?? 0, out);
    return out;
  });
  if (!isOneOfSeveral(line, lane)) return saveSorted(wounds, line.fronts[lane], strike, pool.size);
  // Precision picks when the saves are rolled: wounds beyond what that character can take go down the line.
  const { mark } = line.fronts.precise;
  const out = new Float64Array(before.length);
  for (const head of [...line.heads, NO_PICK]) {
    const isTheirs = (state: number): boolean =>
      head === NO_PICK ? !line.heads.includes(mark[state] as number) : mark[state] === head;
    const theirs = wounds.map((odds) => odds.map((chance, at) => (isTheirs(Math.floor(at / pool.size)) ? chance : 0)));
    saveSorted(theirs, frontWith(line, head), strike, pool.size).forEach((chance, at) => {
      out[at] = (out[at] as number) + chance;
    });
  }
  return out;
}

const NO_PICK = -1;

export const sameSaves = ({ marks }: Strike): boolean => marks.every(({ save }) => save === marks[0]?.save);

/** The distribution of what the critical wounds add to the pool. */
function addedBy(counts: Pmf, { powers }: Filling): Pmf {
  const added = new Float64Array((powers.at(-1) as Pmf).length);
  counts.forEach((odds, criticals) => {
    if (odds < NOTHING) return;
    const power = powers[criticals] as Pmf;
    for (let many = 0; many < power.length; many++)
      added[many] = (added[many] as number) + odds * (power[many] as number);
  });
  return added;
}

/** Adds the current odds to `out`, with these counts added to the pool. */
function fill(now: Float64Array, added: Pmf, { axes, size }: Pool, axis: number, out: Float64Array): void {
  const { stride, size: deep } = axes[axis] ?? { stride: 1, size: 1 };
  let last = added.length - 1;
  while (last > 0 && (added[last] as number) < NOTHING) last--;
  if (last === 0 && (added[0] as number) < NOTHING) return;
  for (let at = 0; at < now.length; at++) {
    const odds = now[at] as number;
    if (odds < NOTHING) continue;
    const count = Math.floor((at % size) / stride) % deep;
    for (let many = 0; many <= last; many++) {
      const to = at + stride * (Math.min(count + many, deep - 1) - count);
      out[to] = (out[to] as number) + odds * (added[many] as number);
    }
  }
}
