import { expect, test } from 'vitest';
import { decisionClock } from './decision-clock.ts';

/** Makes `count` decisions that take `millis` each, and counts those that were timed. */
function timed(decisions: number, millis: number): number {
  let time = 0;
  const now = decisionClock(() => time);
  let count = 0;
  for (let i = 0; i < decisions; i++) {
    const start = now();
    time += millis;
    if (start === undefined) continue;
    expect((now() ?? 0) - start).toBeCloseTo(millis);
    count++;
  }
  return count;
}

test('every slow decision is timed', () => expect(timed(1000, 1)).toBe(1000));

test('of quick decisions, all are timed at first and every 13th later', () =>
  expect(timed(200 + 13 * 50, 0.001)).toBe(250));
