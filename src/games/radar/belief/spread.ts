import { never } from '../../../kernel/never.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { minesLying } from './berths.ts';
import { type Bits, cellsIn, count, has, lowest, shiftInto } from './bits.ts';
import type { Seen, Spread, Tracker } from './shapes.ts';
import { trailOf, type Wake } from './wake.ts';
import { watersOf } from './waters.ts';

export interface Hypothesis {
  readonly at: Cell;
  readonly trail: readonly Cell[]; // oldest first, the current cell last; only the end of it if the tracker had to forget
}

export const spread = (t: Tracker): Spread => seen(t).spread;

function seen(t: Tracker): Seen {
  t.seen ??= look(t);
  return t.seen;
}

function look(t: Tracker): Seen {
  const words = t.heads.length && t.bits.length / t.heads.length;
  const { wakes, ends } = trails(t, words);
  const weight = new Float64Array(t.rules.chart.cells);
  const upTo: number[] = [];
  let hypotheses = 0;
  for (let i = 0; i < wakes.length; i++) {
    hypotheses += count(ends, i * words, (i + 1) * words);
    upTo.push(hypotheses);
    for (let w = 0; w < words; w++)
      for (let word = ends[i * words + w] as number; word !== 0; word &= word - 1) {
        const cell = w * 32 + lowest(word);
        weight[cell] = (weight[cell] as number) + 1;
      }
  }
  const cells: Cell[] = [];
  for (let cell = 0; cell < weight.length; cell++) {
    if (weight[cell] === 0) continue;
    cells.push(cell);
    weight[cell] = (weight[cell] as number) / hypotheses;
  }
  const exact = !t.loose || (t.whole && hypotheses === 1);
  return { spread: { exact, hypotheses, cells, weight }, wakes, ends, upTo };
}

function trails({ heads, bits, kin }: Tracker, words: number): { wakes: readonly Wake[]; ends: Bits } {
  const ends = new Uint32Array(bits.length);
  if (!kin) {
    for (let i = 0; i < heads.length; i++) shiftInto(ends, i * words, bits, i * words, words, -(heads[i] as Wake).at);
    return { wakes: heads, ends };
  }
  const place: number[] = [];
  const wakes: Wake[] = [];
  for (let i = 0; i < heads.length; i++) {
    const head = heads[i] as Wake;
    const which = kin[i] as number;
    place[which] ??= wakes.push(head) - 1;
    shiftInto(ends, (place[which] as number) * words, bits, i * words, words, -head.at);
  }
  return { wakes, ends: ends.subarray(0, wakes.length * words) };
}

const asHypothesis = ({ since }: Tracker, wake: Wake, at: Cell): Hypothesis => ({
  at,
  trail: trailOf(wake, since).map((offset) => offset + at - wake.at),
});

interface Sample extends Hypothesis {
  readonly mines: readonly Cell[]; // one possible placement of the heard drops
}

/** A random hypothesis, all equally likely. */
export function sample(t: Tracker, random: Random): Sample {
  const { wakes, ends, upTo, spread: found } = seen(t);
  if (found.hypotheses === 0) never('a sample of an impossible story');
  const wanted = random.roll(found.hypotheses);
  let low = 0;
  for (let high = upTo.length - 1; low < high; ) {
    const mid = (low + high) >>> 1;
    if ((upTo[mid] as number) < wanted) low = mid + 1;
    else high = mid;
  }
  const words = ends.length / wakes.length;
  const at = cellNumbered(ends, low * words, wanted - (upTo[low - 1] ?? 0));
  const { trail } = asHypothesis(t, wakes[low] as Wake, at);
  return { at, trail, mines: t.log.heard === 0 ? [] : minesOf(t, wakes[low] as Wake, at, random) };
}

/** The nth cell of a set, from 1. */
function cellNumbered(bits: Bits, base: number, n: number): Cell {
  for (let w = 0, left = n; ; w++) {
    const here = count(bits, base + w, base + w + 1);
    if (here < left) {
      left -= here;
      continue;
    }
    let word = bits[base + w] as number;
    while (--left > 0) word &= word - 1;
    return w * 32 + lowest(word);
  }
}

/** A history behind the hypothesis says where mines can lie. */
function minesOf({ rules, heads, bits, kin, log }: Tracker, wake: Wake, at: Cell, random: Random): readonly Cell[] {
  const words = bits.length / heads.length;
  const which = kin?.[heads.indexOf(wake)];
  const head = heads.find(
    (each, i) => (kin ? kin[i] === which : each === wake) && at >= each.at && has(bits, i * words, at - each.at),
  );
  return head ? minesLying(watersOf(rules.chart), log, head, at - head.at, random) : [];
}

/** All of them, for tests and short lists. */
export function* hypothesesOf(t: Tracker): Generator<Hypothesis> {
  const { wakes, ends } = seen(t);
  const words = wakes.length && ends.length / wakes.length;
  for (const [i, wake] of wakes.entries())
    for (const at of cellsIn(ends, i * words, words)) yield asHypothesis(t, wake, at);
}
