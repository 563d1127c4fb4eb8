import type { PlayerLists } from '../../src/page/player-lists.ts';

const LISTS = import.meta.glob<{ readonly playerLists: PlayerLists }>('../../src/games/*/ui/player-lists.ts');

/** Deletes what this browser stores of the lists of a deleted name. */
export async function forgetLists(player: string): Promise<void> {
  for (const load of Object.values(LISTS)) (await load()).playerLists.forget(player);
}
