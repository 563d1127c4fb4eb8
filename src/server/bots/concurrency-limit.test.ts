import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';
import { PRIORITY } from './fair-queue.ts';

const OWNER = { address: '', match: '', priority: PRIORITY.played };

/** Runs the microtask queue `count` times. */
async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await null;
}

afterEach(() => void vi.useRealTimers());

test('the time of a task that started at once is charged too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const inTurn = limitConcurrency(1);
  const started: string[] = [];
  const run = (address: string, name: string, milliseconds: number): Promise<void> =>
    inTurn({ ...OWNER, address }, async () => {
      started.push(name);
      await new Promise((then) => setTimeout(then, milliseconds));
    });
  const first = [run('hog', 'hog 1', 1000), run('other', 'other 1', 100)];
  await vi.advanceTimersByTimeAsync(1000); // hog 1 is done, other 1 is running
  const second = [run('hog', 'hog 2', 100), run('other', 'other 2', 100)];
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([...first, ...second]);
  expect(started).toEqual(['hog 1', 'other 1', 'other 2', 'hog 2']);
});

const work = fc.record({ comes: fc.nat(8), takes: fc.nat(8), fails: fc.boolean() });

test('never runs more than the limit, finishes all tasks, and with a limit of one keeps their order', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(work, { maxLength: 20 }), async (most, works) => {
      const inTurn = limitConcurrency(most);
      const came: number[] = [];
      const began: number[] = [];
      let running = 0;
      let ended = 0;
      const one = async ({ comes, takes, fails }: (typeof works)[number], i: number): Promise<void> => {
        await turns(comes);
        came.push(i);
        const answer = inTurn(OWNER, async () => {
          began.push(i);
          running++;
          expect(running).toBeLessThanOrEqual(most);
          await turns(takes);
          running--;
          if (fails) throw new Error('broken');
          return i;
        });
        await (fails ? expect(answer).rejects.toThrow('broken') : expect(answer).resolves.toBe(i));
        ended++;
      };
      await Promise.all(works.map(one));
      expect([running, ended]).toEqual([0, works.length]);
      if (most === 1) expect(began).toEqual(came);
    }),
  ));
