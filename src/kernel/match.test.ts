import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { RULES } from '../../examples/tic-tac-toe/state.ts';
import { hashing, sit } from '../../examples/tic-tac-toe/testing.ts';
import type { Game } from './game.ts';
import {
  append,
  MARK_EVERY,
  type Mark,
  type Match,
  open,
  outcomeOf,
  resumed,
  stateAt,
  submit,
  unopened,
  viewOf,
} from './match.ts';
import { Random } from './random.ts';
import { must } from './result.ts';

const GAME: Game = ticTacToe;

/** A long match: nine marks, with seat changes in between. */
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

test('the umpire starts a match', () => {
  expect(sit().log).toEqual([{ n: 0, seat: 'umpire', command: { type: 'begin' }, events: [{ type: 'began' }] }]);
});

test('stateAt finds the state before any entry', () => {
  const match = long();
  expect(match.marks.length).toBe(Math.ceil(match.log.length / MARK_EVERY));
  const folded = unopened(ticTacToe, RULES, '1', hashing) as Match;
  for (const entry of match.log) {
    expect(stateAt(match, entry.n)).toEqual(folded.state);
    append(folded, entry);
  }
  expect(stateAt(match, match.log.length)).toEqual(match.state);
});

test('appending the entries gives the same marks, status and state', () => {
  const match = long();
  const other = unopened(ticTacToe, RULES, '1', hashing) as Match;
  for (const entry of match.log) append(other, entry);
  expect(other.state).toEqual(match.state);
  expect(other.status).toEqual(match.status);
  expect(other.marks).toEqual(match.marks);
});

test('a refusal changes nothing', () => {
  const match = sit();
  const { state, status } = match;
  expect(submit(match, 'o', { type: 'place', cell: 0 }).ok).toBe(false);
  expect(match.state).toBe(state);
  expect(match.status).toBe(status);
  expect(match.log.length).toBe(1);
});

test('once the match is over, every watcher gets the archive view', () => {
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

describe('a resumed match', () => {
  const played = long();
  const { rules, seed, log } = played;
  const random = new Random(7);
  const places = [
    0,
    1,
    MARK_EVERY,
    2 * MARK_EVERY,
    log.length,
    ...Array.from({ length: 20 }, () => random.roll(log.length)),
  ];

  /** The match after `n` entries. */
  const until = (n: number): Match => {
    const match = unopened(GAME, rules, seed, hashing);
    for (const entry of log.slice(0, n)) append(match, entry);
    return match;
  };
  /** A mark as it is stored: plain data, without the rules. */
  const saved = ({ log: { length: n }, state, status }: Match): Mark => {
    const { rules: _, ...rest } = state;
    return JSON.parse(JSON.stringify({ n, state: rest, status })) as Mark;
  };
  /** Everything that can be observed about a match. */
  const shown = (match: Match) => ({
    log: match.log,
    state: match.state,
    status: match.status,
    outcome: outcomeOf(match),
    views: ['x', 'o', 'spectator', 'archive'].map((watcher) => viewOf(match, watcher)),
    before: [0, 1, 63, 64, 65, match.log.length].map((n) => stateAt(match, Math.min(n, match.log.length))),
  });
  const entries = JSON.parse(JSON.stringify(log)) as Match['log'];

  test.each(places)('equals the original, with or without a mark at entry %i', (n) => {
    const stored = entries.slice(0, n + 30);
    const one = until(stored.length);
    const whole = resumed(GAME, rules, seed, hashing, stored);
    const short = resumed(GAME, rules, seed, hashing, stored, saved(until(n)));
    expect(whole).toEqual(one);
    for (const match of [whole, short]) expect(shown(match)).toEqual(shown(one));
  });

  test.each(places.filter((n) => n > 0))('continues from entry %i with the same entries', (n) => {
    const [one, other] = [until(n), resumed(GAME, rules, seed, hashing, entries.slice(0, n), saved(until(n)))];
    for (const { seat, command } of [
      ...log.slice(n, n + 100),
      { seat: 'o', command: { type: 'offer-draw' } },
      { seat: 'x', command: { type: 'offer-draw' } },
    ])
      expect(submit(other, seat, command)).toEqual(submit(one, seat, command));
    expect(shown(other)).toEqual(shown(one));
  });

  test('ignores a mark beyond the stored entries', () => {
    const match = resumed(GAME, rules, seed, hashing, entries.slice(0, 5), saved(played));
    expect(shown(match)).toEqual(shown(until(5)));
  });
});
