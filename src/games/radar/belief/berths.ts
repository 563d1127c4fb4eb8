import { type Dice, shuffled } from '../../../kernel/dice.ts';
import { type Cell, COURSES } from '../../../parts/grid/grid.ts';
import { type Bits, cellsIn, drop, has, put } from './bits.ts';
import { covers, matched } from './matching.ts';
import { LATER, type MineLog, type Turn } from './mines.ts';
import { crosses, type Wake } from './wake.ts';
import { seenFrom, type Waters } from './waters.ts';

/** A drop that was heard, as one wake knows it. */
interface Drop {
  readonly wake: Wake;
  readonly turn: Turn;
  readonly since: number; // where the trail of that time started
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
 * Removes the anchors for which some heard drop cannot be anywhere. `at` is the offset just entered; without it
 * everything is checked. Returns whether any anchor is left.
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

/** Anchors from which a drop can be north, south, east or west: off the trail, on the sea, never entered. */
function roomFor(waters: Waters, head: Wake, { wake, turn, since }: Drop): Bits[] {
  if (turn.cell >= 0) return []; // these are handled by `singledOut`
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

/** Whether all heard drops can be somewhere, no two in one cell at the same time. */
const canLie = (waters: Waters, log: MineLog, head: Wake, drops: readonly Drop[], anchor: Cell): boolean =>
  covers(berths(waters, log, head, drops, anchor));

/** Where each drop can be: the cell, and which clearing removed it from there. */
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
const BERTHS = 4096; // more than there are clearings

/** One possible placement of the mines that were heard being dropped; detonated mines are assigned first. */
export function minesLying(waters: Waters, log: MineLog, head: Wake, anchor: Cell, dice: Dice): Cell[] {
  const rows = berths(waters, log, head, dropsOf(log, head), anchor);
  const lies = (berth: number): number => (log.clearings[(berth % BERTHS) - 1]?.own ? 0 : 1);
  const lying = matched(rows.map((row) => shuffled(dice, row).sort((a, b) => lies(a) - lies(b))));
  return [...(lying?.keys() ?? [])].filter((berth) => berth % BERTHS === 0).map((berth) => berth / BERTHS);
}

function timeOf(log: MineLog, wake: Wake): number {
  for (let turn = log.turn; turn; turn = turn.before) if (turn.turn === wake.turn) return turn.time;
  return 0;
}
