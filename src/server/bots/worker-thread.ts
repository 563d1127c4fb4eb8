import { Worker } from 'node:worker_threads';
import { FairQueue, type JobOwner } from './fair-queue.ts';
import type { BotJob, Progress, WorkerOptions } from './job.ts';

/** A job for a worker. */
interface QueuedJob {
  readonly owner: JobOwner;
  readonly within: number; // milliseconds, counted from when the worker gets it
  message(): BotJob; // built when its turn comes
  ended(ending: JobResult): void;
  onProgress?(progress: Progress['progress']): void; // progress, from jobs that report it
}

export type JobResult =
  | { readonly how: 'answered'; readonly answer: unknown }
  | { readonly how: 'late' }
  | { readonly how: 'broke'; readonly error: string };

interface ThreadOptions {
  readonly worker: string; // path of the worker script
  readonly workerOptions: WorkerOptions;
  readonly memoryMb: number;
  onLost?(): void; // its memory is gone
  onWorked?(address: string, milliseconds: number): void; // time spent on a job
}

/** A job queue with one worker thread. A worker that times out or dies is replaced and the queue continues. */
export interface WorkerThread {
  readonly waiting: number; // queued jobs, including the current one
  waitingFor(address: string): number; // queued jobs of an address
  put(job: QueuedJob): void;
  post(job: BotJob): void; // without an answer; dropped if no worker is running
  close(): Promise<void>;
}

const STARTS_WITHIN = 30_000; // milliseconds

export function startWorkerThread(options: ThreadOptions): WorkerThread {
  const { worker: program, workerOptions, memoryMb, onLost, onWorked } = options;
  const queue = new FairQueue<QueuedJob>();
  let worker: Worker | undefined; // started by the first job
  let ready = false;
  let current: QueuedJob | undefined;
  let startedAt = 0; // of the current job
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): void {
    const own = new Worker(program, {
      workerData: workerOptions,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
    });
    worker = own;
    own.on('message', (answer: unknown) => {
      if (own !== worker) return;
      if (isProgress(answer)) return current?.onProgress?.(answer.progress);
      end({ how: 'answered', answer }); // the first message only signals that the worker is ready
      ready = true;
      next();
    });
    own.on('error', (error) => own === worker && lose({ how: 'broke', error: wordsOf(error) }));
    own.on('exit', (code) => own === worker && lose({ how: 'broke', error: `its thread ended with code ${code}` }));
    limit(STARTS_WITHIN, own, () => worker === own && !ready);
  }

  function next(): void {
    if (current || queue.size === 0) return;
    if (!worker) start();
    if (!worker || !ready) return;
    const job = queue.take() as QueuedJob;
    current = job;
    startedAt = performance.now();
    try {
      worker.postMessage(job.message());
    } catch (error) {
      end({ how: 'broke', error: wordsOf(error) });
      next();
      return;
    }
    limit(job.within, worker, () => current === job);
  }

  /** setImmediate drains the message queue first: an answer that arrived while this thread was busy is not late. */
  function limit(within: number, own: Worker, isOpen: () => boolean): void {
    clearTimeout(timer);
    timer = setTimeout(() => setImmediate(() => own === worker && isOpen() && lose({ how: 'late' })), within);
  }

  function end(ending: JobResult): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (!job) return;
    const milliseconds = performance.now() - startedAt;
    queue.charge(job.owner.address, milliseconds);
    onWorked?.(job.owner.address, milliseconds);
    job.ended(ending);
  }

  function lose(ending: JobResult): void {
    if (!ready && !current) {
      current = queue.take(); // don't wait forever for a worker that fails to start
      startedAt = performance.now();
    }
    const soon = ready && current !== undefined;
    void worker?.terminate();
    worker = undefined;
    ready = false;
    onLost?.();
    end(ending);
    if (soon && !worker && !closed) start(); // restart now, so the next question does not wait for it
    next();
  }

  return {
    get waiting() {
      return queue.size + (current ? 1 : 0);
    },
    waitingFor: (address) => queue.sizeOf(address),
    put(job) {
      if (closed) return job.ended(CLOSED);
      queue.add(job, job.owner);
      next();
    },
    post(job) {
      if (ready) worker?.postMessage(job);
    },
    async close() {
      closed = true;
      const own = worker;
      worker = undefined;
      ready = false;
      end(CLOSED);
      for (const job of queue.clear()) job.ended(CLOSED);
      await own?.terminate();
    },
  };
}

const isProgress = (answer: unknown): answer is Progress =>
  typeof answer === 'object' && answer !== null && 'progress' in answer;

const CLOSED: JobResult = { how: 'broke', error: 'the threads are closed' };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
