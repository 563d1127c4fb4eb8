import { Worker } from 'node:worker_threads';
import type { BotJob, Progress, WorkerOptions } from './job.ts';

/** A job for a worker. */
interface QueuedJob {
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
}

/** A job queue with one worker thread. A worker that times out or dies is replaced and the queue continues. */
export interface WorkerThread {
  readonly waiting: number; // queued jobs, including the current one
  put(job: QueuedJob): void;
  post(job: BotJob): void; // without an answer; dropped if no worker is running
  close(): Promise<void>;
}

const STARTS_WITHIN = 30_000; // milliseconds

export function startWorkerThread({ worker: program, workerOptions, memoryMb, onLost }: ThreadOptions): WorkerThread {
  const queue: QueuedJob[] = [];
  let worker: Worker | undefined; // started by the first job
  let ready = false;
  let current: QueuedJob | undefined;
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
    if (current || queue.length === 0) return;
    if (!worker) start();
    if (!worker || !ready) return;
    const job = queue.shift() as QueuedJob;
    current = job;
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
    job?.ended(ending);
  }

  function lose(ending: JobResult): void {
    if (!ready) current ??= queue.shift(); // don't wait forever for a worker that fails to start
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
      return queue.length + (current ? 1 : 0);
    },
    put(job) {
      if (closed) return job.ended(CLOSED);
      queue.push(job);
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
      for (const job of queue.splice(0)) job.ended(CLOSED);
      await own?.terminate();
    },
  };
}

const isProgress = (answer: unknown): answer is Progress =>
  typeof answer === 'object' && answer !== null && 'progress' in answer;

const CLOSED: JobResult = { how: 'broke', error: 'the threads are closed' };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
