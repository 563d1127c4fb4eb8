import type { BoardPart, Game } from '../../kernel/game.ts';

/** The board of a view in parts; a game that does not divide it has one. */
export async function partsOf(game: Game, view: object): Promise<readonly BoardPart[]> {
  const listing = await game.listing?.();
  return listing?.parts(view) ?? [{ id: 'board', title: 'Board', text: game.board(view) }];
}
