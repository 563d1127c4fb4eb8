import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LeagueRules } from './league.ts';
import { hasPerfectMatching } from './perfect-matching.ts';
import { type Entrant, sideBalance, swissRound } from './swiss.ts';
import { anyLeague } from './testing.ts';

const SWISS: fc.Arbitrary<LeagueRules> = fc.record({
  kind: fc.constant('swiss'),
  rounds: fc.option(fc.integer({ min: 1, max: 9 })),
});

const meets = (a: Entrant, b: Entrant): number => a.opponents.filter((player) => player === b.player).length;

/** Any histories at all, even impossible ones. */
const anyEntrants: fc.Arbitrary<readonly Entrant[]> = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 30 }),
      fc.array(
        fc.record({
          points: fc.nat(8).map((halves) => halves / 2),
          byes: fc.nat(1),
          sides: fc.array(fc.constantFrom('first' as const, 'second' as const), { maxLength: 5 }),
        }),
        { minLength: size, maxLength: size },
      ),
    )
    .map(([met, rest]) =>
      rest.map((one, i) => ({
        ...one,
        player: i + 1,
        opponents: met.flatMap(([a, b]) => (a === b ? [] : a === i ? [b + 1] : b === i ? [a + 1] : [])),
      })),
    ),
);

describe('a round, for any history', () => {
  const check = (law: (entrants: readonly Entrant[], plan: ReturnType<typeof swissRound>) => void) =>
    fc.assert(
      fc.property(anyEntrants, (entrants) => law(entrants, swissRound(entrants))),
      { numRuns: 500 },
    );
  const of = (entrants: readonly Entrant[], player: number): Entrant => entrants[player - 1] as Entrant;

  test('includes every player once; one has a bye if the number is odd', () =>
    check((entrants, { pairs, byes }) => {
      const found = [...pairs.flatMap(({ first, second }) => [first, second]), ...byes];
      expect(found.sort((a, b) => a - b)).toEqual(entrants.map(({ player }) => player));
      expect(byes).toHaveLength(entrants.length % 2);
    }));

  test('the bye goes to a player with the fewest byes', () =>
    check((entrants, { byes }) => {
      const fewest = Math.min(...entrants.map((one) => one.byes));
      for (const player of byes) expect(of(entrants, player).byes).toBe(fewest);
    }));

  test('no pairing is repeated if all players can be paired without repeats', () =>
    check((entrants, { pairs }) => {
      const fewest = Math.min(...entrants.map(({ byes }) => byes));
      const can = (some: readonly Entrant[]) =>
        hasPerfectMatching(some.length, (a, b) => meets(some[a] as Entrant, some[b] as Entrant) === 0);
      const isAvoidable =
        entrants.length % 2 === 0
          ? can(entrants)
          : entrants.some((bye) => bye.byes === fewest && can(entrants.filter((one) => one !== bye)));
      const repeated = pairs.filter(({ first, second }) => meets(of(entrants, first), of(entrants, second)) > 0);
      if (isAvoidable) expect(repeated).toEqual([]);
    }));

  test('the player who was first less often is first', () =>
    check((entrants, { pairs }) => {
      for (const { first, second } of pairs)
        expect(sideBalance(of(entrants, first))).toBeLessThanOrEqual(sideBalance(of(entrants, second)));
    }));
});

test('the winner of every round meets players with as many points as possible', () => {
  const entrant = (player: number, points: number, opponents: readonly number[]): Entrant => ({
    player,
    points,
    opponents,
    byes: 0,
    sides: [],
  });
  const { pairs } = swissRound([
    entrant(1, 1, [2]),
    entrant(2, 0, [1]),
    entrant(3, 1, [4]),
    entrant(4, 0, [3]),
    entrant(5, 0.5, [6]),
    entrant(6, 0.5, [5]),
  ]);
  expect(pairs.map(({ first, second }) => [first, second].sort())).toEqual([
    [1, 3],
    [2, 5],
    [4, 6],
  ]);
});

test('if no player leaves, no one meets an opponent twice or has two byes, as far as the rounds allow', () =>
  fc.assert(
    fc.property(anyLeague(SWISS, false), ({ league }) => {
      for (const player of league.players) {
        const byes = league.rounds.filter((round) => round.byes.includes(player));
        expect(byes.length).toBeLessThanOrEqual(1);
      }
      const few = league.rounds.length <= Math.ceil(Math.log2(league.players.length));
      const pairs = league.rounds.flatMap(({ boards }) =>
        boards.map(({ first, second }) => [first, second].sort((a, b) => a - b).join(' ')),
      );
      if (few) expect(new Set(pairs).size).toBe(pairs.length);
    }),
  ));

test('32 players are paired without trying every combination', () => {
  let reads = 0; // of a player's earlier opponents: one for each question whether two may meet
  const entrants = Array.from({ length: 32 }, (_, i): Entrant => {
    const opponents = Array.from({ length: 12 }, (_, k) => ((i ^ (k + 1)) % 32) + 1);
    return {
      player: i + 1,
      points: i % 5,
      get opponents() {
        reads += 1;
        return opponents;
      },
      byes: 0,
      sides: [],
    };
  });
  expect(swissRound(entrants).pairs).toHaveLength(16);
  expect(reads).toBeLessThan(30_000);
});
