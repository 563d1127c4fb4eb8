import {
  activePlayers,
  type Board,
  type League,
  type LeagueEvent,
  type LeagueRules,
  newLeague,
  type Player,
  plannedRounds,
  type Round,
} from './league.ts';

export const leagueAfter = (rules: LeagueRules, events: readonly LeagueEvent[]): League =>
  events.reduce(applyEvent, newLeague(rules));

/** The league after an event. Refuses nothing: see `refusals.ts`. */
export function applyEvent(league: League, event: LeagueEvent): League {
  switch (event.type) {
    case 'joined':
      return { ...league, players: [...league.players, event.player].sort((a, b) => a - b) };
    case 'left':
      return left(league, event.player);
    case 'started':
      return { ...league, status: 'playing', planned: plannedRounds(league.rules, activePlayers(league).length) };
    case 'round': {
      const boards = event.pairs.map((pair): Board => ({ ...pair, result: null }));
      return { ...league, rounds: [...league.rounds, { boards, byes: event.byes }] };
    }
    case 'result': {
      const { round, board, score } = event;
      return withBoards(league, (each, r, b) =>
        r === round && b === board && each.result === null ? { ...each, result: resultOf(score) } : each,
      );
    }
    case 'finished':
      return { ...league, status: 'over' };
    case 'closed':
      return { ...league, status: 'over', isClosed: true };
  }
}

/** Before the start the player is removed; afterwards they lose the match in progress. */
function left(league: League, player: Player): League {
  if (league.status === 'open') return { ...league, players: league.players.filter((one) => one !== player) };
  const gone = new Set([...league.gone, player]);
  return withBoards({ ...league, gone }, (board) => {
    if (board.result !== null || (board.first !== player && board.second !== player)) return board;
    const first = board.first === player ? 0 : 1;
    return { ...board, result: { first, second: 1 - first, how: 'forfeit' } };
  });
}

const resultOf = (score: number | null): Board['result'] =>
  score === null ? { first: 0, second: 0, how: 'no-result' } : { first: score, second: 1 - score, how: 'played' };

const withBoards = (league: League, change: (board: Board, round: number, index: number) => Board): League => ({
  ...league,
  rounds: league.rounds.map(
    (round, r): Round => ({ ...round, boards: round.boards.map((board, b) => change(board, r, b)) }),
  ),
});
