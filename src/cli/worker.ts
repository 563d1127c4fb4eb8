import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import type { Jobs } from '../arena/queue/jobs.ts';
import { catalog } from '../games/catalog.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import type { Experiments } from '../store/experiments.ts';
import { StoreFailure } from '../store/failure.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { wholeNumber } from './input.ts';
import { sayFault } from './say.ts';
import { exitAfter, serviceStopSignal } from './stop-signal.ts';
import { print, tell } from './terminal.ts';

interface WorkerOptions {
  readonly workers?: string;
}

const MOST_WORKERS = 256;
const STATUS_EVERY = 10_000; // milliseconds between two status lines
const PATIENCE = 800; // milliseconds for nearly finished pairs to end

export function addWorker(program: Command): void {
  addCommand(program, 'worker', 'play queued pairs of experiments from a shared database', [
    'worker',
    'worker --workers 8',
  ])
    .option('--workers <N>', 'worker threads (default: one per core)')
    .addHelpText('after', '\nDATABASE_URL is the PostgreSQL database: postgres://user:password@host/database')
    .action(answering(worker));
}

async function worker(options: WorkerOptions): Promise<Answer> {
  const url = process.env.DATABASE_URL;
  if (!url) return no({ code: 'no-database-given' });
  const asked = options.workers === undefined ? ok(availableParallelism()) : undefined;
  const threads = asked ?? wholeNumber('--workers', options.workers ?? '', 1, MOST_WORKERS);
  if (!threads.ok) return threads;
  const opened = await openBoth(url);
  if (!opened.ok) return opened;
  const { experiments, jobs } = opened.value;
  const leave = serviceStopSignal();
  const halt = new AbortController();
  leave.addEventListener('abort', () => {
    tell('umpire: stopping; pairs in progress go back to the queue');
    setTimeout(() => halt.abort(), PATIENCE).unref();
    exitAfter(1_200, 0); // a bot may block its thread
  });
  const { workOnJobs } = await import('../arena/queue/job-worker.ts');
  const { threadPool } = await import('../arena/experiment/executor-pool.ts');
  const pool = threadPool(threads.value);
  let pairs = 0;
  const troubles = new Set<string>();
  const status = (): void => print(`${pairs} ${pairs === 1 ? 'pair' : 'pairs'} played`);
  const line = setInterval(status, STATUS_EVERY);
  print(
    `Umpire ${packageJson.version} plays pairs on ${threads.value} ${threads.value === 1 ? 'thread' : 'threads'}. Ctrl-C stops it.`,
  );
  await workOnJobs(jobs, experiments, {
    games: catalog,
    concurrency: threads.value,
    leave,
    signal: halt.signal,
    pool,
    onPair: () => {
      pairs++;
    },
    onProblem(fact) {
      const words = sayFault(fact);
      if (!troubles.has(words)) tell(`umpire: ${words}`);
      troubles.add(words);
    },
  });
  clearInterval(line);
  await pool.close();
  await jobs.close();
  await experiments.close();
  status();
  return ok(0);
}

async function openBoth(url: string): Promise<Result<{ readonly experiments: Experiments; readonly jobs: Jobs }>> {
  // Loaded lazily: no other command needs these.
  const [{ openExperiments }, { openJobs }] = await Promise.all([
    import('../store/open-experiments.ts'),
    import('../arena/queue/jobs.ts'),
  ]);
  try {
    const experiments = await openExperiments({ url });
    return ok({ experiments, jobs: await openJobs(url, packageJson.version) });
  } catch (error) {
    if (error instanceof StoreFailure) return no({ code: 'in-words', words: error.message });
    throw error;
  }
}
