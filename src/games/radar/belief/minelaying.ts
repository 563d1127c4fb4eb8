import type { Cell } from '../../../parts/grid/grid.ts';
import { keepDrops } from './berths.ts';
import { cellsIn, drop } from './bits.ts';
import { settlePast } from './forget.ts';
import { couldSetOff, LATER, type MineLog, type Turn } from './mines.ts';
import { changed, mindsPast, sift, type Tracker } from './shapes.ts';
import { watersOf } from './waters.ts';

const EMPTY = { heads: [], bits: new Uint32Array(0), kin: null };

/** The boat's own turn is over, so no unheard mine can be dropped in it any more. */
export function ended(t: Tracker): Tracker {
  const { turn } = t.log;
  if (turn?.drop !== 'unheard' || turn.to !== LATER) return t;
  const time = t.log.time + 1;
  return { ...t, log: { ...t.log, time, turn: { ...turn, to: time } } }; // the set is unchanged, and so is what was computed from it
}

/** Another system was used, so no mine was dropped in this turn, not even one that has already gone off. */
export function used(t: Tracker): Tracker {
  const { turn } = t.log;
  if (!turn || turn.used) return t;
  const log: MineLog = { ...t.log, turn: { ...turn, used: true, drop: turn.drop === 'unheard' ? 'no' : turn.drop } };
  const told = turn.drop === 'unheard' && log.clearings.some(({ own, time }) => own && time > turn.time);
  return told ? explained({ ...t, log }) : { ...t, log };
}

/** A mine was dropped next to the boat; only its captain hears where. */
export function dropped(t: Tracker, cell: Cell = -1): Tracker {
  const { turn } = t.log;
  if (turn?.kind !== 'course' || turn.used) return changed(t, EMPTY);
  const time = t.log.time + 1;
  const laid: Turn = { ...turn, used: true, drop: 'heard', from: time, to: time, cell };
  const log: MineLog = { ...t.log, time, turn: laid, heard: t.log.heard + 1 };
  const waters = watersOf(t.rules.chart);
  const left = sift(t, (head, from, out, to) => {
    for (let w = 0; w < waters.words; w++) out[to + w] = t.bits[from + w] as number;
    return keepDrops(waters, log, head, out, to) ? head : null;
  });
  const now = changed(t, { ...left, log });
  const told = turn.drop === 'unheard' && log.clearings.some(({ own, time: at }) => own && at > turn.time);
  return told ? explained(now) : now;
}

/** A torpedo of either side removes a mine where it hits. */
export const cleared = (t: Tracker, cell: Cell): Tracker => {
  const time = t.log.time + 1;
  return { ...t, log: { ...t.log, time, clearings: [...t.log.clearings, { cell, time, own: false }] } };
};

/** One of the boat's mines went off: it was dropped there, and the boat has not been there since. */
export function setOffAt(t: Tracker, cell: Cell): Tracker {
  const time = t.log.time + 1;
  const log: MineLog = { ...t.log, time, clearings: [...t.log.clearings, { cell, time, own: true }] };
  const now = explained({ ...t, log });
  return mindsPast(t) && !mindsPast(now) && now.heads.length > 0 ? settlePast(now) : now;
}

/** Filters to the histories that can explain every detonated mine. */
function explained(t: Tracker): Tracker {
  const waters = watersOf(t.rules.chart);
  let loose = false;
  const left = sift(t, (head, from, out, to) => {
    let any = false;
    for (let w = 0; w < waters.words; w++) out[to + w] = t.bits[from + w] as number;
    for (const anchor of cellsIn(t.bits, from, waters.words)) {
      if (!couldSetOff(waters, t.log, head, anchor, false)) {
        if (t.log.horizon < 0 || !couldSetOff(waters, t.log, head, anchor, true)) {
          drop(out, to, anchor);
          continue;
        }
        loose = true;
      }
      any = true;
    }
    return any ? head : null;
  });
  return changed(t, { ...left, loose: t.loose || loose });
}
