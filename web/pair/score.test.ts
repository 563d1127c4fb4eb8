import { expect, test } from 'vitest';
import { otherSide, pairScore } from './score.ts';

const sides = ['attacker', 'defender'];
const won = (...winners: string[]) => ({ winners, reason: { code: 'resigned' } });
const second = (attacker: number, defender: number) => ({
  sides,
  pair: { game: 2 as const, first: 'AAAAA', points: { attacker, defender } },
});

test.each([
  ['the first game is won', { sides, pair: { game: 1 as const } }, won('attacker'), [1, 0]],
  ['the first game is drawn', { sides, pair: { game: 1 as const } }, won('attacker', 'defender'), [0.5, 0.5]],
  ['the second game has just started', second(1, 0), null, [1, 0]],
  ['both games are won by one player', second(1, 0), won('attacker'), [2, 0]],
  ['each player wins a game', second(1, 0), won('defender'), [1, 1]],
  ['a win and a draw', second(0, 1), won('attacker', 'defender'), [0.5, 1.5]],
])('%s', (_, table, outcome, points) => {
  expect([...(pairScore(table, outcome)?.values() ?? [])]).toEqual(points);
});

test('a closed game and a match that is not part of a pair have no score', () => {
  expect(pairScore(second(1, 0), { winners: [], reason: { code: 'closed' } })).toBeNull();
  expect(pairScore({ sides }, won('attacker'))).toBeNull();
});

test('the players swap sides', () => {
  expect(sides.map((side) => otherSide(sides, side))).toEqual(['defender', 'attacker']);
});
