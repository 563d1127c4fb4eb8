import { COURSES, type Course } from '../../../parts/grid/grid.ts';
import { keepDrops } from './berths.ts';
import type { Bits } from './bits.ts';
import { forgetPast, forgetTrails, positions } from './forget.ts';
import { type MineLog, nextTurn } from './mines.ts';
import { changed, isTooMuch, type Most, mindsPast, sift, sorted, type Tracker, within } from './shapes.ts';
import { anchor, crosses, entered, type Wake } from './wake.ts';
import { inSector, seenFrom, type Waters, watersOf } from './waters.ts';

/** One announced step. */
export function moved(t: Tracker, course: Course): Tracker {
  const waters = watersOf(t.rules.chart);
  const turn = t.turn + 1;
  const log = nextTurn(t.log, turn, 'course', t.hearsDrops);
  const left = sift(t, (head, from, out, to) => stepped(t, waters, log, head, t.bits, from, out, to, course, turn));
  return changed(t, { heads: left.heads, bits: left.bits, kin: left.kin, turn, log });
}

/** One shape after one more step, with the anchors for which the new cell is sea, off the trail and clear of own mines. */
function stepped(
  { since }: Tracker,
  waters: Waters,
  log: MineLog,
  head: Wake,
  bits: Bits,
  from: number,
  out: Bits,
  to: number,
  course: Course,
  turn: number,
): Wake | null {
  const at = head.at + waters.step[course];
  if (crosses(head, at, since)) return null;
  const mask = seenFrom(waters.open[course], head.at);
  let any = 0;
  for (let w = 0; w < waters.words; w++) any |= out[to + w] = (bits[from + w] as number) & (mask[w] as number);
  if (any === 0) return null;
  const next = entered(head, at, turn, since);
  return log.heard === 0 || keepDrops(waters, log, next, out, to, at) ? next : null;
}

/** One step whose course only the captain and the engineer know. */
export function slipped(t: Tracker, course: Course | undefined): Tracker {
  const step = { from: 1, to: 1, kind: 'course' } as const;
  return branched(t, course ? [course] : COURSES, step);
}

/** A straight run in stealth. Unknown course and length fork into all possibilities; not moving at all counts once. */
export function stealthed(t: Tracker, course: Course | undefined, steps: number | undefined): Tracker {
  const courses = course ? [course] : COURSES;
  const range = steps === undefined ? { from: 0, to: t.rules.ruleset.stealth.reach } : { from: steps, to: steps };
  return branched(t, courses, { ...range, kind: 'stealth' });
}

function branched(t: Tracker, courses: readonly Course[], range: Range): Tracker {
  const forks = forked(t, courses, range, t.most);
  if (forks) return forks;
  const light = mindsPast(t) ? forked(forgetPast(t), courses, range, t.most) : undefined;
  return light ?? (forked(forgetTrails(t), courses, range) as Tracker);
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly kind: 'course' | 'stealth'; // after a run in stealth no mine can be dropped
}
const MERGE = 4; // up to this multiple, merging shapes with the same trail may bring their number below the limit

/** Undefined if there would be too many. */
function forked(t: Tracker, courses: readonly Course[], { from, to, kind }: Range, most?: Most): Tracker | undefined {
  const waters = watersOf(t.rules.chart);
  const { words } = waters;
  const turn = t.turn + 1;
  const log = nextTurn(t.log, turn, kind, t.hearsDrops);
  const heads: Wake[] = [];
  const each = (from === 0 ? 1 : 0) + courses.length * (to - Math.max(from, 1) + 1);
  const bits = new Uint32Array(t.heads.length * each * words);
  let [here, there] = [new Uint32Array(words), new Uint32Array(words)];
  for (const [i, start] of t.heads.entries()) {
    if (most && heads.length > most.shapes * MERGE) return undefined;
    const base = i * words;
    if (from === 0) bits.set(t.bits.subarray(base, base + words), (heads.push(start) - 1) * words);
    for (const course of courses) {
      here.set(t.bits.subarray(base, base + words));
      let head: Wake | null = start;
      for (let steps = 1; steps <= to; steps++) {
        head = stepped(t, waters, log, head, here, 0, there, 0, course, turn);
        if (!head) break;
        if (steps >= from) bits.set(there, (heads.push(head) - 1) * words);
        [here, there] = [there, here];
      }
    }
  }
  const forks = sorted(changed(t, { heads, bits: bits.slice(0, heads.length * words), kin: null, turn, log }));
  return most && isTooMuch(forks) ? undefined : forks;
}

/** The sector is announced and the trail restarts; earlier history is kept only as far as mines can still reveal it. */
export function surfaced(t: Tracker, sector: number): Tracker {
  const turn = t.turn + 1;
  const left = within(t, inSector(watersOf(t.rules.chart), sector, true));
  const log = nextTurn(t.log, turn, 'surface', t.hearsDrops);
  const up = changed(left, { turn, since: turn, log, whole: true });
  if (up.heads.length === 0) return up;
  if (mindsPast(t)) return changed(up, { kin: up.heads.length > 1 ? new Int32Array(up.heads.length) : null });
  return changed(up, { heads: [anchor(turn - 1)], bits: positions(up), kin: null });
}

/** The boat's own crew hears whether no course was open. Mines may have closed one, so this is exact only without mines. */
export function blackedOut(t: Tracker, blackout: boolean): Tracker {
  const waters = watersOf(t.rules.chart);
  const noMines = t.hearsDrops && !mindsPast(t) && !t.lost;
  if (blackout && !noMines) return changed(t, { loose: true });
  const left = sift(t, (head, from, out, to) => {
    const open = COURSES.filter((course) => !crosses(head, head.at + waters.step[course], t.since));
    const masks = open.map((course) => seenFrom(waters.open[course], head.at));
    let any = 0;
    for (let w = 0; w < waters.words; w++) {
      const free = masks.reduce((all, mask) => all | (mask[w] as number), 0);
      any |= out[to + w] = (t.bits[from + w] as number) & (blackout ? ~free : free);
    }
    return any === 0 ? null : head;
  });
  return changed(t, { ...left, loose: t.loose || !noMines });
}
