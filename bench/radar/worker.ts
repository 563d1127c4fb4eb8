import type { Sum } from '../../src/arena/sum.ts';
import type { Book } from './book.ts';
import { play, recordGames, type Task, watchGames } from './tasks.ts';
import type { Use } from './use.ts';

/** Worker entry point (dist/bench-radar-worker.js). */
export default async function work(task: Task): Promise<Sum | Book | Use> {
  if (task.type === 'play') return play(task);
  return task.type === 'record' ? recordGames(task) : watchGames(task);
}
