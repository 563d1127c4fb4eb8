import type { Watcher } from '../kernel/ids.ts';
import { type Match, viewOf } from '../kernel/match.ts';

/** The board of a match as a watcher sees it now. */
export const boardOf = (match: Match, watcher: Watcher): string => boardAtEnd(match, viewOf(match, watcher));

/** The board of a final view. If the match ended by resignation or draw, the board says so. */
export const boardAtEnd = ({ game, status }: Match, view: object): string =>
  game.board(status.outcome ? { ...view, outcome: status.outcome } : view);
