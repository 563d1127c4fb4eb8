import { type Cell, COURSES, type Course } from '../../src/parts/grid/grid.ts';

/** Where a crew starts and which courses it takes, counted in recorded games. Plain data, because workers receive it. */
export interface Book {
  boats: number;
  readonly starts: Record<string, number>; // by cell
  readonly openings: Record<string, Counts>; // by start and the courses so far: the next course
  readonly habits: Record<string, Counts>; // by cell and the course that led there: the next course
}
type Counts = [north: number, south: number, east: number, west: number];

export const emptyBook = (): Book => ({ boats: 0, starts: {}, openings: {}, habits: {} });

/** Length of an opening in cells; later courses count only as habits. */
const OPENING = 12;
/** Prior counts, so that a few games prove little: even odds for a habit, the habit for an opening. */
const SMOOTH = 8;

const NONE = '-';
const keyOf = (at: Cell, led: Course | undefined): string => `${at}${led?.[0] ?? NONE}`;

/** Adds a path: the cells of a boat from its start, or from a surfacing, on. */
export function record(book: Book, cols: number, path: readonly Cell[], isStart: boolean): void {
  const [start] = path;
  if (start === undefined) return;
  if (isStart) {
    book.boats++;
    book.starts[start] = (book.starts[start] ?? 0) + 1;
  }
  walk(cols, path, (course, at, led, soFar) => {
    count(book.habits, keyOf(at, led), course);
    if (isStart && soFar !== null) count(book.openings, soFar, course);
  });
}

function count(counts: Record<string, Counts>, key: string, course: Course): void {
  const row = counts[key] ?? [0, 0, 0, 0];
  const i = COURSES.indexOf(course);
  row[i] = (row[i] as number) + 1;
  counts[key] = row;
}

/** Probability that a crew in the book takes this path, given where the path starts. */
export function likelihood(book: Book, cols: number, path: readonly Cell[], isStart: boolean): number {
  let odds = 1;
  walk(cols, path, (course, at, led, soFar) => {
    const i = COURSES.indexOf(course);
    const habit = book.habits[keyOf(at, led)] ?? [0, 0, 0, 0];
    const usual = ((habit[i] as number) + SMOOTH / COURSES.length) / (sum(habit) + SMOOTH);
    const opening = isStart && soFar !== null ? book.openings[soFar] : undefined;
    odds *= opening ? ((opening[i] as number) + SMOOTH * usual) / (sum(opening) + SMOOTH) : usual;
  });
  return odds;
}

/** Calls back for each step: its course, its cell, the course before it, and the opening so far (null = it is over). */
function walk(
  cols: number,
  path: readonly Cell[],
  step: (course: Course, at: Cell, led: Course | undefined, soFar: string | null) => void,
): void {
  let led: Course | undefined;
  let soFar = String(path[0]);
  for (let i = 1; i < path.length; i++) {
    const at = path[i - 1] as Cell;
    const course = courseOf((path[i] as Cell) - at, cols);
    step(course, at, led, i < OPENING ? soFar : null);
    led = course;
    soFar += course[0];
  }
}

const courseOf = (change: number, cols: number): Course =>
  change === -cols ? 'north' : change === cols ? 'south' : change > 0 ? 'east' : 'west';

const sum = (counts: Counts): number => counts[0] + counts[1] + counts[2] + counts[3];

/** The probability of each starting cell; a cell that was never seen counts as half a boat. */
export const startOdds = ({ starts, boats }: Book, at: Cell): number => ((starts[at] ?? 0) + 0.5) / (boats + 1);

/** Entropy of the starting cells in bits, corrected for the number of samples (Miller and Madow). */
export function startEntropy({ starts, boats }: Book): number {
  const counts = Object.values(starts);
  const plain = counts.reduce((bits, n) => bits - (n / boats) * Math.log2(n / boats), 0);
  return plain + (counts.length - 1) / (2 * boats * Math.LN2);
}

/** Adds another book of the same set-up. */
export function mergeBook(into: Book, from: Book): void {
  into.boats += from.boats;
  for (const [cell, n] of Object.entries(from.starts)) into.starts[cell] = (into.starts[cell] ?? 0) + n;
  for (const part of ['openings', 'habits'] as const)
    for (const [key, counts] of Object.entries(from[part])) {
      const own = into[part][key] ?? [0, 0, 0, 0];
      into[part][key] = own.map((n, i) => n + (counts[i] as number)) as Counts;
    }
}
