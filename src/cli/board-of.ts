import type { Watcher } from '../kernel/ids.ts';
import { type Match, viewOf } from '../kernel/match.ts';

/** The board of a match for a watcher, as it stands. */
export const boardOf = (match: Match, watcher: Watcher): string => boardAtEnd(match, viewOf(match, watcher));

/** The board of a last view. Where the table has ended the match, by resigning or a draw, the board says so as well. */
export const boardAtEnd = ({ game, table }: Match, view: object): string =>
  game.board(table.outcome ? { ...view, outcome: table.outcome } : view);
