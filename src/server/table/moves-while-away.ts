import type { Seat } from '../../kernel/ids.ts';
import type { Match } from '../../kernel/match.ts';

/**
 * How many moves were made for a seat since its player last acted: by the bot that plays it and, before it took over,
 * for missed deadlines. Messages to the crew are not moves.
 */
export function movesWhileAway({ game, log }: Pick<Match, 'game' | 'log'>, seat: Seat): number {
  let moves = 0;
  let isBot = true; // reading backwards: true until the entry that gave the seat to the bot
  for (let i = log.length - 1; i >= 0; i--) {
    const { seat: by, command } = log[i] as Match['log'][number];
    if (isOf(command, 'hold-seat', seat)) {
      if (!isBot) break;
      isBot = false;
    } else if (isOf(command, 'time-out', seat)) moves++;
    else if (by === seat) {
      if (!isBot) break;
      if (!game.talk?.includes(command.type)) moves++;
    }
  }
  return moves;
}

const isOf = (command: { readonly type: string; readonly seat?: unknown }, type: string, seat: Seat): boolean =>
  command.type === type && command.seat === seat;
