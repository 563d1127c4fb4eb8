import { beforeEach, describe, expect, test } from 'vitest';
import { match, person } from '../fixtures/records.ts';
import type { ResultRecord } from '../result-store.ts';
import type { Store } from '../store.ts';
import type { OpenStore } from './match-laws.ts';

const PAGE = { from: 0, most: 10 };
const rating = (mu: number) => ({ mu, sigma: 100 });
const result = (
  of: string,
  player: string,
  side: string,
  score: number | null,
  differs: Partial<ResultRecord> = {},
): ResultRecord => ({
  match: of,
  side,
  player,
  game: 'radar',
  code: `${of}-code`,
  score,
  ended: 1,
  unrated: 'private',
  change: null,
  ...differs,
});
/** `i:ann` beats `b:crew`. */
const rated = (of: string, n: number, ended = n): readonly ResultRecord[] => [
  result(of, 'i:ann', 'blue', 1, {
    ended,
    unrated: null,
    change: { n, before: rating(1500 + n - 1), after: rating(1500 + n) },
  }),
  result(of, 'b:crew', 'red', 0, {
    ended,
    unrated: null,
    change: { n, before: rating(1500 - n + 1), after: rating(1500 - n) },
  }),
];

/** Laws about results and ratings. */
export function resultLaws(opened: OpenStore): void {
  let store: Store;
  beforeEach(() => {
    store = opened.store();
  });
  const reopen = async (): Promise<void> => {
    store = await opened.reopen();
  };

  describe('results', () => {
    test('the results of a match are saved once, with receipts, newest first, in pages', async () => {
      expect(await store.results.add(rated('m', 1))).toBe('written');
      expect(await store.results.add(rated('m', 1))).toBe('taken');
      const unrated = [
        result('n', 'i:ann', 'red', 0.5, { ended: 9 }),
        result('n', 'p:guest', 'blue', 0.5, { ended: 9 }),
      ];
      expect(await store.results.add(unrated)).toBe('written');
      expect(await store.results.add(unrated)).toBe('taken');
      await reopen();
      expect([await store.results.isRecorded('m'), await store.results.isRecorded('x')]).toEqual([true, false]);
      expect(await store.results.of('i:ann', PAGE)).toEqual([unrated[0], rated('m', 1)[0]]);
      expect(await store.results.of('i:ann', { from: 1, most: 1 })).toEqual([rated('m', 1)[0]]);
      expect(await store.results.count('i:ann')).toBe(2);
      const players = (await store.results.ofMatches(['m', 'n'])).map(({ player }) => player);
      expect(players.sort()).toEqual(['b:crew', 'i:ann', 'i:ann', 'p:guest']);
    });

    test('each number of a game is given to one match, and its ratings change once', async () => {
      expect(await store.results.nextNumber('radar')).toBe(1);
      const written = await Promise.all(['a', 'b', 'c', 'a', 'a'].map(async (id) => store.results.add(rated(id, 1))));
      expect(written.filter((answer) => answer === 'written')).toHaveLength(1);
      expect(await store.results.nextNumber('radar')).toBe(2);
      expect(await store.results.nextNumber('force')).toBe(1);
      expect(await store.results.add(rated('d', 2))).toBe('written');
      const ann = { game: 'radar', player: 'i:ann', ...rating(1502), matches: 2 };
      expect(await store.results.ratings('radar', ['i:ann', 'i:bob'])).toEqual([ann]);
      expect(await store.results.ratings('force', ['i:ann'])).toEqual([]);
      expect(await store.results.ratingsOf('i:ann')).toEqual([ann]);
    });

    test('the record against each opponent counts finished matches, per game', async () => {
      await store.results.add(rated('a', 1));
      await store.results.add(rated('b', 2));
      const draw = [result('c', 'i:ann', 'blue', 0.5), result('c', 'b:crew', 'red', 0.5)];
      const closed = [result('d', 'i:ann', 'blue', null), result('d', 'b:crew', 'red', null)];
      const team = ['i:bob', 'i:cy'].map((player) => result('e', player, 'red', 1, { game: 'force' }));
      for (const one of [draw, closed, [result('e', 'i:ann', 'blue', 0, { game: 'force' }), ...team]])
        await store.results.add(one);
      expect(await store.results.headToHead('i:ann', 9)).toEqual([
        { game: 'radar', opponent: 'b:crew', won: 2, drawn: 1, lost: 0 },
        { game: 'force', opponent: 'i:bob', won: 0, drawn: 0, lost: 1 },
        { game: 'force', opponent: 'i:cy', won: 0, drawn: 0, lost: 1 },
      ]);
      expect(await store.results.headToHead('i:ann', 1)).toHaveLength(1);
      expect(await store.results.headToHead('i:bob', 9)).toMatchObject([{ opponent: 'i:ann', won: 1 }]);
    });

    test('a guest’s result can move to an identity; a deleted identity leaves its opponents’ results as they are', async () => {
      await store.results.add([result('m', 'p:x', 'blue', 1), result('m', 'i:bob', 'red', 0)]);
      await store.results.rename('m', 'p:x', 'i:ann');
      await store.results.add(rated('n', 1));
      await store.results.forget('i:ann', 'x:gone');
      expect(await store.results.of('i:ann', PAGE)).toEqual([]);
      expect(await store.results.ratingsOf('i:ann')).toEqual([]);
      expect(await store.results.headToHead('i:bob', 9)).toMatchObject([{ opponent: 'x:gone', lost: 1 }]);
      expect((await store.results.rated('radar', 0, 9)).map(({ player }) => player)).toEqual(['x:gone', 'b:crew']);
    });

    test('a guest’s result that the identity has as well is not doubled', async () => {
      await store.results.add([result('m', 'p:x', 'blue', 1), result('m', 'i:bob', 'red', 0)]);
      await store.results.add([result('m', 'i:ann', 'blue', 1), result('m', 'i:bob', 'red', 0)]);
      await store.results.rename('m', 'p:x', 'i:ann');
      expect((await store.results.ofMatches(['m'])).map(({ player }) => player).sort()).toEqual(['i:ann', 'i:bob']);
    });

    test('rated matches are read in order, in whole matches, and can be rewritten', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries()) await store.results.add(rated(id, i + 1, 9 - i));
      const read = async (after: number, most: number) =>
        (await store.results.rated('radar', after, most)).map(({ match: of }) => of);
      expect(await read(0, 2)).toEqual(['a', 'a', 'b', 'b']);
      expect(await read(2, 2)).toEqual(['c', 'c']);
      const [first] = await store.results.rated('radar', 0, 1);
      if (!first?.change) throw new Error('not rated');
      const changed = { ...first, change: { ...first.change, after: rating(1700) } };
      await store.results.rewrite([changed]);
      expect((await store.results.rated('radar', 0, 1))[0]).toEqual(changed);
    });

    test('ratings are replaced only if no match has taken the number, which then belongs to no match', async () => {
      await store.results.add(rated('a', 1));
      const set = (mu: number, n: number) => {
        const ratings = ['i:ann', 'i:new'].map((player) => ({ game: 'radar', player, ...rating(mu), matches: 3 }));
        return store.results.setRatings(ratings, { game: 'radar', n, id: `ratings:${mu}` });
      };
      expect(await set(1600, 1)).toBe('taken');
      expect(await store.results.ratingsOf('i:ann')).toMatchObject([{ mu: 1501, matches: 1 }]);
      expect(await set(1700, 2)).toBe('written');
      expect(await set(1800, 2)).toBe('taken');
      for (const player of ['i:ann', 'i:new'])
        expect(await store.results.ratingsOf(player)).toMatchObject([{ mu: 1700, matches: 3 }]);
      expect(await store.results.add(rated('b', 2))).toBe('taken');
      expect(await store.results.nextNumber('radar')).toBe(3);
      expect(await store.results.add(rated('b', 3))).toBe('written');
      expect((await store.results.rated('radar', 1, 1)).map(({ match: of }) => of)).toEqual(['b', 'b']);
    });

    test('a deleted match loses its results, unless it was only old', async () => {
      for (const id of ['a', 'b']) await store.create(match(id, { status: 'over' }));
      await store.results.add(rated('a', 1));
      await store.results.add(rated('b', 2));
      expect(await store.operator.deleteMatch('a', { results: true })).toBe(true);
      expect(await store.operator.deleteMatch('b')).toBe(true);
      expect((await store.results.of('i:ann', PAGE)).map(({ match: of }) => of)).toEqual(['a']);
      expect(await store.results.nextNumber('radar')).toBe(2);
    });

    describe('a pair of matches', () => {
      const receipt = (n: number) => ({ unrated: null, change: { n, before: rating(1500), after: rating(1600) } });
      const waiting = [result('a', 'i:ann', 'blue', 1), result('a', 'i:bob', 'red', 0)];
      /** As they are saved when the second match `b` is over, with swapped sides. */
      const both = (n: number): readonly ResultRecord[] => [
        result('b', 'i:ann', 'red', 1, receipt(n)),
        result('b', 'i:bob', 'blue', 0, receipt(n)),
        ...waiting.map((one) => ({ ...one, ...receipt(n) })),
      ];

      test('is rated together, once, under one number', async () => {
        expect(await store.results.add(waiting)).toBe('written');
        const written = await Promise.all([1, 1, 2].map((n) => store.results.add(both(n))));
        expect(written.filter((answer) => answer === 'written')).toHaveLength(1);
        await reopen();
        const saved = await store.results.ofMatches(['a', 'b']);
        expect(saved.map(({ unrated }) => unrated)).toEqual([null, null, null, null]);
        expect(new Set(saved.map(({ change }) => change?.n)).size).toBe(1);
        expect(await store.results.ratingsOf('i:ann')).toMatchObject([{ mu: 1600, matches: 2 }]);
        expect(await store.results.rated('radar', 0, 1)).toHaveLength(4);
      });

      test('stays as it is if another match has taken the number', async () => {
        await store.results.add(waiting);
        await store.results.add(rated('c', 1));
        expect(await store.results.add(both(1))).toBe('taken');
        expect((await store.results.ofMatches(['a', 'b'])).map(({ unrated }) => unrated)).toEqual([
          'private',
          'private',
        ]);
      });

      test.each([
        ['a', 'b'],
        ['b', 'a'],
      ])('is no longer rated once match %s is deleted', async (gone, left) => {
        for (const id of ['a', 'b']) await store.create(match(id, { status: 'over' }));
        await store.results.add(waiting);
        await store.results.add(both(1));
        await store.operator.deleteMatch(gone);
        const saved = await store.results.ofMatches(['a', 'b']);
        expect(saved.map((one) => [one.match, one.unrated, one.change])).toEqual([
          [left, 'pair-closed', null],
          [left, 'pair-closed', null],
        ]);
        expect(await store.results.rated('radar', 0, 9)).toEqual([]);
      });
    });

    test('finds finished matches of identities without results', async () => {
      const session = { id: 's', identity: 'ann', tokenHash: 'h', device: '', created: 1, seen: 1 };
      const ann = { id: 'ann', name: 'Ann', nameKey: 'ann', created: 1, settings: {}, lessons: [] };
      await store.identities.create(ann, { session });
      for (const id of ['old', 'new', 'known', 'guests', 'playing'])
        await store.create(
          match(id, { status: id === 'playing' ? 'playing' : 'over', updated: id === 'old' ? 1 : 10 }),
        );
      for (const id of ['old', 'new', 'known', 'playing'])
        await store.addPerson({ ...person(`p-${id}`, id), identity: 'ann', side: 'blue' });
      await store.addPerson(person('guest', 'guests'));
      await store.results.add([result('known', 'i:ann', 'blue', 1)]);
      expect((await store.results.unrecorded(5, 9)).map(({ id }) => id)).toEqual(['new']);
      await store.results.add([result('new', 'p:p-new', 'blue', 1)]); // recorded as a guest, who has signed in since
      expect((await store.results.unrecorded(5, 9)).map(({ id }) => id)).toEqual(['new']);
      await store.results.rename('new', 'p:p-new', 'i:ann');
      expect(await store.results.unrecorded(5, 9)).toEqual([]);
    });
  });
}
