import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExperimentChange } from '../../store/experiments.ts';
import { HEARTBEAT_MS, isAlive, startHeartbeat } from './heartbeat.ts';
import { memoryExperiments, plan, recordOf } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const record = recordOf(plan(['perfect', 'random']));

test.each([
  ['running', 0, true],
  ['running', 3 * HEARTBEAT_MS - 1, true],
  ['running', 3 * HEARTBEAT_MS, false],
  ['running', -3_600_000, false], // the clock was set back
  ['stopped', 0, false],
  ['done', 0, false],
] as const)('one that is %s and was quiet for %i ms: alive is %s', (status, quiet, told) => {
  expect(isAlive({ status, updated: 1000 }, 1000 + quiet)).toBe(told);
});

test('a slow heartbeat delays the next one, and none is sent after the end', async () => {
  const written: ExperimentChange[] = [];
  const slow = {
    ...memoryExperiments(),
    async change(_: string, change: ExperimentChange) {
      await new Promise((on) => setTimeout(on, 3 * HEARTBEAT_MS));
      written.push(change);
    },
  };
  let updated = 0;
  const lastBeat = startHeartbeat(record, slow, () => ({ updated: ++updated }));
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  const stopped = lastBeat().then(() => written.push({ status: 'done' }));
  await vi.advanceTimersByTimeAsync(20 * HEARTBEAT_MS);
  await stopped;
  expect(written).toEqual([{ updated: 1 }, { status: 'done' }]);
});

test('one that does not get through is not the last', async () => {
  let calls = 0;
  const broken = {
    ...memoryExperiments(),
    change: () => {
      calls++;
      return Promise.reject(new Error('the database is away'));
    },
  };
  const lastBeat = startHeartbeat(record, broken, () => ({ updated: 1 }));
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  await lastBeat();
  expect(calls).toBe(2);
});
