import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CellTable } from '../src/games/shooting/ask/matrix/cells.ts';
import { type Figure, median, type Section } from './bench.ts';

const WORKER = new URL('./bench-matrix-worker.js', import.meta.url); // built next to dist/bench.js
const WORKERS = 2;
const SIDE = 20;
const FIRST_BATCH = 4; // cells per message; these three are those of ui/matrix/pool.ts
const MOST = 40;
const LONG = 40; // milliseconds

/** What 400 cells cost with two new workers, as on the page: from starting them to the last cell. */
export const shootingMatrix: Section = {
  id: 'shooting-matrix',
  title: 'Shooting: a matrix of 20 units against 20 targets, two workers',
  async run(size, say) {
    const runs = size === 'full' ? 9 : 5;
    const figures: Figure[] = [];
    for (const { what, most, table } of CASES) {
      say(what);
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await cold(table));
      figures.push({
        what,
        ...median(times),
        unit: 'ms',
        bound: { kind: 'under', at: most },
        runs: `median of ${runs}`,
      });
    }
    return figures;
  },
};

const side = <T>(one: (i: number) => T): readonly T[] => Array.from({ length: SIDE }, (_, i) => one(i));
const named = { name: 'unit', points: null };

/** Three weapon lines; every unit and every target is different. */
const TYPICAL: CellTable = {
  units: side((row) => ({
    ...named,
    attackers: [
      { count: 5 + (row % 6), A: 2, BS: 3, S: 4 + (row % 3), AP: -1, D: 1, abilities: ['Rapid Fire 1'] },
      {
        count: 1 + (row % 4),
        A: 'D6+1',
        BS: 3,
        S: 6 + (row % 4),
        AP: -2,
        D: 2,
        abilities: ['Blast', 'Devastating Wounds'],
      },
      {
        count: 2,
        A: 2,
        BS: 3 + (row % 2),
        S: 9 + (row % 5),
        AP: -3,
        D: 'D6',
        abilities: row % 2 ? ['Lethal Hits'] : [],
      },
    ],
  })),
  targets: side((column) => ({
    ...named,
    target: { T: 3 + (column % 9), Sv: 2 + (column % 4), W: 1 + (column % 5), models: 3 + (column % 18) },
  })),
  conditions: { half: true },
};

/** The worst case of the section on odds, varied a little. */
const WORST: CellTable = {
  units: side((row) => ({
    ...named,
    attackers: [
      {
        count: 20,
        A: 'D6+3',
        BS: 3 + (row % 3),
        S: 4 + (row % 7),
        AP: -(row % 3),
        D: 3,
        abilities: ['Blast', 'Devastating Wounds', 'Sustained Hits D3'],
      },
    ],
  })),
  targets: side((column) => ({
    ...named,
    target: { T: 4 + (column % 7), Sv: 4, W: 3, models: 20, fnp: 4 + (column % 3) },
  })),
  conditions: {},
};

const CASES = [
  { what: '20 × 20 cells, three weapon lines each, from a cold start', most: 1_000, table: TYPICAL },
  {
    what: '400 worst cases: 20 × D6+3 Blast, Devastating, Sustained D3 at 20 × W3 with Feel No Pain',
    most: 5_000,
    table: WORST,
  },
];

/** Starts the workers and asks for the cells in batches that grow while they are quick, as the page does. */
async function cold(table: CellTable): Promise<number> {
  const begun = performance.now();
  let next = 0;
  const workers = Array.from({ length: WORKERS }, () => new Worker(WORKER));
  await Promise.all(
    workers.map(async (worker) => {
      worker.postMessage(table);
      for (let size = FIRST_BATCH; next < SIDE * SIDE; ) {
        const from = next;
        next = Math.min(SIDE * SIDE, from + size);
        const sent = performance.now();
        worker.postMessage({ from, to: next });
        await once(worker, 'message');
        size = Math.max(1, Math.min(MOST, performance.now() - sent > LONG ? size >> 1 : size * 2));
      }
    }),
  );
  const took = performance.now() - begun;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return took;
}
