import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summaryOf } from './moments.ts';

const isWreck = (moment: string): boolean => moment.startsWith('wreck');

test.each([
  ['few', ['fall 1', 'wreck 1', 'fall 2'], ['fall 1', 'wreck 1', 'fall 2']],
  [
    'an early wreck and many falls',
    ['fall 1', 'wreck 1', ...Array.from({ length: 9 }, (_, i) => `fall ${i + 2}`)],
    ['wreck 1', ...Array.from({ length: 7 }, (_, i) => `fall ${i + 4}`)],
  ],
])('%s', (_, moments, shown) => expect(summaryOf(moments, isWreck)).toEqual(shown));

test('keeps order and every turning point, up to eight', () => {
  const moments = fc.array(fc.tuple(fc.constantFrom('wreck', 'fall'), fc.nat()).map((parts) => parts.join(' ')));
  fc.assert(
    fc.property(moments, (all) => {
      const shown = summaryOf(all, isWreck);
      const wrecks = all.filter(isWreck);
      expect(shown.filter(isWreck)).toEqual(wrecks);
      expect(shown.length).toBe(Math.max(wrecks.length, Math.min(8, all.length)));
      const falls = all.filter((moment) => !isWreck(moment));
      expect(shown.filter((moment) => !isWreck(moment))).toEqual(
        falls.slice(falls.length - (shown.length - wrecks.length)),
      );
    }),
  );
});
