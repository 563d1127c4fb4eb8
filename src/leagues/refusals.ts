import { type Fact, first } from '../kernel/fact.ts';
import { activePlayers, type League, MOST_PLAYERS, type Player } from './league.ts';

/** `player` null: the caller has no number in this league. */
export type Wish =
  | { readonly type: 'join' | 'leave'; readonly player: Player | null }
  | { readonly type: 'start' | 'close'; readonly isHost: boolean };

const isIn = (league: League, player: Player | null): boolean =>
  player !== null && activePlayers(league).includes(player);

/** Why a request is refused; undefined if it is allowed. */
export function refuseWish(league: League, wish: Wish): Fact | undefined {
  const over: Fact | false = league.status === 'over' && { code: 'league-over' };
  const started: Fact | false = league.status === 'playing' && { code: 'league-started' };
  switch (wish.type) {
    case 'join':
      return first(
        over,
        started,
        isIn(league, wish.player) && { code: 'league-joined' },
        league.players.length >= MOST_PLAYERS && { code: 'league-full', most: MOST_PLAYERS },
      );
    case 'leave':
      return first(over, !isIn(league, wish.player) && { code: 'league-not-in' });
    case 'start':
      return first(
        !wish.isHost && { code: 'league-not-host' },
        over,
        started,
        league.players.length < 2 && { code: 'league-too-few' },
      );
    case 'close':
      return first(!wish.isHost && { code: 'league-not-host' }, over);
  }
}
