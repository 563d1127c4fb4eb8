import type { Cell } from '../../../parts/grid/grid.ts';
import type { Rules, Side } from '../view.ts';
import { type Bits, count } from './bits.ts';
import { type MineLog, setOff } from './mines.ts';
import { kinOf, type Wake } from './wake.ts';
import { type Field, seenFrom } from './waters.ts';

/**
 * Every history of one boat that fits what was heard. Histories of the same shape are stored together: a wake, and the set
 * of anchors where it fits. Until the first stealth there is one shape.
 */
export interface Tracker {
  readonly rules: Rules;
  readonly of: Side;
  readonly hearsDrops: boolean; // this listener hears of every dropped mine
  readonly most: Most;
  readonly heads: readonly Wake[]; // the newest cell of each shape
  readonly bits: Bits; // the anchors of each shape, end to end
  readonly kin: Int32Array | null; // shapes with the same number share a trail and differ only before it; null = all differ
  readonly turn: number; // own turns started
  readonly since: number; // the own turn of the last surfacing
  readonly log: MineLog;
  readonly loose: boolean; // something relevant was forgotten, so this may be a superset
  readonly whole: boolean; // the wakes reach back to the start of the trail
  readonly lost: boolean; // heard drops were forgotten whose mines may still be there
  seen: Seen | null; // computed on demand
}

/** Above either limit the tracker forgets: first what was before the current trail, then the trail. */
export interface Most {
  readonly hypotheses: number; // histories, several of which may end in the same position and trail
  readonly shapes: number;
}

export const MOST: Most = { hypotheses: 20_000, shapes: 4_000 };

type Change = Partial<Omit<Tracker, 'seen' | 'rules' | 'of' | 'hearsDrops' | 'most'>>;

/** Written field by field, because this is the hottest line of a tracker. */
export const changed = (t: Tracker, change: Change): Tracker => ({
  rules: t.rules,
  of: t.of,
  hearsDrops: t.hearsDrops,
  most: t.most,
  heads: change.heads ?? t.heads,
  bits: change.bits ?? t.bits,
  kin: change.kin === undefined ? t.kin : change.kin,
  turn: change.turn ?? t.turn,
  since: change.since ?? t.since,
  log: change.log ?? t.log,
  loose: change.loose ?? t.loose,
  whole: change.whole ?? t.whole,
  lost: change.lost ?? t.lost,
  seen: null,
});

/** Whether history before the current trail can still matter: a mine from then may be detonated or block the way. */
export const mindsPast = ({ hearsDrops, lost, log }: Tracker): boolean =>
  !hearsDrops || lost || log.heard > setOff(log);

export const isTooMuch = ({ heads, bits, most }: Tracker): boolean =>
  heads.length > most.shapes || count(bits, 0, bits.length) > most.hypotheses;

/** The shapes that remain, each with the anchors `each` wrote to `out`; null = drop this shape. */
export function sift(
  t: Tracker,
  each: (head: Wake, from: number, out: Bits, to: number) => Wake | null,
): Pick<Tracker, 'heads' | 'bits' | 'kin'> {
  const { heads, kin } = t;
  const words = t.bits.length / heads.length;
  const bits = new Uint32Array(t.bits.length);
  const kept: Wake[] = [];
  const keptKin = kin && new Int32Array(kin.length);
  for (let i = 0; i < heads.length; i++) {
    const head = each(heads[i] as Wake, i * words, bits, kept.length * words);
    if (!head) continue;
    if (kin && keptKin) keptKin[kept.length] = kin[i] as number;
    kept.push(head);
  }
  if (kept.length === heads.length) return { heads: kept, bits, kin: keptKin };
  return { heads: kept, bits: bits.slice(0, kept.length * words), kin: keptKin?.slice(0, kept.length) ?? null };
}

/** Filters to the histories that end in the field. */
export function within(t: Tracker, field: Field): Tracker {
  const { bits } = t;
  const words = bits.length / t.heads.length;
  const left = sift(t, (head, from, out, to) => {
    const mask = seenFrom(field, head.at);
    let any = 0;
    for (let w = 0; w < words; w++) any |= out[to + w] = (bits[from + w] as number) & (mask[w] as number);
    return any === 0 ? null : head;
  });
  return changed(t, left);
}

/** Notes which shapes share a trail, or merges them if nothing before the trail matters. */
export function sorted(t: Tracker): Tracker {
  const { kin, kins } = kinOf(t.heads, t.since);
  if (kins === t.heads.length) return changed(t, { kin: null });
  if (mindsPast(t)) return changed(t, { kin });
  const words = t.bits.length / t.heads.length;
  const bits = new Uint32Array(kins * words);
  const heads: Wake[] = [];
  for (let i = 0; i < t.heads.length; i++) {
    const to = kin[i] as number;
    heads[to] ??= t.heads[i] as Wake;
    for (let w = 0; w < words; w++)
      bits[to * words + w] = (bits[to * words + w] as number) | (t.bits[i * words + w] as number);
  }
  return changed(t, { heads, bits, kin: null });
}

/** Where the boat can be: each cell weighs its share of the hypotheses that end there. */
export interface Spread {
  readonly exact: boolean; // false = a superset, because the history grew too large
  readonly hypotheses: number; // distinct pairs of position and trail; 0 = the history is impossible
  readonly cells: readonly Cell[]; // ascending
  readonly weight: Float64Array; // by cell; they add up to 1
}

/** The spread, and the hypotheses behind it: one wake per distinct trail, with the positions it can end in. */
export interface Seen {
  readonly spread: Spread;
  readonly wakes: readonly Wake[];
  readonly ends: Bits;
  readonly upTo: readonly number[]; // cumulative number of hypotheses up to and including this wake
}
