import type { Line, Tally } from '../kernel/tally.ts';
import type { Board, League, Player } from './league.ts';

/**
 * A player's place, with the numbers that decide it in this order. Every line of a receipt is one round. Players who have
 * left come last.
 */
export interface Standing {
  readonly player: Player;
  readonly place: number; // players who are equal in everything share it
  readonly left: boolean;
  readonly points: Tally; // win 1, draw ½, bye 1
  readonly buchholz: Tally; // the points of all opponents
  readonly headToHead: Tally; // points against those who are equal so far
  readonly wins: Tally; // at the table
}

/** A round of one player. */
interface Game {
  readonly round: number; // counted from 0
  readonly opponent: Player | null; // null: a bye
  readonly points: number;
  readonly how: 'won' | 'drawn' | 'lost' | 'bye' | 'forfeit-won' | 'forfeit-lost' | 'no-result';
}

/** The finished rounds of a player. */
export const gamesOf = ({ rounds }: League, player: Player): readonly Game[] =>
  rounds.flatMap(({ boards, byes }, round): readonly Game[] => {
    if (byes.includes(player)) return [{ round, opponent: null, points: 1, how: 'bye' }];
    const board = boards.find(({ first, second }) => first === player || second === player);
    return board?.result ? [gameOf(board, player, round)] : [];
  });

function gameOf({ first, second, result }: Board, player: Player, round: number): Game {
  const isFirst = first === player;
  const points = (isFirst ? result?.first : result?.second) ?? 0;
  return { round, opponent: isFirst ? second : first, points, how: howOf(result?.how ?? 'no-result', points) };
}

function howOf(how: 'played' | 'forfeit' | 'no-result', points: number): Game['how'] {
  if (how === 'no-result') return 'no-result';
  if (how === 'forfeit') return points === 1 ? 'forfeit-won' : 'forfeit-lost';
  return points === 1 ? 'won' : points === 0 ? 'lost' : 'drawn';
}

/** All players, best first. */
export function standings(league: League): readonly Standing[] {
  const games = new Map(league.players.map((player) => [player, gamesOf(league, player)]));
  const points = new Map([...games].map(([player, own]) => [player, receipt(own.map(lineOf))]));
  const total = (player: Player | null): number => (player === null ? 0 : (points.get(player)?.total ?? 0));
  const rows = league.players.map((player) => {
    const own = games.get(player) ?? [];
    const met = own.filter(({ opponent }) => opponent !== null);
    return {
      player,
      left: league.gone.has(player),
      own,
      points: points.get(player) ?? receipt([]),
      buchholz: receipt(met.map((game) => lineOf({ ...game, points: total(game.opponent) }))),
      wins: receipt(own.filter(({ how }) => how === 'won').map(lineOf)),
    };
  });
  const decided = rows.map(({ own, ...row }) => {
    const equals = new Set(
      rows
        .filter(
          ({ left, points, buchholz }) =>
            left === row.left && points.total === row.points.total && buchholz.total === row.buchholz.total,
        )
        .map(({ player }) => player),
    );
    const among = own.filter(({ opponent }) => opponent !== null && equals.has(opponent));
    return { ...row, headToHead: receipt(among.map(lineOf)) };
  });
  const sorted = decided.toSorted((a, b) => compare(a, b) || a.player - b.player);
  return sorted.map((row) => ({ ...row, place: sorted.findIndex((other) => compare(other, row) === 0) + 1 }));
}

type Figures = Pick<Standing, 'left' | 'points' | 'buchholz' | 'headToHead' | 'wins'>;
const ORDER = ['points', 'buchholz', 'headToHead', 'wins'] as const;

const compare = (a: Figures, b: Figures): number => {
  if (a.left !== b.left) return a.left ? 1 : -1;
  const key = ORDER.find((one) => a[one].total !== b[one].total);
  return key === undefined ? 0 : b[key].total - a[key].total;
};

const lineOf = ({ round, opponent, points, how }: Game): Line => ({
  why: { code: how, round: round + 1, opponent },
  value: points,
});

/** Unlike `tally`, shows rounds without points too. */
const receipt = (lines: readonly Line[]): Tally => ({
  lines,
  total: lines.reduce((sum, { value }) => sum + value, 0),
});
