import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from './same-json.ts';

test('a thing is like its copy, and what is unlike is written otherwise', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(sameJson(one, structuredClone(one))).toBe(true);
      expect(sameJson(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test.each([
  [undefined, undefined, true],
  [null, undefined, false],
  [null, null, true],
  [{ type: 'pass' }, { type: 'pass', card: undefined }, true],
])('%j and %j', (one, other, same) => expect(sameJson(one, other)).toBe(same));
