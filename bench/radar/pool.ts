import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { batchesOf, type Series } from '../../src/arena/series.ts';
import { emptySum, mergeSum, type Sum } from '../../src/arena/sum.ts';
import { kept } from '../parts.ts';
import { type Book, emptyBook, mergeBook } from './book.ts';
import type { Task } from './tasks.ts';
import { emptyUse, mergeUse, type Use } from './use.ts';

const WORKER = fileURLToPath(new URL('./bench-radar-worker.js', import.meta.url)); // built next to dist/bench.js

/** Runs tasks on all cores; the answers are in the order of the tasks. */
async function inThreads<T>(tasks: readonly Task[], done: (tasks: number) => void): Promise<readonly T[]> {
  const { Piscina } = await import('piscina');
  const threads = availableParallelism();
  const pool = new Piscina<Task, T>({ filename: WORKER, minThreads: threads, maxThreads: threads });
  let finished = 0;
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const answer = await pool.run(task);
        done(++finished);
        return answer;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

const BATCH = 25; // games

interface Games {
  readonly options: unknown;
  readonly seed: string;
  readonly games: number;
}

const tasksOf = (type: 'record' | 'watch', { options, seed, games }: Games): Task[] =>
  Array.from({ length: Math.ceil(games / BATCH) }, (_, k) => ({
    type,
    options,
    seed,
    batch: { from: k * BATCH, to: Math.min(games, (k + 1) * BATCH) },
  }));

/** Records games between crews. */
export const recorded = (games: Games, say: (progress: string) => void): Promise<Book> =>
  kept({ record: games }, async () => {
    const book = emptyBook();
    const books = await inThreads<Book>(tasksOf('record', games), (n) => say(`${n * BATCH} games recorded`));
    for (const each of books) mergeBook(book, each);
    return book;
  });

/** Watches what crews do with their systems in games between them. */
export const watched = (games: Games, say: (progress: string) => void): Promise<Use> =>
  kept({ watch: games }, async () => {
    const use = emptyUse();
    const uses = await inThreads<Use>(tasksOf('watch', games), (n) => say(`${n * BATCH} games watched`));
    for (const each of uses) mergeUse(use, each);
    return use;
  });

/** Plays a bot against `crew`, every seed from both sides. */
export const against = (
  bot: string,
  { options, seed, games }: Games,
  book: Book,
  say: (progress: string) => void,
): Promise<Sum> =>
  kept({ against: bot, options, seed, games, boats: book.boats }, async () => {
    const series: Series = {
      game: 'radar',
      options,
      seed,
      secret: false,
      games,
      swap: true,
      sides: ['blue', 'red'],
      bots: [bot, 'crew'],
      seats: {},
      ledger: false,
      save: null,
    };
    const sum = emptySum(2);
    const tasks = batchesOf(series).map((batch): Task => ({ type: 'play', series, batch, book }));
    for (const part of await inThreads<Sum>(tasks, (n) => say(`${bot}: ${n} of ${tasks.length} parts`)))
      mergeSum(sum, part);
    return sum;
  });
