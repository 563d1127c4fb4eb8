import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Fact } from '../kernel/fact.ts';
import { factOf, StoreFailure } from './failure.ts';
import type { OpenOptions, Operation, Operations, Request, WorkerMessage, WorkerRequest } from './sqlite-requests.ts';

interface Thread {
  ask<V extends Operation>(verb: V, ...asked: Parameters<Operations[V]>): Promise<ReturnType<Operations[V]>>;
  close(): Promise<void>;
  commits(): number;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (why: StoreFailure) => void;
}

/** In dist/ the worker is next to this file; when running from source, the bundle made by set-up is used. */
const BESIDE = new URL('./store.js', import.meta.url);
const BUNDLED = new URL('../../dist/store.js', import.meta.url);

const MOST_AT_ONCE = 32; // requests in one message: the thread works on them while more are coming in

/** Requests of one event-loop turn are sent together, and so are their answers. */
export function startThread(opening: OpenOptions): Promise<Thread> {
  const worker = new Worker(existsSync(BESIDE) ? BESIDE : BUNDLED, { workerData: opening });
  const post = (asked: WorkerRequest): void => worker.postMessage(asked);
  const waiting: Waiting[] = []; // in request order, which is the order of the answers
  let asked: Request[] = [];
  let commits = 0;
  let ended: Fact | undefined;
  let closed: Promise<void> | undefined;

  const send = (): void => {
    const sent = asked;
    asked = [];
    if (sent.length === 0 || ended) return;
    try {
      post(sent);
    } catch {
      sendEach(sent);
    }
  };

  /** One request has a value that cannot be sent, despite its type: only that request fails. */
  const sendEach = (sent: readonly Request[]): void => {
    for (const [i, one] of waiting.splice(-sent.length).entries())
      try {
        post(sent.slice(i, i + 1));
        waiting.push(one);
      } catch (error) {
        one.reject(new StoreFailure(factOf(error, opening.file)));
      }
    if (waiting.length === 0) worker.unref();
  };

  const ask: Thread['ask'] = (verb, ...what) =>
    new Promise((resolve, reject) => {
      if (ended) return reject(new StoreFailure(ended));
      if (waiting.push({ resolve, reject }) === 1) worker.ref(); // first: `send` takes its requests from the end
      const count = asked.push([verb, ...what] as unknown as Request);
      if (count === 1) setImmediate(send);
      else if (count === MOST_AT_ONCE) send();
    });

  const answer = ({ values, failures }: WorkerMessage & { readonly type: 'answers' }): void => {
    const answered = waiting.splice(0, values.length);
    if (waiting.length === 0) worker.unref();
    for (const [index, fact] of failures) answered[index]?.reject(new StoreFailure(fact));
    for (const [index, { resolve }] of answered.entries()) resolve(values[index] as never); // no effect on the rejected ones
  };

  const end = (fact: Fact): void => {
    ended ??= fact;
    for (const { reject } of waiting.splice(0)) reject(new StoreFailure(ended));
  };

  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const close = (): Promise<void> => {
    if (closed) return closed;
    send();
    ended = { code: 'store-closed', file: opening.file };
    worker.ref();
    post('close');
    closed = exited;
    return closed;
  };

  return new Promise((resolve, reject) => {
    worker.on('message', (told: WorkerMessage) => {
      if (told.type === 'opened') {
        worker.unref();
        resolve({ ask, close, commits: () => commits });
      } else if (told.type === 'unopened') reject(new StoreFailure(told.fact));
      else if (told.type === 'answers') {
        commits = told.commits;
        answer(told);
      }
    });
    const stopped = (problem: string): void => {
      const fact = { code: 'store-failed', file: opening.file, problem };
      end(fact);
      reject(new StoreFailure(fact));
    };
    worker.on('error', (error) => stopped(error.message));
    worker.on('exit', () => stopped('its thread has ended'));
  });
}
