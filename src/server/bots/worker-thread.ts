import { Worker } from 'node:worker_threads';
import type { Birth, Errand, Progress } from './job.ts';

/** Work for a thread. */
export interface Job {
  readonly within: number; // milliseconds, from when the thread is given it
  errand(): Errand; // made when its turn has come
  ended(ending: Ending): void;
  heard?(progress: Progress['progress']): void; // how far it is, from those that tell
}

export type Ending =
  | { readonly how: 'answered'; readonly answer: unknown }
  | { readonly how: 'late' }
  | { readonly how: 'broke'; readonly error: string };

export interface ThreadOptions {
  readonly worker: string; // path of its program
  readonly birth: Birth;
  readonly memoryMb: number;
  onLost?(): void; // whatever it remembered is gone
}

/** A line of jobs, done in order by a worker thread; one that is late or dies is replaced, and the line goes on. */
export interface Thread {
  readonly waiting: number; // jobs, with the one being done
  put(job: Job): void;
  tell(errand: Errand): void; // not answered; dropped where no worker is up
  close(): Promise<void>;
}

const STARTS_WITHIN = 30_000; // milliseconds

export function startThread({ worker: program, birth, memoryMb, onLost }: ThreadOptions): Thread {
  const line: Job[] = [];
  let worker: Worker | undefined; // started by the first job
  let ready = false;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): void {
    const own = new Worker(program, {
      workerData: birth,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
    });
    worker = own;
    own.on('message', (answer: unknown) => {
      if (own !== worker) return;
      if (isProgress(answer)) return current?.heard?.(answer.progress);
      end({ how: 'answered', answer }); // the first message answers nothing: it says that the worker is up
      ready = true;
      next();
    });
    own.on('error', (error) => own === worker && lose({ how: 'broke', error: wordsOf(error) }));
    own.on('exit', (code) => own === worker && lose({ how: 'broke', error: `its thread ended with code ${code}` }));
    limit(STARTS_WITHIN, own, () => worker === own && !ready);
  }

  function next(): void {
    if (current || line.length === 0) return;
    if (!worker) start();
    if (!worker || !ready) return;
    const job = line.shift() as Job;
    current = job;
    try {
      worker.postMessage(job.errand());
    } catch (error) {
      end({ how: 'broke', error: wordsOf(error) });
      next();
      return;
    }
    limit(job.within, worker, () => current === job);
  }

  /** An answer that lies in the inbox while we were busy ourselves is not late, so the inbox is emptied first. */
  function limit(within: number, own: Worker, isOpen: () => boolean): void {
    clearTimeout(timer);
    timer = setTimeout(() => setImmediate(() => own === worker && isOpen() && lose({ how: 'late' })), within);
  }

  function end(ending: Ending): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    job?.ended(ending);
  }

  function lose(ending: Ending): void {
    if (!ready) current ??= line.shift(); // a worker that cannot start must not be waited for for ever
    const soon = ready && current !== undefined;
    void worker?.terminate();
    worker = undefined;
    ready = false;
    onLost?.();
    end(ending);
    if (soon && !worker && !closed) start(); // the next question is not kept waiting for it
    next();
  }

  return {
    get waiting() {
      return line.length + (current ? 1 : 0);
    },
    put(job) {
      if (closed) return job.ended(CLOSED);
      line.push(job);
      next();
    },
    tell(errand) {
      if (ready) worker?.postMessage(errand);
    },
    async close() {
      closed = true;
      const own = worker;
      worker = undefined;
      ready = false;
      end(CLOSED);
      for (const job of line.splice(0)) job.ended(CLOSED);
      await own?.terminate();
    },
  };
}

const isProgress = (answer: unknown): answer is Progress =>
  typeof answer === 'object' && answer !== null && 'progress' in answer;

const CLOSED: Ending = { how: 'broke', error: 'the threads are closed' };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
