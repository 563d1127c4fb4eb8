import { type Dice, shuffled } from '../../../kernel/dice.ts';
import { type Cell, COURSES } from '../../../parts/grid/grid.ts';
import { type Bits, cellsIn, drop, has, put } from './bits.ts';
import { crosses, type Wake } from './wake.ts';
import { seenFrom, type Waters } from './waters.ts';

/** One own turn of the boat, linked to the one before it. Times count what was heard, from 1. */
export interface Turn {
  readonly turn: number;
  readonly kind: 'course' | 'stealth' | 'surface';
  readonly time: number; // of the move
  readonly used: boolean; // a system was heard: nothing else can have been fired
  readonly drop: 'no' | 'unheard' | 'heard'; // may have dropped a mine, or has
  readonly from: number; // the drop came at this time at the earliest
  readonly to: number; // and at the latest
  readonly cell: Cell; // where, if that was heard too; -1 = not
  readonly before: Turn | null;
}

/** A cell that was cleared of mines: by setting one off, or by a torpedo of either side. */
export interface Clearing {
  readonly cell: Cell;
  readonly time: number;
  readonly own: boolean; // an own mine was set off, so there was one
}

/** What was heard that tells of mines; the same for every hypothesis. */
export interface MineLog {
  readonly time: number;
  readonly turn: Turn | null; // the newest
  readonly clearings: readonly Clearing[]; // oldest first
  readonly heard: number; // drops heard and not yet forgotten
  readonly horizon: number; // turns up to this time may be forgotten; -1 = none is
}

export const NO_MINES: MineLog = { time: 0, turn: null, clearings: [], heard: 0, horizon: -1 };
export const LATER = 2 ** 30;

/** A new own turn begins with its move. */
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

// A story of mines is possible if each mine that was set off came from a turn of its own, and each drop that was heard
// lies in a cell of its own. Either can be asked alone: if one matching covers the first and another the second, then
// some matching covers both (Mendelsohn and Dulmage).

/** Whether every mine set off so far can have been dropped by this boat; `lax` = or in a turn that is forgotten. */
export function couldSetOff(waters: Waters, log: MineLog, head: Wake, anchor: Cell, lax: boolean): boolean {
  const edges: Turn[][] = [];
  for (const [i, { own, cell, time }] of log.clearings.entries()) {
    if (!own) continue;
    const after = lastCleared(log, cell, i);
    const turns: Turn[] = [];
    const toTheEnd = droppers(waters, log, head, anchor, { cell, after, before: time }, turns);
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
  readonly after: number; // the time of the clearing before
  readonly before: number; // and of the one that took it away
}

/**
 * Turns in which a mine can have been dropped that was there just before `slot.before`, newest first. The cell lay
 * beside the boat, off its trail of that time, and was not entered since. Answers whether the wake was walked to its end.
 */
function droppers(waters: Waters, log: MineLog, head: Wake, anchor: Cell, slot: Slot, found: Turn[]): boolean {
  const target = slot.cell - anchor;
  let settled = 0; // candidates before this one are of a later trail, which began after this part of the wake
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
    if (here.cell >= 0 && here.cell !== slot.cell) continue;
    if (isBeside(waters, anchor + wake.at, slot.cell)) found.push(here);
  }
  return true;
}

const isBeside = ({ chart: { step } }: Waters, at: Cell, cell: Cell): boolean =>
  step.north[at] === cell || step.south[at] === cell || step.east[at] === cell || step.west[at] === cell;

const covers = (rows: readonly (readonly unknown[])[]): boolean => matched(rows) !== undefined;

/** One value of each row for itself, by value, if that is possible (Kuhn). */
function matched<T>(rows: readonly (readonly T[])[]): ReadonlyMap<T, number> | undefined {
  const taken = new Map<T, number>();
  const seat = (row: number, tried: Set<T>): boolean => {
    for (const value of rows[row] as readonly T[]) {
      if (tried.has(value)) continue;
      tried.add(value);
      const holder = taken.get(value);
      if (holder !== undefined && !seat(holder, tried)) continue;
      taken.set(value, row);
      return true;
    }
    return false;
  };
  return rows.every((_, row) => seat(row, new Set())) ? taken : undefined;
}

/** A drop that was heard, as one wake knows it. */
interface Drop {
  readonly wake: Wake;
  readonly turn: Turn;
  readonly since: number; // where the trail of that time began
}

function dropsOf(log: MineLog, head: Wake): Drop[] {
  const drops: Drop[] = [];
  let turn = log.turn;
  for (let wake: Wake | null = head; wake; wake = wake.before) {
    while (turn && turn.turn > wake.turn) turn = turn.before;
    if (turn?.turn === wake.turn && turn.drop === 'heard') drops.push({ wake, turn, since: surfacedBefore(turn) });
  }
  return drops;
}

function surfacedBefore(turn: Turn): number {
  for (let older = turn.before; older; older = older.before) if (older.kind === 'surface') return older.turn;
  return 0;
}

