import { expect, test } from 'vitest';
import { FairQueue, type JobOwner, PRIORITY } from './fair-queue.ts';

const owner = (address: string, match = 'match', priority: JobOwner['priority'] = PRIORITY.played): JobOwner => ({
  address,
  match,
  priority,
});

/** Serves jobs that each take `cost` milliseconds, in order. */
function serve(queue: FairQueue<string>, costOf: (job: string) => number): string[] {
  const served: string[] = [];
  for (let job = queue.take(); job !== undefined; job = queue.take()) {
    served.push(job);
    queue.charge(job.split(' ')[0] as string, costOf(job));
  }
  return served;
}

test('jobs of one match keep their order', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2, 3]) queue.add(`a ${n}`, owner('a'));
  expect([queue.size, queue.sizeOf('a'), queue.sizeOf('b')]).toEqual([3, 3, 0]);
  expect(serve(queue, () => 1)).toEqual(['a 1', 'a 2', 'a 3']);
  expect(queue.size).toBe(0);
});

test('addresses share the working time, however many jobs or matches one of them has', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 8; n++) queue.add(`a ${n}`, owner('a', `match ${n}`));
  for (let n = 0; n < 4; n++) queue.add(`b ${n}`, owner('b'));
  expect(serve(queue, () => 10).slice(0, 8)).toEqual(['a 0', 'b 0', 'a 1', 'b 1', 'a 2', 'b 2', 'a 3', 'b 3']);
});

test('an address with long jobs is served less often', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 4; n++) queue.add(`slow ${n}`, owner('slow'));
  for (let n = 0; n < 6; n++) queue.add(`fast ${n}`, owner('fast'));
  const served = serve(queue, (job) => (job.startsWith('slow') ? 30 : 10));
  expect(served.slice(0, 8)).toEqual(['slow 0', 'fast 0', 'fast 1', 'fast 2', 'slow 1', 'fast 3', 'fast 4', 'fast 5']);
});

test('the matches of an address take turns', () => {
  const queue = new FairQueue<string>();
  for (const n of [1, 2, 3]) queue.add(`a x${n}`, owner('a', 'x'));
  for (const n of [1, 2]) queue.add(`a y${n}`, owner('a', 'y'));
  expect(serve(queue, () => 1)).toEqual(['a x1', 'a y1', 'a x2', 'a y2', 'a x3']);
});

test('an address that was idle is served next, but cannot save up time', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 20; n++) queue.add(`busy ${n}`, owner('busy'));
  for (let n = 0; n < 10; n++) {
    queue.take();
    queue.charge('busy', 100);
  }
  for (let n = 0; n < 3; n++) queue.add(`new ${n}`, owner('new'));
  expect(serve(queue, () => 100).slice(0, 6)).toEqual(['new 0', 'busy 10', 'new 1', 'busy 11', 'new 2', 'busy 12']);
});

test('a higher priority goes first, however much time its address has used', () => {
  const queue = new FairQueue<string>();
  queue.add('a watched', owner('a', 'x', PRIORITY.watched));
  queue.add('b hint', owner('b', 'x', PRIORITY.extra));
  queue.add('c over', owner('c', 'x', PRIORITY.overBudget));
  queue.add('c played', owner('c', 'y', PRIORITY.played));
  queue.charge('c', 1000);
  expect(serve(queue, () => 1)).toEqual(['c played', 'a watched', 'b hint', 'c over']);
});

test('a job that is running is charged, even if new addresses come meanwhile', () => {
  const queue = new FairQueue<string>();
  queue.add('hog 1', owner('hog'));
  queue.take();
  queue.add('b 1', owner('b'));
  queue.add('c 1', owner('c'));
  queue.charge('hog', 1000);
  queue.add('hog 2', owner('hog'));
  expect(serve(queue, () => 1)).toEqual(['b 1', 'c 1', 'hog 2']);
});

test('clearing returns every job', () => {
  const queue = new FairQueue<string>();
  queue.add('a', owner('a'));
  queue.add('b', owner('b'));
  expect([...queue.clear()].sort()).toEqual(['a', 'b']);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});
