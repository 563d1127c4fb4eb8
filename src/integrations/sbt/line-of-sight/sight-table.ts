import type { Hex } from '../../../parts/hex/hex.ts';
import type { SbtFile } from '../protocol-types.ts';
import { columnFile, dividedFrom } from './column-file.ts';
import { type Lines, linesOf } from './map-lines.ts';
import { type Scene, sizeOf } from './scene.ts';
import { backOf, DIVIDED, thereOf, visibilityBetween } from './visibility.ts';

/** The folder of the table, next to the helper that reads it. */
export const TABLE = '.ldv';

/** The sight table of a scene, and its files. */
export interface Table {
  readonly lines: Lines;
  readonly seen: Uint8Array; // the visibility from each hex to every hex, hex by hex
  readonly divided: readonly string[]; // by starting hex
  readonly columns: readonly SbtFile[];
  readonly files: readonly SbtFile[];
}

/** Computes the table of a scene; `like` is one of the same size. Pauses regularly to let other tasks run. */
export async function tableOf(scene: Scene, like: Table | undefined): Promise<Table> {
  const lines = like?.lines ?? linesOf(TABLE, scene.screen.map, scene.corner);
  const size = sizeOf(scene);
  const seen = new Uint8Array(size * size);
  const pause = pauser();
  for (let from = 0; from < size; from++) {
    if (pause.isDue()) await pause.take();
    for (let to = from; to < size; to++) look(scene, seen, from, to);
  }
  return written(scene, { lines, seen, divided: [], columns: [] }, pause);
}

/** Updates a table for a scene that differs in a few hexes: only lines that start, end or pass there are recomputed. */
export async function revisedTable(scene: Scene, before: Table, changes: readonly Hex[]): Promise<Table> {
  const { lines } = before;
  const { cols } = scene.screen.map;
  const shadows = lines.shadows();
  const size = sizeOf(scene);
  const seen = before.seen.slice();
  const divided: (string | undefined)[] = [...before.divided];
  const columns: (SbtFile | undefined)[] = [...before.columns];
  const pause = pauser();
  const revise = (from: Hex, to: Hex): void => {
    const found = look(scene, seen, from, to);
    if (found === SAME) return;
    columns[from % cols] = undefined;
    columns[to % cols] = undefined;
    if (found === OTHER) return;
    divided[from] = undefined;
    divided[to] = undefined;
  };
  for (const changed of changes)
    for (let from = 0; from < size; from++) {
      if (pause.isDue()) await pause.take();
      revise(from, changed);
      for (const step of shadows[((from % cols) & 1) as 0 | 1].get(changed - from) ?? [])
        if (step > 0 && from + step < size) revise(from, from + step);
    }
  return written(scene, { lines, seen, divided, columns }, pause);
}

const [SAME, OTHER, BETWEEN_PAIRS] = [0, 1, 2] as const;

/** Computes both directions between two hexes, and returns which files may change. */
function look(scene: Scene, seen: Uint8Array, from: Hex, to: Hex): 0 | 1 | 2 {
  const size = sizeOf(scene);
  const both = visibilityBetween(scene, from, to);
  const there = from * size + to;
  const back = to * size + from;
  const same = seen[there] === thereOf(both) && seen[back] === backOf(both);
  seen[there] = thereOf(both);
  seen[back] = backOf(both);
  if ((both & DIVIDED) !== 0) return BETWEEN_PAIRS;
  return same ? SAME : OTHER;
}

/** The parts of a table that are not yet in its files. */
interface Unwritten {
  readonly lines: Lines;
  readonly seen: Uint8Array;
  readonly divided: readonly (string | undefined)[];
  readonly columns: readonly (SbtFile | undefined)[];
}

async function written(scene: Scene, known: Unwritten, pause: Pauser): Promise<Table> {
  const { lines, seen } = known;
  const { cols } = scene.screen.map;
  const divided: string[] = [];
  const columns: SbtFile[] = [];
  for (let from = 0; from < sizeOf(scene); from++) {
    if (pause.isDue()) await pause.take();
    divided.push(known.divided[from] ?? dividedFrom(scene, lines, from));
  }
  for (let col = 0; col < cols; col++) {
    if (pause.isDue()) await pause.take();
    columns.push(known.columns[col] ?? columnFile(TABLE, scene, col, seen, divided));
  }
  return { lines, seen, divided, columns, files: [...lines.straight, ...columns] };
}

const LONGEST = 10; // milliseconds of uninterrupted work

/** Pauses in long work, so that other tasks on this thread get a turn. */
interface Pauser {
  isDue(): boolean;
  take(): Promise<void>;
}

function pauser(): Pauser {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since >= LONGEST,
    async take() {
      await new Promise((then) => setImmediate(then));
      since = performance.now();
    },
  };
}
