import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pairing } from '../experiment/plan.ts';
import { groupsOf, ladderOf } from './ladder.ts';
import { entrant, paperExperiment, paperPair } from './testing.ts';
import { FEW_GAMES, ladderWarnings } from './warnings.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** A ladder on which these bots met, with this many pairs each. */
function ladder(pairings: readonly Pairing[], pairs: number) {
  const bots = NAMES.map((name) => entrant(name));
  const record = paperExperiment('x', bots, pairings);
  const all = Array.from({ length: pairs * pairings.length }, (_, n) => paperPair(record, n, [1, 0]));
  return ladderOf(all, [record]);
}

test('two that met are of one group, and so are those that met one of it', () => {
  const meeting = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(meeting, { maxLength: 12 }), (meetings) => {
      const met = Array.from({ length: 10 }, () => new Set<string>());
      for (const [one, other] of meetings) {
        met[one]?.add(String(other));
        met[other]?.add(String(one));
      }
      const groups = groupsOf(met.map((others, k) => [String(k), others]));
      for (const [one, other] of meetings) expect(groups.get(String(one))).toBe(groups.get(String(other)));
      const links = new Set([...groups.values()]).size;
      expect(links).toBeGreaterThanOrEqual(10 - meetings.length); // one meeting joins at most two groups
      expect(groups.get('0')).toBe(1);
    }),
  );
});

test('a ladder on which all met often enough is without doubt', () => {
  const chain: Pairing[] = [0, 1, 2, 3].map((k) => [k, k + 1]);
  expect(ladderWarnings(ladder(chain, FEW_GAMES))).toEqual([]);
});

test('bots of few games are named', () => {
  expect(ladderWarnings(ladder([[0, 1]], FEW_GAMES / 2 - 1))).toMatchObject([
    { code: 'ladder-few-games', bots: expect.arrayContaining(['a', 'b']), fewer: FEW_GAMES },
  ]);
  expect(ladderWarnings(ladder([[0, 1]], FEW_GAMES / 2))).toEqual([]);
});

test('bots that never met are listed in separate groups', () => {
  const [doubt] = ladderWarnings(
    ladder(
      [
        [0, 1],
        [2, 3],
        [3, 4],
      ],
      FEW_GAMES,
    ),
  );
  expect(doubt?.code).toBe('ladder-apart');
  const groups = ((doubt?.groups ?? []) as string[][]).map((group) => group.toSorted().join());
  expect(groups.toSorted()).toEqual(['a,b', 'c,d,e']);
});
