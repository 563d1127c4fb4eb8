import { type Bits, shiftInto } from './bits.ts';
import type { MineLog, Turn } from './mines.ts';
import { changed, mindsPast, type Tracker } from './shapes.ts';
import { anchor, kinOf, trailOf, type Wake } from './wake.ts';

/** Where the boat can be, as one set. */
export function positions({ heads, bits }: Tracker): Bits {
  const words = bits.length / heads.length;
  const all = new Uint32Array(words);
  heads.forEach((head, i) => {
    shiftInto(all, 0, bits, i * words, words, -head.at);
  });
  return all;
}

/** Cuts the wakes at the start of the current trail and merges those that are equal from there on. */
function cutToTrail(t: Tracker): Tracker {
  const { kin, kins } = kinOf(t.heads, t.since);
  const words = t.bits.length / t.heads.length;
  const bits = new Uint32Array(kins * words);
  const heads: Wake[] = [];
  t.heads.forEach((head, i) => {
    const start = trailOf(head, t.since)[0] as number;
    const to = kin[i] as number;
    heads[to] ??= rebased(head, start, t.since);
    shiftInto(bits, to * words, t.bits, i * words, words, -start);
  });
  return changed(t, { heads, bits, kin: null });
}

function rebased(head: Wake, start: number, since: number): Wake {
  const { at, before, turn, hash } = head;
  const older = turn < since ? null : before;
  return { at: at - start, before: older && rebased(older, start, since), turn, hash };
}

/** Once every dropped mine has gone off, the past can be dropped without loss. */
export function settlePast(t: Tracker): Tracker {
  const { log } = t;
  return cutToTrail(changed(t, { log: { ...forgotten(log), horizon: log.horizon, turn: spent(log.turn) } }));
}

const spent = (turn: Turn | null): Turn | null => turn && { ...turn, drop: 'no', before: spent(turn.before) };

/** Drops the history before the current trail. The set stays exact unless a mine from that time would have revealed more. */
export function forgetPast(t: Tracker): Tracker {
  const { hearsDrops, log } = t;
  const lost = t.lost || (hearsDrops && mindsPast(t));
  return cutToTrail(changed(t, { log: forgotten(log), lost, loose: t.loose || lost }));
}

/** Drops the trails too. What remains are the possible positions, from here on as a superset. */
export function forgetTrails(t: Tracker): Tracker {
  const light = forgetPast(t);
  return changed(light, { heads: [anchor(t.turn)], bits: positions(light), loose: true, whole: false });
}

const forgotten = (log: MineLog): MineLog => ({
  ...log,
  clearings: log.clearings.map((clearing) => ({ ...clearing, own: false })),
  heard: 0,
  horizon: log.time,
});
