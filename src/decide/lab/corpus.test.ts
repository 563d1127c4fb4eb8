import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { type CorpusMatch, filterPlaces, makeCorpus, parseCorpus } from './corpus.ts';

const TYPES = ['move', 'fire', 'end'];

/** A match in which x and o alternate. */
const matchOf = (length: number, kinds: readonly number[] = []): CorpusMatch => ({
  name: 'a match',
  setup: { size: 3 },
  seats: { x: 'crew', 'o.mate': 'seed' },
  entries: Array.from({ length }, (_, n) => ({
    n,
    seat: n % 2 ? 'x' : 'o.mate',
    command: { type: TYPES[kinds[n] ?? 0] as string },
    events: [{ type: 'done' }],
  })),
  places: Array.from({ length }, (_, n) => ({
    n,
    seat: n % 2 ? 'x' : 'o.mate',
    kinds: TYPES,
    must: true,
    seed: 7 * n,
  })),
});

const matches = fc
  .array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 30 })
  .map((kinds) => matchOf(kinds.length, kinds));

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.array(matches, { maxLength: 3 }), (list) => {
      const corpus = { game: 'toy', rulesVersion: '1', matches: list };
      expect(must(parseCorpus(makeCorpus(corpus)))).toEqual(corpus);
    }),
  );
});

test('entries after the last place are left out', () => {
  const { places, ...match } = matchOf(9);
  const text = makeCorpus({ game: 'toy', rulesVersion: '1', matches: [{ ...match, places: places.slice(0, 3) }] });
  expect(must(parseCorpus(text)).matches[0]?.entries).toHaveLength(3);
});

const GOOD = makeCorpus({ game: 'toy', rulesVersion: '1', matches: [matchOf(3)] })
  .trimEnd()
  .split('\n');

test.each([
  ['nothing at all', [], 1],
  ['a log of a match', ['{"format":"umpire-log/1"}'], 1],
  ['a place before any match', [GOOD[0], GOOD.at(-1)], 2],
  ['an entry left out', [...GOOD.slice(0, 2), ...GOOD.slice(3)], 3],
  ['a place beyond the entries', [...GOOD.slice(0, 3), GOOD.at(-1)], 4],
  ['no JSON', [...GOOD, '{'], 9],
  ['no JSON after an empty line', [...GOOD, '', '{'], 10],
])('%s is refused with its line', (_, lines, line) => {
  expect(parseCorpus(lines.join('\n'))).toMatchObject({ ok: false, error: { code: 'no-corpus', line } });
});

const SIEVE = { every: 1, perKind: 0, before: 0 };
const KINDS = [0, 1, 0, 1, 0, 0, 0, 2];

test.each([
  ['all', SIEVE, [0, 1, 2, 3, 4, 5, 6, 7]],
  ['every third', { ...SIEVE, every: 3 }, [0, 3, 6]],
  ['one seat', { ...SIEVE, seat: 'x' }, [1, 3, 5, 7]],
  ['the seats of a side', { ...SIEVE, seat: 'o' }, [0, 2, 4, 6]],
  ['two of each kind, spread', { ...SIEVE, perKind: 2 }, [0, 1, 3, 4, 7]],
  ['the first ones', { ...SIEVE, before: 3 }, [0, 1, 2]],
  ['those named', { ...SIEVE, at: [5, 2, 90] }, [2, 5]],
])('gathered: %s', (_, sieve, places) => {
  expect(filterPlaces(matchOf(8, KINDS), sieve).places.map(({ n }) => n)).toEqual(places);
});
