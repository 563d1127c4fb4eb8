import { expect, test } from 'vitest';
import { workOff } from './sliced.ts';

/** Each job takes this many milliseconds. */
function jobsOf(each: number, many: number) {
  let time = 0;
  const jobs = Array.from({ length: many }, (_, i) => ({
    key: String(i),
    work: () => {
      time += each;
      return i;
    },
  }));
  return { jobs, now: () => time };
}

test.each([
  // each  many  left
  [1, 5, 0],
  [5, 10, 7],
  [60, 4, 3],
])('jobs of %i ms each: of %i jobs, %i are left for later', (each, many, left) => {
  const { jobs, now } = jobsOf(each, many);
  const into = new Map<string, number>();
  expect(workOff(jobs, into, now)).toBe(left);
  expect(into.size).toBe(many - left);
});
