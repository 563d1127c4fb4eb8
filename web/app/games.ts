import { useEffect, useState } from 'preact/hooks';
import type { Game, Rules } from '../../src/kernel/game.ts';
import { Random } from '../../src/kernel/random.ts';
import type { GameUi } from '../../src/page/contract.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

// Each game is a chunk of its own, loaded when somebody looks at it.
const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../src/games/*/game.ts');
const BOARDS = import.meta.glob<{ readonly ui: GameUi }>('../../src/games/*/ui/index.tsx');

const loaded = new Map<string, Promise<LoadedGame | null>>();

/** A game with its board; null where the page has none. */
export function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known) return known;
  const coming = load(id);
  loaded.set(id, coming);
  coming.catch(() => loaded.delete(id)); // asked again next time
  return coming;
}

async function load(id: string): Promise<LoadedGame | null> {
  const gameRoom = GAMES[`../../src/games/${id}/game.ts`];
  const uiRoom = BOARDS[`../../src/games/${id}/ui/index.tsx`];
  if (!gameRoom || !uiRoom) return null;
  const [{ [id]: game }, { ui }] = await Promise.all([gameRoom(), uiRoom()]);
  return game ? { game, ui } : null;
}

export type Loading<T> = T | null | 'loading' | 'failed';

export function useGame(id: string | undefined): Loading<LoadedGame> {
  const [state, setState] = useState<Loading<LoadedGame>>('loading');
  useEffect(() => {
    let current = true;
    setState('loading');
    if (id === undefined) return;
    loadGame(id).then(
      (game) => current && setState(game),
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return state;
}

/** The game itself, once it is there. */
export const playable = (loaded: Loading<LoadedGame>): Game | null =>
  typeof loaded === 'object' && loaded ? loaded.game : null;

/** The rules of a match from its set-up, which is complete: nothing is left to chance. */
export function rulesOf(game: Game, setup: unknown): Rules | null {
  const rules = game.setUp(setup, new Random(1));
  return rules.ok ? rules.value : null;
}
