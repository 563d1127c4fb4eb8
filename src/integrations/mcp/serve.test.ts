import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SerialQueue } from './serve.ts';

test('tasks run in order, one at a time, and rest waits for all of them', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ millis: fc.integer({ min: 0, max: 2 }), fails: fc.boolean() }), { maxLength: 8 }),
      async (works) => {
        const turns = new SerialQueue();
        const noted: string[] = [];
        const answers = works.map(({ millis, fails }, n) =>
          turns.take(async () => {
            noted.push(`${n} begins`);
            await wait(millis);
            noted.push(`${n} ends`);
            if (fails) throw new Error(`${n} fails`);
            return n;
          }),
        );
        const settled = Promise.allSettled(answers);
        await turns.rest();
        expect(noted).toEqual(works.flatMap((_, n) => [`${n} begins`, `${n} ends`]));
        const fates = (await settled).map(({ status }) => status === 'rejected');
        expect(fates).toEqual(works.map(({ fails }) => fails));
      },
    ),
    { numRuns: 30 },
  ));
