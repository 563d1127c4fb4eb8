import { expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { RULES } from '../../examples/tic-tac-toe/state.ts';
import { hashing, sit } from '../../examples/tic-tac-toe/testing.ts';
import { append, MARK_EVERY, type Match, open, stateAt, submit, unopened, viewOf } from './match.ts';
import { must } from './result.ts';

/** A long match: nine marks with seats changing hands between. */
function long(): Match {
  const match = sit();
  for (const cell of [0, 1, 2, 4, 3, 5, 7, 6]) {
    for (let i = 0; i < 40; i++)
      must(submit(match, 'umpire', { type: 'hold-seat', seat: 'x', holder: `${cell}-${i}` }));
    must(
      submit(match, match.log.filter(({ command }) => command.type === 'place').length % 2 ? 'o' : 'x', {
        type: 'place',
        cell,
      }),
    );
  }
  return match;
}

test('a match begins with the umpire', () => {
  expect(sit().log).toEqual([{ n: 0, seat: 'umpire', command: { type: 'begin' }, events: [{ type: 'began' }] }]);
});

test('the state before any entry, from the nearest mark', () => {
  const match = long();
  expect(match.marks.length).toBe(Math.ceil(match.log.length / MARK_EVERY));
  const folded = unopened(ticTacToe, RULES, '1', hashing) as Match;
  for (const entry of match.log) {
    expect(stateAt(match, entry.n)).toEqual(folded.state);
    append(folded, entry);
  }
  expect(stateAt(match, match.log.length)).toEqual(match.state);
});

test('an appended log leads to the same marks, table and state', () => {
  const match = long();
  const other = unopened(ticTacToe, RULES, '1', hashing) as Match;
  for (const entry of match.log) append(other, entry);
  expect(other.state).toEqual(match.state);
  expect(other.table).toEqual(match.table);
  expect(other.marks).toEqual(match.marks);
});

test('a refusal changes nothing', () => {
  const match = sit();
  const { state, table } = match;
  expect(submit(match, 'o', { type: 'place', cell: 0 }).ok).toBe(false);
  expect(match.state).toBe(state);
  expect(match.table).toBe(table);
  expect(match.log.length).toBe(1);
});

test('once it is over everybody gets the archive', () => {
  const watched: string[] = [];
  const game = {
    ...ticTacToe,
    view: (...[state, watcher]: Parameters<typeof ticTacToe.view>) => {
      watched.push(watcher);
      return ticTacToe.view(state, watcher);
    },
  };
  const match = open(game, RULES, '1', hashing);
  viewOf(match, 'o');
  must(submit(match, 'x', { type: 'resign' }));
  viewOf(match, 'o');
  expect(watched).toEqual(['o', 'archive']);
});
