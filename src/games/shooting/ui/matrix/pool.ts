import type { Result } from '../../../../kernel/result.ts';
import type { Cell, CellTable } from '../../ask/matrix/cells.ts';
import type { Planned, Task } from '../../ask/plan/planned.ts';
import type { MatrixAnswer, MatrixJob } from './worker.ts';

const WORKERS = 2;
const FIRST_BATCH = 4;
const LONG = 40; // milliseconds that a batch should take
const MOST = 40; // cells in a batch

type Done = (from: number, cells: readonly Result<Cell>[]) => void;

/** Workers that compute cells in batches. A new job drops the batches of the last one that have not started. */
export class Pool {
  readonly #workers: Worker[] = [];
  #job = 0;

  #worker(i: number): Worker {
    this.#workers[i] ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return this.#workers[i];
  }

  cells(table: CellTable, done: Done, failed: () => void): void {
    const job = ++this.#job;
    const all = table.units.length * table.targets.length;
    let next = 0;
    for (let i = 0; i < WORKERS; i++) {
      const worker = this.#worker(i);
      let [size, sent] = [FIRST_BATCH, 0];
      const post = (message: MatrixJob): void => worker.postMessage(message);
      const send = (): void => {
        if (job !== this.#job || next >= all) return;
        const from = next;
        next = Math.min(all, next + size);
        sent = performance.now();
        post({ kind: 'cells', job, from, to: next });
      };
      worker.onerror = failed;
      worker.onmessage = ({ data }: MessageEvent<MatrixAnswer>) => {
        if (data.kind !== 'cells' || data.job !== job) return;
        const took = performance.now() - sent;
        size = Math.max(1, Math.min(MOST, took > LONG ? size >> 1 : size * 2));
        send();
        done(data.from, data.cells);
      };
      post({ kind: 'table', job, table });
      send();
    }
  }

  plan(task: Task, done: (found: Result<Planned>) => void, failed: () => void): void {
    const job = ++this.#job;
    const worker = this.#worker(0);
    worker.onerror = failed;
    worker.onmessage = ({ data }: MessageEvent<MatrixAnswer>) => {
      if (data.kind === 'plan' && data.job === this.#job) done(data.found);
    };
    worker.postMessage({ kind: 'plan', job, task } satisfies MatrixJob);
  }

  close(): void {
    for (const worker of this.#workers) worker?.terminate();
    this.#workers.length = 0;
    this.#job++;
  }
}
