import { expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import type { Game } from './game.ts';
import { must } from './result.ts';
import { oddsOf, winOdds } from './win-odds.ts';

test.each([
  ['even sides', [0.5, 0.5], 3, [0.5, 0.5]],
  ['standing counts as it is at steepness 1', [0.7, 0.3], 1, [0.7, 0.3]],
  ['a steeper game trusts a lead more', [0.7, 0.3], 2, [0.845, 0.155]],
  ['three sides share the odds', [0.5, 0.25, 0.25], 1, [0.5, 0.25, 0.25]],
  ['sides that all stand at zero are even', [0, 0], 2, [0.5, 0.5]],
])('%s', (_title, standings, steepness, odds) => {
  for (const [i, value] of oddsOf(standings, steepness).entries()) expect(value).toBeCloseTo(odds[i] as number, 3);
});

const game: Game = ticTacToe;
const rules = must(game.setUp(undefined, { roll: () => 1 }));

test.each([
  ['a win', ['x'], [1, 0]],
  ['a draw', ['x', 'o'], [0.5, 0.5]],
])('%s is certain once the match is over', (_title, winners, odds) => {
  expect(winOdds(game, rules, game.begin(rules), { winners, reason: { code: 'three' } })).toEqual(odds);
});
