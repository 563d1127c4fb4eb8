import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent, leagueAfter } from './apply.ts';
import { activePlayers, type League, newLeague, plannedRounds } from './league.ts';
import { nextEvent } from './next-event.ts';
import { refuseWish } from './refusals.ts';
import { anyLeague, play } from './testing.ts';

const RULES = { kind: 'swiss', rounds: null } as const;

describe('any league', () => {
  test('ends, and its state is derived from its events', () =>
    fc.assert(
      fc.property(anyLeague(), ({ league, events }) => {
        expect(league.status).toBe('over');
        expect(leagueAfter(league.rules, events)).toEqual(league);
        expect(nextEvent(league)).toBeNull();
      }),
    ));

  test('in every round, each player who has not left plays one match or has a bye; players who left do neither', () =>
    fc.assert(
      fc.property(anyLeague(), ({ states, events }) => {
        events.forEach((event, i) => {
          if (event.type !== 'round') return;
          const before = states[i - 1] as League;
          const found = [...event.pairs.flatMap(({ first, second }) => [first, second]), ...event.byes];
          expect(found.sort((a, b) => a - b)).toEqual(activePlayers(before));
        });
      }),
    ));

  test('a new round starts only when all matches of the last are over', () =>
    fc.assert(
      fc.property(anyLeague(), ({ states, events }) => {
        events.forEach((event, i) => {
          if (event.type !== 'round' && event.type !== 'finished') return;
          const boards = states[i - 1]?.rounds.flatMap((round) => round.boards) ?? [];
          expect(boards.every(({ result }) => result !== null)).toBe(true);
        });
      }),
    ));

  test('the opponent of a player who leaves wins, and a result that comes later changes nothing', () =>
    fc.assert(
      fc.property(anyLeague(), ({ states, events }) => {
        events.forEach((event, i) => {
          if (event.type !== 'left') return;
          const round = (states[i]?.rounds.length ?? 0) - 1;
          const before = states[i - 1]?.rounds[round]?.boards ?? [];
          before.forEach(({ first, second, result }, board) => {
            if (result !== null || (first !== event.player && second !== event.player)) return;
            const after = states[i] as League;
            const own = first === event.player ? 0 : 1;
            const expected = { first: own === 0 ? 0 : 1, second: own === 0 ? 1 : 0, how: 'forfeit' };
            expect(after.rounds[round]?.boards[board]?.result).toEqual(expected);
            expect(applyEvent(after, { type: 'result', round, board, score: 0.5 })).toEqual(after);
          });
        });
      }),
    ));
});

test('the number of rounds', () => {
  const robin = { kind: 'round-robin', rounds: null } as const;
  expect([2, 3, 4, 5, 8].map((players) => plannedRounds(robin, players))).toEqual([1, 3, 3, 5, 7]);
  expect([2, 3, 4, 5, 8, 9].map((players) => plannedRounds(RULES, players))).toEqual([1, 2, 2, 3, 3, 4]);
  expect([2, 4, 5, 8].map((players) => plannedRounds({ kind: 'swiss', rounds: 5 }, players))).toEqual([1, 3, 5, 5]);
});

test('if all but one leave, the league is over', () => {
  const { league } = play(RULES, 4, [
    { which: 0, what: 'leaves' },
    { which: 0, what: 'leaves' },
    { which: 0, what: 'leaves' },
  ]);
  expect(league).toMatchObject({ status: 'over', isClosed: false });
  expect(league.rounds).toHaveLength(1);
});

test('a player who leaves before the start can join again', () => {
  const league = leagueAfter(RULES, [
    { type: 'joined', player: 1 },
    { type: 'joined', player: 2 },
    { type: 'left', player: 1 },
  ]);
  expect([league.players, league.gone.size]).toEqual([[2], 0]);
  expect(refuseWish(league, { type: 'join', player: 1 })).toBeUndefined();
  expect(applyEvent(league, { type: 'joined', player: 1 }).players).toEqual([1, 2]);
});

describe('refusals', () => {
  const open = leagueAfter(
    RULES,
    [1, 2, 3].map((player) => ({ type: 'joined', player }) as const),
  );
  const playing = applyEvent(open, { type: 'started' });
  const over = applyEvent(playing, { type: 'closed' });
  const gone = applyEvent(playing, { type: 'left', player: 1 });
  const full = leagueAfter(
    RULES,
    Array.from({ length: 32 }, (_, i) => ({ type: 'joined', player: i + 1 }) as const),
  );
  const [host, other] = [true, false].map((isHost) => ({ isHost })) as [{ isHost: true }, { isHost: false }];

  test.each([
    ['join', open, { type: 'join', player: null }, undefined],
    ['join twice', open, { type: 'join', player: 1 }, 'league-joined'],
    ['join later', playing, { type: 'join', player: null }, 'league-started'],
    ['join at the end', over, { type: 'join', player: null }, 'league-over'],
    ['join a full one', full, { type: 'join', player: null }, 'league-full'],
    ['leave', open, { type: 'leave', player: 1 }, undefined],
    ['leave during play', playing, { type: 'leave', player: 1 }, undefined],
    ['leave twice', gone, { type: 'leave', player: 1 }, 'league-not-in'],
    ['leave without having joined', open, { type: 'leave', player: null }, 'league-not-in'],
    ['leave at the end', over, { type: 'leave', player: 1 }, 'league-over'],
    ['start', open, { type: 'start', ...host }, undefined],
    ['start as a player', open, { type: 'start', ...other }, 'league-not-host'],
    ['start twice', playing, { type: 'start', ...host }, 'league-started'],
    ['start without players', newLeague(RULES), { type: 'start', ...host }, 'league-too-few'],
    ['close', playing, { type: 'close', ...host }, undefined],
    ['close as a player', playing, { type: 'close', ...other }, 'league-not-host'],
    ['close twice', over, { type: 'close', ...host }, 'league-over'],
  ] as const)('%s', (_, league, wish, code) => expect(refuseWish(league, wish)?.code).toBe(code));
});
