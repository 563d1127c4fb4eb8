import type { Cell } from '../../../parts/grid/grid.ts';
import { covers } from './matching.ts';
import type { Wake } from './wake.ts';
import type { Waters } from './waters.ts';

/** One own turn of the boat, linked to the one before it. Times count what was heard, from 1. */
export interface Turn {
  readonly turn: number;
  readonly kind: 'course' | 'stealth' | 'surface';
  readonly time: number; // of the move
  readonly used: boolean; // a system was heard, so no other can have been used
  readonly drop: 'no' | 'unheard' | 'heard'; // may have dropped a mine, or has
  readonly from: number; // the drop came at this time at the earliest
  readonly to: number; // and at the latest
  readonly cell: Cell; // where, if that was heard too; -1 = unknown
  readonly before: Turn | null;
}

/** A cell that was cleared of mines: by setting one off, or by a torpedo of either side. */
interface Clearing {
  readonly cell: Cell;
  readonly time: number;
  readonly own: boolean; // an own mine was detonated, so there was one
}

/** Everything heard about mines; the same for every hypothesis. */
export interface MineLog {
  readonly time: number;
  readonly turn: Turn | null; // the newest
  readonly clearings: readonly Clearing[]; // oldest first
  readonly heard: number; // drops heard and not yet forgotten
  readonly horizon: number; // turns up to this time may be forgotten; -1 = none is
}

export const NO_MINES: MineLog = { time: 0, turn: null, clearings: [], heard: 0, horizon: -1 };
export const LATER = 2 ** 30;

/** Each of the boat's turns starts with its move. */
export function nextTurn(log: MineLog, turn: number, kind: Turn['kind'], hearsDrops: boolean): MineLog {
  const time = log.time + 1;
  const { turn: before, clearings, heard, horizon } = log;
  const drop = kind === 'course' && !hearsDrops ? 'unheard' : 'no';
  const used = kind !== 'course';
  return {
    time,
    turn: { turn, kind, time, used, drop, from: time, to: LATER, cell: -1, before },
    clearings,
    heard,
    horizon,
  };
}

export const setOff = ({ clearings }: MineLog): number => clearings.reduce((sum, { own }) => sum + (own ? 1 : 0), 0);

// A mine history is possible if each detonated mine came from a different turn and each heard drop is in a different cell.
// The two can be checked separately: if one matching covers the first and another the second, some matching covers both
// (Mendelsohn and Dulmage).

/**
 * Whether this boat can have dropped every mine detonated so far. `lax` = or in a turn that is forgotten or older than
 * those: its mine may have gone off before.
 */
export function couldSetOff(waters: Waters, log: MineLog, head: Wake, anchor: Cell, lax: boolean): boolean {
  const edges: Turn[][] = [];
  for (const [i, { own, cell, time }] of log.clearings.entries()) {
    if (!own) continue;
    const after = lastCleared(log, cell, i);
    const turns: Turn[] = [];
    const since = lax ? -1 : log.horizon;
    const toTheEnd = droppers(waters, log, head, anchor, { cell, after, before: time, since }, turns);
    if (lax && toTheEnd && after < log.horizon) continue;
    if (turns.length === 0) return false;
    edges.push(turns);
  }
  return edges.length < 2 || covers(edges);
}

function lastCleared({ clearings }: MineLog, cell: Cell, before: number): number {
  for (let i = before - 1; i >= 0; i--) if (clearings[i]?.cell === cell) return clearings[i]?.time ?? -1;
  return -1;
}

interface Slot {
  readonly cell: Cell;
  readonly after: number; // the time of the previous clearing
  readonly before: number; // and of the one that removed it
  readonly since: number; // turns up to this time do not count
}

/**
 * Turns in which a mine can have been dropped that was there just before `slot.before`, newest first. The cell was next
 * to the boat, off its trail of that time, and not entered since. Returns whether the wake was walked to its end.
 */
function droppers(waters: Waters, log: MineLog, head: Wake, anchor: Cell, slot: Slot, found: Turn[]): boolean {
  const target = slot.cell - anchor;
  let settled = 0; // earlier candidates belong to a later trail, which started after this part of the wake
  let turn = log.turn;
  for (let wake: Wake | null = head; wake; wake = wake.before) {
    let newTrail = false;
    for (; turn && turn.turn > wake.turn; turn = turn.before) newTrail ||= turn.kind === 'surface';
    const here = turn?.turn === wake.turn ? turn : null;
    if (here && here.time > slot.before) continue;
    if (wake.at === target) {
      found.length = settled;
      return false;
    }
    if (newTrail) settled = found.length;
    if (!here || here.drop === 'no' || here.from >= slot.before || here.to <= slot.after) continue;
    if (here.time <= slot.since || (here.cell >= 0 && here.cell !== slot.cell)) continue;
    if (isBeside(waters, anchor + wake.at, slot.cell)) found.push(here);
  }
  return true;
}

const isBeside = ({ chart: { step } }: Waters, at: Cell, cell: Cell): boolean =>
  step.north[at] === cell || step.south[at] === cell || step.east[at] === cell || step.west[at] === cell;
