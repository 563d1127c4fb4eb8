import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from './plain-text.ts';

test.each([
  ["Deploy <div class='cardHint' value='1_23'>Shadow Guard</div>", 'Deploy Shadow Guard'],
  ['a\u001b[31mred\u009b31m', 'a [31mred 31m'],
  ['a < b', 'a < b'],
])('%j is %j', (text, words) => {
  expect(plain(text)).toBe(words);
});

test('no terminal control characters are left, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(plain(text)).not.toMatch(/\p{Cc}/u);
    }),
  );
});
