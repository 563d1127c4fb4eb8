import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HeardMessage } from '../../wire/messages.ts';
import { heardText } from './heard-text.ts';

const watcher = fc.oneof(fc.constantFrom('blue.captain', 'spectator', 'red.engineer'), fc.string({ maxLength: 3 }));
const event = fc.record({ type: fc.string({ maxLength: 4 }), facts: fc.jsonValue() });
const message = fc.array(event, { minLength: 1, maxLength: 4 }).chain((happened) =>
  fc.record({
    type: fc.constant('heard' as const),
    seq: fc.nat(),
    at: fc.nat(),
    events: fc.dictionary(watcher, fc.subarray(happened), { noNullPrototype: true }),
    see: fc.dictionary(watcher, fc.constant([[['hull'], 3]] as HeardMessage['see'][string]), { noNullPrototype: true }),
  }),
);

test('the text equals JSON.stringify, even when several watchers hear the same event', () => {
  const texts = new Map();
  fc.assert(
    fc.property(message, (heard) => {
      expect(heardText(heard, texts)).toBe(JSON.stringify(heard));
    }),
    { numRuns: 500, seed: 1 },
  );
});
