import { expect, test } from 'vitest';
import { loaded } from '../../src/kernel/dice.ts';
import { submit } from '../../src/kernel/match.ts';
import { must } from '../../src/kernel/result.ts';
import { Runner, seatBots } from '../../src/kernel/runner.ts';
import { ticTacToe } from './game.ts';
import { RULES } from './state.ts';
import { sit } from './testing.ts';

test.each([
  [undefined, 'the default'],
  [{}, 'nothing said'],
  [{ size: 3 }, 'three by three'],
])('set-up %j: %s', (options, _why) => expect(ticTacToe.setUp(options, loaded())).toEqual({ ok: true, value: RULES }));

test.each([
  [null, { code: 'bad-setup', field: '(whole)' }],
  ['3', { code: 'bad-setup', field: '(whole)' }],
  [[3], { code: 'bad-setup', field: '(whole)' }],
  [{ size: 4 }, { code: 'bad-setup', field: 'size', problem: 'must be 3' }],
  [{ size: '3' }, { code: 'bad-setup', field: 'size', problem: 'must be 3' }],
  [{ colour: 'red' }, { code: 'bad-setup', field: 'colour', problem: 'unknown field' }],
])('set-up %j is refused', (options, error) =>
  expect(ticTacToe.setUp(options, loaded())).toMatchObject({ ok: false, error }),
);

test.each([
  [[0, 3, 1, 4, 2], ['x'], 'a row'],
  [[0, 1, 3, 4, 8, 7], ['o'], 'a column'],
  [[0, 1, 4, 2, 8], ['x'], 'a diagonal'],
  [[0, 1, 2, 4, 3, 5, 7, 6, 8], ['x', 'o'], 'a full board is drawn'],
  [[0, 1, 2, 4, 3, 6, 5, 8, 7], ['x', 'o'], 'another full board'],
])('%j is won by %j: %s', (cells, winners) => {
  const match = sit();
  for (const [i, cell] of cells.entries()) must(submit(match, i % 2 ? 'o' : 'x', { type: 'place', cell }));
  expect(ticTacToe.outcome(match.state)?.winners).toEqual(winners);
});

test.each([
  ['.........', { turn: 'x', winner: null, moves: 9 }],
  ['xx.oo....', { turn: 'x', winner: 'x', moves: 1, best: ['c1'] }],
  ['xx.o.....', { turn: 'o', winner: 'x', best: ['c1'] }],
  ['xxxoo....', { turn: null, winner: 'x', moves: 0, best: [] }],
  ['x...o...x', { turn: 'o', winner: null, best: ['b1', 'a2', 'c2', 'b3'] }],
])('who wins from %s', (cells, answer) => {
  expect(ticTacToe.queries['who-wins']?.answer({ cells })).toMatchObject({ ok: true, value: answer });
});

test.each([
  [{ cells: 'xx.......' }, 'impossible-board'],
  [{ cells: 'xxxooo...' }, 'impossible-board'],
  [{ cells: 'abc' }, 'bad-question'],
  [null, 'bad-question'],
])('the question %j is refused: %s', (question, code) => {
  expect(ticTacToe.queries['who-wins']?.answer(question)).toMatchObject({ ok: false, error: { code } });
});

test('perfect never loses', () => {
  const make = (id: string) => ticTacToe.bots[id]!.make({ level: 5, persona: 'plain' });
  for (let seed = 0; seed < 50; seed++) {
    const [x, o] = seed % 2 ? [make('perfect'), make('random')] : [make('random'), make('perfect')];
    const outcome = new Runner(sit(String(seed)), seatBots(ticTacToe, RULES, { x, o })).run();
    expect(outcome?.winners).toContain(seed % 2 ? 'x' : 'o');
  }
});
