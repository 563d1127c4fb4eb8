import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { recordedRules } from '../../src/kernel/recorded.ts';
import type { GameCalculator, GameCard, GameUi } from '../../src/page/contract.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

// The home page shows cards without loading their games.
const CARDS = import.meta.glob<{ readonly card: GameCard }>('../../src/games/*/ui/card.tsx');
// Each game is a separate chunk, loaded on demand.
const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../src/games/*/game.ts');
const BOARDS = import.meta.glob<{ readonly ui: GameUi }>('../../src/games/*/ui/index.tsx');
const RULES_ICONS = import.meta.glob<{ readonly RulesIcon: ComponentType<{ readonly icon: string }> }>(
  '../../src/games/*/ui/rules-icons.tsx',
);
const CALCULATORS = import.meta.glob<{ readonly calculator: GameCalculator }>('../../src/games/*/ui/calculator.tsx');

/** Caches by id; a failed load is retried next time. */
function keeping<T>(load: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (id) => {
    const known = kept.get(id);
    if (known) return known;
    const coming = load(id);
    kept.set(id, coming);
    coming.catch(() => kept.delete(id));
    return coming;
  };
}

/** A game with its board; null if the page has none. */
export const loadGame = keeping(async (id): Promise<LoadedGame | null> => {
  const gameRoom = GAMES[`../../src/games/${id}/game.ts`];
  const uiRoom = BOARDS[`../../src/games/${id}/ui/index.tsx`];
  if (!gameRoom || !uiRoom) return null;
  const [{ [id]: game }, { ui }] = await Promise.all([gameRoom(), uiRoom()]);
  return game ? { game, ui } : null;
});

/** A game's card for the home page; null if it has none. */
const loadCard = keeping(
  async (id): Promise<GameCard | null> => (await CARDS[`../../src/games/${id}/ui/card.tsx`]?.())?.card ?? null,
);

/** The icons of a game's rulebook; null if it has none. */
export const loadRulesIcons = keeping(
  async (id) => (await RULES_ICONS[`../../src/games/${id}/ui/rules-icons.tsx`]?.())?.RulesIcon ?? null,
);

const calculatorRoom = (id: string) => CALCULATORS[`../../src/games/${id}/ui/calculator.tsx`];
export const hasCalculator = (id: string): boolean => calculatorRoom(id) !== undefined;

/** A game's odds page; null if it has none. */
const loadCalculator = keeping(
  async (id): Promise<GameCalculator | null> => (await calculatorRoom(id)?.())?.calculator ?? null,
);

export type Loading<T> = T | null | 'loading' | 'failed';

/** Loads the module of this id; undefined waits. */
function useLoaded<T>(load: (id: string) => Promise<T | null>, id: string | undefined): Loading<T> {
  const [state, setState] = useState<Loading<T>>('loading');
  useEffect(() => {
    let current = true;
    setState('loading');
    if (id === undefined) return;
    load(id).then(
      (value) => current && setState(value as Loading<T>),
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [load, id]);
  return state;
}

export const useGame = (id: string | undefined): Loading<LoadedGame> => useLoaded(loadGame, id);
export const useCard = (id: string | undefined): Loading<GameCard> => useLoaded(loadCard, id);
export const useCalculator = (id: string): Loading<GameCalculator> => useLoaded(loadCalculator, id);

/** The rules of a match from its complete set-up, which needs no random numbers. */
export function rulesOf(game: Game, setup: unknown): Rules | null {
  const rules = recordedRules(game, setup);
  return rules.ok ? rules.value : null;
}
