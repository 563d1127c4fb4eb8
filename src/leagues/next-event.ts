import { activePlayers, type League, type LeagueEvent, type Player, type RoundPlan } from './league.ts';
import { roundRobin, withoutGone } from './round-robin.ts';
import { gamesOf } from './standings.ts';
import { type Entrant, swissRound } from './swiss.ts';

/** What the umpire has to do next: start a round or end the league. Null while players are needed. */
export function nextEvent(league: League): LeagueEvent | null {
  if (league.status !== 'playing') return null;
  if (league.rounds.at(-1)?.boards.some(({ result }) => result === null)) return null;
  if (league.rounds.length >= league.planned || activePlayers(league).length < 2) return { type: 'finished' };
  return { type: 'round', ...nextRound(league) };
}

function nextRound(league: League): RoundPlan {
  if (league.rules.kind === 'swiss')
    return swissRound(activePlayers(league).map((player) => entrantOf(league, player)));
  const plan = roundRobin(league.players)[league.rounds.length] ?? { pairs: [], byes: [] };
  return withoutGone(plan, league.gone);
}

function entrantOf(league: League, player: Player): Entrant {
  const games = gamesOf(league, player);
  return {
    player,
    points: games.reduce((sum, { points }) => sum + points, 0),
    opponents: games.flatMap(({ opponent }) => opponent ?? []),
    byes: games.filter(({ opponent }) => opponent === null).length,
    sides: league.rounds.flatMap(({ boards }) =>
      boards.flatMap(({ first, second }): Entrant['sides'] =>
        first === player ? ['first'] : second === player ? ['second'] : [],
      ),
    ),
  };
}
