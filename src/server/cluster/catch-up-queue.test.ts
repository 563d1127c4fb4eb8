import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { Log } from '../log.ts';
import type { Table } from '../table/table.ts';
import { CatchUpQueue } from './catch-up-queue.ts';

const LOG: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

afterEach(() => void vi.useRealTimers());

/** A table that only reads. */
const reader = (catchUp: () => Promise<void>): Table =>
  ({ stopped: false, record: { id: 'm' }, follower: { catchUp } }) as never;
const reading = () => new CatchUpQueue(LOG, (table) => table.follower.catchUp());

test('after a gap all tables read, a few at a time', async () => {
  let now = 0;
  let most = 0;
  let done = 0;
  const read = async (): Promise<void> => {
    most = Math.max(most, ++now);
    await new Promise((then) => setImmediate(then));
    now--;
    done++;
  };
  const catching = reading();
  for (let i = 0; i < 100; i++) catching.want(reader(read));
  await eventually(() => done).toBe(100);
  expect(most).toBeLessThanOrEqual(4);
});

test('notifications during a read cause exactly one more read', async () => {
  let reads = 0;
  let resolve = (): void => {};
  const promise = new Promise<void>((then) => {
    resolve = then;
  });
  const table = reader(() => (++reads === 1 ? promise : Promise.resolve()));
  const catching = reading();
  for (let i = 0; i < 5; i++) catching.want(table);
  expect(reads).toBe(1);
  resolve();
  await eventually(() => reads).toBe(2);
});

test('a failed read is retried without another notification', async () => {
  vi.useFakeTimers();
  let reads = 0;
  const table = reader(() => (++reads < 3 ? Promise.reject(new Error('away')) : Promise.resolve()));
  reading().want(table);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads).toBe(3);
});

test('a stopped table is not retried', async () => {
  vi.useFakeTimers();
  let reads = 0;
  const table = { ...reader(() => Promise.reject(new Error(`away ${++reads}`))), stopped: true } as Table;
  reading().want(table);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads).toBe(1);
});
