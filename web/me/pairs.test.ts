import { describe, expect, test } from 'vitest';
import type { MyMatch } from '../../src/wire/identity.ts';
import { pointsOf, withPairs } from './pairs.ts';

const match = (code: string, pair: MyMatch['pair'] = null, result: MyMatch['result'] = 'won'): MyMatch => ({
  code,
  game: 'shooting',
  status: result === null ? 'playing' : 'over',
  side: 'attacker',
  opponents: [],
  waiting: false,
  deadline: null,
  at: 0,
  result,
  unrated: null,
  before: null,
  after: null,
  pair,
  gone: false,
});
const first = match('A', { game: 1, first: 'A' }, 'won');
const second = match('B', { game: 2, first: 'A' }, 'drawn');
const codes = (matches: readonly MyMatch[]) => withPairs(matches).map((item) => item.map(({ code }) => code));

describe('a list of matches', () => {
  test.each([
    ['has pairs together, the first game first', [match('X'), second, match('Y'), first], [['X'], ['A', 'B'], ['Y']]],
    ['leaves a game alone if the other one is on another page', [first, match('X')], [['A'], ['X']]],
    ['does not mix pairs', [second, match('C', { game: 1, first: 'C' })], [['B'], ['C']]],
  ])('%s', (_, matches, expected) => expect(codes(matches)).toEqual(expected));
});

describe('the score of a pair', () => {
  test.each([
    ['both games', [first, second], [1.5, 0.5]],
    ['the first game, while the second is played', [first, match('B', null, null)], [1, 0]],
    ['a closed game', [first, match('B', null, 'closed')], null],
  ])('%s', (_, matches, expected) => expect(pointsOf(matches)).toEqual(expected));
});
