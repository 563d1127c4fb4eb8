import { contactsOf } from './contacts.ts';
import {
  ALONG,
  add,
  entered,
  type Line,
  lineThrough,
  meet,
  meeting,
  onLine,
  reversed,
  type Stretches,
  stretches,
  touch,
} from './line.ts';
import type { Point } from './point.ts';
import type { Scene } from './scene.ts';
import type { Polygon, Shape } from './shape.ts';

/** A segment from a point of one shape to a point of another. */
interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/**
 * A segment between two shapes that crosses no blocker; undefined if there is none. It may touch blockers, but not
 * pass where two of them touch. The result is exact because few lines have to be tested. Free lines form connected
 * areas in (direction, offset) space. An area that no blocker limits contains the line between the centres. Any
 * other area has on its boundary a free line that touches a blocker; rotate it about that point until it touches a
 * second blocker or one of the shapes. So it is enough to test lines through two such features, at least one of them
 * on a blocker: see contacts.ts.
 */
export function sightLine(scene: Scene): SightLine | undefined {
  const middle = lineThrough(scene.from.at, scene.to.at);
  if (!middle) return { from: scene.from.at, to: scene.to.at };
  const blockers = [...scene.blockers];
  const own = { ...scene, blockers };
  const first = onEither(own, middle);
  if (first) return first;
  for (const line of contactsOf(scene)) {
    const found = onEither(own, line);
    if (found) return found;
  }
  return undefined;
}

/** Blockers may be reordered: one that blocked a line is likely to block the next. */
type Own = Scene & { readonly blockers: Shape[] };

const STARTS = stretches();
const ENDS = stretches();

/** The free segment of a line, in either direction. */
function onEither(scene: Own, line: Line): SightLine | undefined {
  touch(scene.from, line, STARTS);
  if (STARTS.count === 0) return undefined;
  touch(scene.to, line, ENDS);
  if (ENDS.count === 0) return undefined;
  const found = forward(scene, line);
  if (found) return found;
  turnBack(STARTS);
  turnBack(ENDS);
  return forward(scene, reversed(line));
}

/** The same intervals for the reversed line. */
function turnBack({ places, count }: Stretches): void {
  for (let i = 0; i < count; i += 2) {
    const [from, to] = [places[i] as number, places[i + 1] as number];
    places[i] = -to;
    places[i + 1] = -from;
  }
}

function forward(scene: Own, line: Line): SightLine | undefined {
  for (let i = 0; i < STARTS.count; i += 2)
    for (let j = 0; j < ENDS.count; j += 2) {
      const [back, low] = [STARTS.places[i] as number, STARTS.places[i + 1] as number];
      const [begin, end] = [ENDS.places[j] as number, ENDS.places[j + 1] as number];
      if (end < back) continue; // it lies behind
      // From the last point of one shape to the first of the other; every other free segment contains this one.
      const high = Math.max(low, begin);
      if (isFree(scene, line, low, high, 0)) return way(line, low, high);
      const inside = scene.doors.length > 0 ? throughDoor(scene, line, back, low, begin, end) : undefined;
      if (inside !== undefined) return way(line, low, inside);
    }
  return undefined;
}

const way = (line: Line, low: number, high: number): SightLine => ({ from: onLine(line, low), to: onLine(line, high) });

/** Where a line may end inside doors, which then do not block it. */
function throughDoor(
  scene: Own,
  line: Line,
  back: number,
  low: number,
  begin: number,
  end: number,
): number | undefined {
  for (let open = 1; open < 1 << scene.doors.length; open++) {
    let inside: readonly (readonly [number, number])[] = [[begin, end]];
    scene.doors.forEach((door, i) => {
      if (open & (1 << i)) inside = shared(inside, door, line);
    });
    for (const [from, to] of inside) {
      if (to < back) continue;
      const high = Math.max(low, from);
      if (isFree(scene, line, low, high, open)) return high;
    }
  }
  return undefined;
}

/** The parts of some intervals that lie in a door. */
function shared(
  some: readonly (readonly [number, number])[],
  door: Polygon,
  line: Line,
): (readonly [number, number])[] {
  touch(door, line, DOOR);
  const both: (readonly [number, number])[] = [];
  for (const [from, to] of some)
    for (let j = 0; j < DOOR.count; j += 2) {
      const [begin, end] = [Math.max(from, DOOR.places[j] as number), Math.min(to, DOOR.places[j + 1] as number)];
      if (begin <= end) both.push([begin, end]);
    }
  return both;
}

const DOOR = stretches();
const MET = meeting();
const TOUCHED = meeting();

/** Whether a line is free between two positions; `open` has a bit for each door that does not block. */
function isFree({ blockers, doors }: Own, line: Line, low: number, high: number, open: number): boolean {
  TOUCHED.left.count = 0;
  TOUCHED.right.count = 0;
  for (let i = 0; i < blockers.length; i++) {
    const blocker = blockers[i] as Shape;
    if (!isShut(blocker, line, low, high)) continue;
    blockers[i] = blockers[0] as Shape;
    blockers[0] = blocker;
    return false;
  }
  for (let i = 0; i < doors.length; i++)
    if (!(open & (1 << i)) && isShut(doors[i] as Polygon, line, low, high)) return false;
  return !isPinched(low, high);
}

function isShut(blocker: Shape, line: Line, low: number, high: number): boolean {
  meet(blocker, line, MET);
  if (entered(MET, low, high)) return true;
  for (let i = 0; i < MET.left.count; i++) add(TOUCHED.left, MET.left.places[i] as number);
  for (let i = 0; i < MET.right.count; i++) add(TOUCHED.right, MET.right.places[i] as number);
  return false;
}

/** Whether blockers on the left and right leave no gap at the same position. */
function isPinched(low: number, high: number): boolean {
  const { left, right } = TOUCHED;
  for (let i = 0; i < left.count; i += 2)
    for (let j = 0; j < right.count; j += 2) {
      const begin = Math.max(left.places[i] as number, right.places[j] as number);
      const end = Math.min(left.places[i + 1] as number, right.places[j + 1] as number);
      if (end - begin >= -ALONG && end > low + ALONG && begin < high - ALONG) return true;
    }
  return false;
}