/**
 * Takes out the anchors for which some drop that was heard can lie nowhere. `at` is the offset just entered; without it
 * everything is looked at. Answers whether any anchor is left.
 */
export function keepDrops(waters: Waters, log: MineLog, head: Wake, bits: Bits, base: number, at?: number): boolean {
  const drops = dropsOf(log, head);
  if (at !== undefined && !drops.some(({ wake }) => COURSES.some((c) => wake.at + waters.step[c] === at))) return true;
  const doubtful = singledOut(waters, log, drops, bits, base);
  for (const one of drops) {
    const room = roomFor(waters, head, one);
    for (let w = 0; w < waters.words; w++) {
      let open = 0;
      for (const mask of room) open |= mask[w] as number;
      bits[base + w] = (bits[base + w] as number) & open;
    }
  }
  if (drops.some((a, i) => drops.some((b, j) => j < i && couldShare(waters, a, b))))
    for (const anchor of cellsIn(bits, base, waters.words)) doubtful.add(anchor);
  for (const anchor of doubtful)
    if (canLie(waters, log, head, drops, anchor)) put(bits, base, anchor);
    else drop(bits, base, anchor);
  for (let w = 0; w < waters.words; w++) if (bits[base + w] !== 0) return true;
  return false;
}

/** Anchors from which a drop can lie north, south, east, west: off the trail, on the sea, never entered. */
function roomFor(waters: Waters, head: Wake, { wake, turn, since }: Drop): Bits[] {
  if (turn.cell >= 0) return []; // these are singled out
  return COURSES.flatMap((course) => {
    const offset = wake.at + waters.step[course];
    const shut = crosses(wake, offset, since) || isEntered(head, turn.turn, offset, () => true);
    return shut ? [] : [seenFrom(waters.open[course], wake.at)];
  });
}

const couldShare = (waters: Waters, a: Drop, b: Drop): boolean =>
  COURSES.some((one) => COURSES.some((two) => a.wake.at + waters.step[one] === b.wake.at + waters.step[two]));

/** Anchors that need a closer look, because a cell beside a drop was cleared later or the drop's own cell is known. */
function singledOut(
  { step, chart }: Waters,
  log: MineLog,
  drops: readonly Drop[],
  bits: Bits,
  base: number,
): Set<Cell> {
  const found = new Set<Cell>();
  const look = (cell: Cell, wake: Wake): void => {
    for (const course of COURSES) {
      const anchor = cell - wake.at - step[course];
      if (anchor >= 0 && anchor < chart.cells && has(bits, base, anchor)) found.add(anchor);
    }
  };
  for (const { wake, turn } of drops) {
    for (const { cell, time } of log.clearings) if (time > turn.from) look(cell, wake);
    if (turn.cell >= 0) look(turn.cell, wake);
  }
  return found;
}

function isEntered(head: Wake, after: number, offset: number, counts: (wake: Wake) => boolean): boolean {
  for (let wake: Wake | null = head; wake && wake.turn > after; wake = wake.before)
    if (wake.at === offset && counts(wake)) return true;
  return false;
}

/** Whether the heard drops can all lie somewhere, no two in one cell at the same time. */
const canLie = (waters: Waters, log: MineLog, head: Wake, drops: readonly Drop[], anchor: Cell): boolean =>
  covers(berths(waters, log, head, drops, anchor));

/** Where each drop can lie: the cell, and which clearing took it away from there. */
function berths(waters: Waters, log: MineLog, head: Wake, drops: readonly Drop[], anchor: Cell): number[][] {
  return drops.map(({ wake, turn, since }) => {
    const row: number[] = [];
    for (const course of COURSES) {
      const cell = waters.chart.step[course][anchor + wake.at] as number;
      const offset = cell - anchor;
      if (cell < 0 || (turn.cell >= 0 && turn.cell !== cell) || crosses(wake, offset, since)) continue;
      const cleared = log.clearings.findIndex((clearing) => clearing.cell === cell && clearing.time > turn.from);
      const until = log.clearings[cleared]?.time ?? LATER;
      if (!isEntered(head, turn.turn, offset, (entry) => timeOf(log, entry) < until))
        row.push(cell * BERTHS + cleared + 1);
    }
    return row;
  });
}
const BERTHS = 1024; // more than there are clearings

/** One way in which the mines that were heard to be dropped can lie now. */
export function minesLying(waters: Waters, log: MineLog, head: Wake, anchor: Cell, dice: Dice): Cell[] {
  const rows = berths(waters, log, head, dropsOf(log, head), anchor);
  const lying = matched(rows.map((row) => shuffled(dice, row)));
  return [...(lying?.keys() ?? [])].filter((berth) => berth % BERTHS === 0).map((berth) => berth / BERTHS);
}

function timeOf(log: MineLog, wake: Wake): number {
  for (let turn = log.turn; turn; turn = turn.before) if (turn.turn === wake.turn) return turn.time;
  return 0;
}
