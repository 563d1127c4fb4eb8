import { expect, test } from 'vitest';
import { requestCounts } from './http/request-counts.ts';
import { DecisionClock } from './match/decision-clock.ts';
import { EntryAges } from './match/entry-ages.ts';
import { NO_METRICS } from './metrics.ts';
import { Retention } from './operator/retention.ts';
import type { Service } from './service.ts';
import { Tables } from './table/tables.ts';
import { memoryStore } from './testing/memory-store.ts';

const HOUR = 3_600_000;

/** A clock that the test controls: time passes, or the wall clock jumps. */
const testClock = () => {
  const clock = { wall: 1_000 * HOUR, passed: 0 };
  return {
    now: () => clock.wall,
    elapsed: () => clock.passed,
    pass(milliseconds: number) {
      clock.wall += milliseconds;
      clock.passed += milliseconds;
    },
    jump(milliseconds: number) {
      clock.wall += milliseconds;
    },
  };
};

test.each([HOUR, -HOUR])('after a jump of %d ms, the age of entries is the elapsed time', (jump) => {
  const clock = testClock();
  const times = [clock.now() - 5_000];
  const ages = new EntryAges(times, clock);
  clock.pass(1_000);
  clock.jump(jump);
  times.push(clock.now());
  ages.add();
  clock.pass(2_000);
  expect([ages.of(0), ages.of(1), ages.of(2)]).toEqual([8_000, 2_000, Number.POSITIVE_INFINITY]);
});

test.each([HOUR, -HOUR])('after a jump of %d ms, a player has the same time left', (jump) => {
  const clock = testClock();
  const late: string[] = [];
  const deadlines = new DecisionClock((seat) => late.push(seat) > 0, clock);
  deadlines.set(['blue'], 60, null);
  clock.pass(10_000);
  const before = deadlines.deadlineOf('blue');
  expect((before ?? 0) - clock.now()).toBe(50_000);
  clock.jump(jump);
  expect((deadlines.deadlineOf('blue') ?? 0) - clock.now()).toBe(50_000);
  expect(late).toEqual([]);
  deadlines.stop();
});

test('a wall clock jump does not remove open matches', () => {
  const clock = testClock();
  const removed: number[] = [];
  const removeOpen = async (before: number): Promise<void> => void removed.push(clock.now() - before);
  const store = { ...memoryStore(), removeOpen };
  const service = { ...clock, store, metrics: NO_METRICS } as unknown as Service;
  const tables = new Tables(service, HOUR);
  tables.sweep();
  expect(removed).toEqual([HOUR]);
  clock.jump(24 * HOUR);
  tables.sweep();
  clock.pass(HOUR / 2);
  tables.sweep();
  expect(removed).toEqual([HOUR]);
  clock.pass(HOUR / 2);
  tables.sweep();
  expect(removed).toEqual([HOUR, HOUR]);
  void tables.close();
});

test('request windows follow elapsed time, not the wall clock', () => {
  const clock = testClock();
  const counts = new (requestCounts(clock.elapsed))();
  const count = (): number => {
    let found = 0;
    const note = (_: Error | null, result?: { readonly current: number }): void => {
      found = result?.current ?? 0;
    };
    counts.incr('192.0.2.1', note, 60_000);
    return found;
  };
  expect([count(), count()]).toEqual([1, 2]);
  clock.jump(-HOUR);
  expect(count()).toBe(3);
  clock.pass(60_000);
  expect(count()).toBe(1);
});

test('retention removes nothing for a day after a jump of the clock', async () => {
  const clock = testClock();
  const asked: number[] = [];
  const store = memoryStore();
  const finishedBefore = async (before: number): Promise<readonly never[]> => {
    asked.push(clock.now() - before);
    return [];
  };
  const log = { warn: () => {}, info: () => {} };
  const service = { ...clock, log, store: { ...store, operator: { ...store.operator, finishedBefore } } };
  const days = { pack: 0, remove: 30, abandoned: 0 };
  const retention = new Retention(service as unknown as Service, {} as Tables, days);
  await retention.run();
  expect(new Set(asked)).toEqual(new Set([30 * 24 * HOUR]));
  const before = asked.length;
  clock.jump(365 * 24 * HOUR);
  await retention.run();
  clock.pass(12 * HOUR);
  await retention.run();
  expect(asked).toHaveLength(before);
  clock.pass(12 * HOUR);
  await retention.run();
  expect(asked).toHaveLength(before + 1);
  await retention.close();
});
