import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedGap, pairsOf, type Waiting } from './pairing.ts';

const NOW = 1_000_000;
const player = (ticket: string, mu: number, waited = 0, differs: Partial<Waiting> = {}): Waiting => ({
  ticket,
  identity: null,
  browser: `browser of ${ticket}`,
  mu,
  joined: NOW - waited * 1000,
  ...differs,
});
const named = (pairs: ReturnType<typeof pairsOf>): readonly string[] =>
  pairs.map((pair) =>
    pair
      .map(({ ticket }) => ticket)
      .toSorted()
      .join('-'),
  );

describe('pairing', () => {
  const ann = { identity: 'ann' };
  test.each<readonly [string, readonly Waiting[], readonly string[]]>([
    ['no one', [], []],
    ['a single player waits', [player('a', 1500)], []],
    ['two new players', [player('a', 1500), player('b', 1500)], ['a-b']],
    ['200 points are fine at once', [player('a', 1500), player('b', 1700)], ['a-b']],
    ['more are not', [player('a', 1500), player('b', 1701)], []],
    ['until one of them has waited', [player('a', 1500, 10), player('b', 1900)], ['a-b']],
    [
      'the closest ratings, not the longest wait',
      [player('a', 1500, 30), player('b', 1600), player('c', 1610)],
      ['b-c'],
    ],
    [
      'of equal differences, the longest wait',
      [player('a', 1500, 1), player('b', 1500, 9), player('c', 1500, 5)],
      ['b-c'],
    ],
    ['all who fit', [player('a', 1400), player('b', 2100), player('c', 1450), player('d', 2050)], ['a-c', 'b-d']],
    ['one browser twice', [player('a', 1500, 99), player('b', 1500, 99, { browser: 'browser of a' })], []],
    ['one identity on two devices', [player('a', 1500, 99, ann), player('b', 1500, 99, ann)], []],
    [
      'clients without a browser id are different players',
      [player('a', 1500, 0, { browser: null }), player('b', 1500, 0, { browser: null })],
      ['a-b'],
    ],
    [
      'one identity on two devices, and another player',
      [player('a', 1500, 0, ann), player('b', 1500, 0, ann), player('c', 1600)],
      ['a-c'],
    ],
  ])('%s', (_, waiting, pairs) => {
    expect(named(pairsOf(waiting, NOW))).toEqual(pairs);
  });
});

describe('for any queue', () => {
  const some = fc
    .array(
      fc.record({
        mu: fc.double({ min: 0, max: 3000, noNaN: true }),
        waited: fc.integer({ min: -5, max: 120 }), // another node's clock may be ahead
        identity: fc.option(fc.constantFrom('ann', 'bob', 'cy'), { nil: null }),
        browser: fc.option(fc.constantFrom('x', 'y', 'z', 'w'), { nil: null }),
      }),
      { maxLength: 12 },
    )
    .map((all) => all.map(({ mu, waited, ...rest }, i) => player(`t${i}`, mu, waited, rest)));
  const isSame = (a: Waiting, b: Waiting): boolean =>
    (a.identity !== null && a.identity === b.identity) || (a.browser !== null && a.browser === b.browser);
  const fits = (a: Waiting, b: Waiting, now: number): boolean =>
    !isSame(a, b) && Math.abs(a.mu - b.mu) <= Math.max(acceptedGap(a, now), acceptedGap(b, now));

  test('no player is paired twice or with themselves, and every difference is accepted', () => {
    fc.assert(
      fc.property(some, (waiting) => {
        const pairs = pairsOf(waiting, NOW);
        const all = pairs.flat().map(({ ticket }) => ticket);
        expect(new Set(all).size).toBe(all.length);
        for (const [a, b] of pairs) expect(fits(a, b, NOW)).toBe(true);
      }),
    );
  });

  test('two players who could play each other never both stay behind, and the closest pair plays', () => {
    fc.assert(
      fc.property(some, (waiting) => {
        const pairs = pairsOf(waiting, NOW);
        const paired = new Set(pairs.flat());
        const left = waiting.filter((one) => !paired.has(one));
        for (const a of left) for (const b of left) expect(a !== b && fits(a, b, NOW)).toBe(false);
        const gaps = waiting.flatMap((a, i) =>
          waiting.slice(i + 1).flatMap((b) => (fits(a, b, NOW) ? [Math.abs(a.mu - b.mu)] : [])),
        );
        if (gaps.length > 0) expect(pairs.map(([a, b]) => Math.abs(a.mu - b.mu))).toContain(Math.min(...gaps));
      }),
    );
  });

  test('all nodes arrive at the same pairs, whatever the order of the list', () => {
    fc.assert(
      fc.property(
        some.chain((waiting) =>
          fc.tuple(fc.constant(waiting), fc.shuffledSubarray(waiting, { minLength: waiting.length })),
        ),
        ([waiting, shuffled]) => {
          expect(named(pairsOf(shuffled, NOW))).toEqual(named(pairsOf(waiting, NOW)));
        },
      ),
    );
  });

  test('two different players of any rating are paired after two minutes and a half at the latest', () => {
    fc.assert(
      fc.property(some, (waiting) => {
        const left = waiting.filter(
          (one) =>
            !pairsOf(waiting, NOW + 150_000)
              .flat()
              .includes(one),
        );
        for (const a of left) for (const b of left) expect(isSame(a, b) || a === b).toBe(true);
      }),
    );
  });
});
