import { expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/game.ts';
import { rulesFor } from '../../arena/play.ts';
import type { Game } from '../../kernel/game.ts';
import { UMPIRE } from '../../kernel/ids.ts';
import { type Match, open, submit } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import { hashing } from '../../store/hashing.ts';
import { askedBy } from './asked-by.ts';

const game = ticTacToe as unknown as Game;
const begin = (): Match => open(game, must(rulesFor(game, undefined, '1')), '1', hashing);
const [x = '', o = ''] = game.seats(begin().rules);
const mark = (match: Match, seat: string): void => {
  const [command] = [...game.options(game.view(match.state, seat), seat)];
  if (command) must(submit(match, seat, command));
};

test('the first seat is asked since the start', () => {
  expect(askedBy(begin(), x)).toBe(0);
});

test('the next seat is asked since the move before', () => {
  const match = begin();
  mark(match, x);
  expect(askedBy(match, o)).toBe(1);
  mark(match, o);
  expect(askedBy(match, x)).toBe(2);
});

test('an offer of a draw by the other side does not start the clock again; a timeout and a new holder do', () => {
  const match = begin();
  mark(match, x);
  must(submit(match, UMPIRE, { type: 'hold-seat', seat: x, holder: 'Ann' }));
  expect(askedBy(match, o)).toBe(1);
  must(submit(match, UMPIRE, { type: 'hold-seat', seat: o, holder: 'Bob' }));
  expect(askedBy(match, o)).toBe(3);
  must(submit(match, UMPIRE, { type: 'time-out', seat: o }));
  expect(askedBy(match, x)).toBe(4); // the umpire has moved for the other seat
});
