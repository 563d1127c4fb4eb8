import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import type { GameLessons } from '../../src/kernel/lesson.ts';
import { recordedRules } from '../../src/kernel/recorded.ts';
import type { GameCalculator, GameCard, GameFacts, GameUi, PreviewProps, SetUpProps } from '../../src/page/contract.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

// In the first chunk: the home page shows these before anything else has loaded.
const FACTS = import.meta.glob<GameFacts>('../../src/games/*/ui/facts.ts', { eager: true, import: 'facts' });
// The home page shows cards without loading their games.
const CARDS = import.meta.glob<{ readonly card: GameCard }>('../../src/games/*/ui/card.tsx');
// Each game is a separate chunk, loaded on demand.
const GAMES = import.meta.glob<Readonly<Record<string, Game>>>('../../src/games/*/game.ts');
const RULEBOOKS = import.meta.glob('../../src/games/*/rulebook.ts');
const BOARDS = import.meta.glob<{ readonly ui: GameUi }>('../../src/games/*/ui/index.tsx');
// One moment of a match, so that a card has a picture before the server has sent the others.
const FRAMES = import.meta.glob<MiniatureFrame>('../../src/games/*/ui/first-frame.json', { import: 'default' });
const RULES_ICONS = import.meta.glob<{ readonly RulesIcon: ComponentType<{ readonly icon: string }> }>(
  '../../src/games/*/ui/rules-icons.tsx',
);
const LESSONS = import.meta.glob<{ readonly lessons: GameLessons }>('../../src/games/*/lessons.ts');
const CALCULATORS = import.meta.glob<{ readonly calculator: GameCalculator }>('../../src/games/*/ui/calculator.tsx');

/** Loads a module by id. */
interface Loader<T> {
  (id: string): Promise<T>;
  /** What has been loaded already; undefined: nothing yet. */
  known(id: string): T | undefined;
}

/** Caches by id; a failed load is retried next time. */
function keeping<T>(load: (id: string) => Promise<T>): Loader<T> {
  const coming = new Map<string, Promise<T>>();
  const here = new Map<string, T>();
  const loader = (id: string): Promise<T> => {
    const known = coming.get(id);
    if (known) return known;
    const loading = load(id);
    coming.set(id, loading);
    loading.then(
      (value) => here.set(id, value),
      () => coming.delete(id),
    );
    return loading;
  };
  return Object.assign(loader, { known: (id: string) => here.get(id) });
}

/** A game with its board; null if the page has none. */
export const loadGame = keeping(async (id): Promise<LoadedGame | null> => {
  const gameRoom = GAMES[`../../src/games/${id}/game.ts`];
  const uiRoom = BOARDS[`../../src/games/${id}/ui/index.tsx`];
  if (!gameRoom || !uiRoom) return null;
  const [{ [id]: game }, { ui }] = await Promise.all([gameRoom(), uiRoom()]);
  return game ? { game, ui } : null;
});

/** A game without its board: what the rules page needs. Its rulebook loads at the same time. */
export const loadReferee = keeping(async (id): Promise<Game | null> => {
  RULEBOOKS[`../../src/games/${id}/rulebook.ts`]?.().catch(() => {}); // the rules page asks for it again
  return (await GAMES[`../../src/games/${id}/game.ts`]?.())?.[id] ?? null;
});

/** The games of this page. */
export const gameIds = (): readonly string[] =>
  Object.keys(BOARDS).flatMap((path) => /games\/([^/]+)\//.exec(path)?.[1] ?? []);

/** A game's title in English; null if the page does not have it. */
export async function loadTitle(id: string): Promise<string | null> {
  const found = await GAMES[`../../src/games/${id}/game.ts`]?.();
  return found?.[id]?.title ?? null;
}

/** A game with its set-up form, if it has its own. */
export interface LoadedSetUp extends LoadedGame {
  readonly Form: ComponentType<SetUpProps> | null;
}

const loadSetUp = keeping(async (id): Promise<LoadedSetUp | null> => {
  const loaded = await loadGame(id);
  return loaded && { ...loaded, Form: (await loaded.ui.setUp?.()) ?? null };
});

/** A game with its picture of a set-up, if it has one. */
export interface LoadedLobby extends LoadedGame {
  readonly Preview: ComponentType<PreviewProps> | null;
}

const loadLobby = keeping(async (id): Promise<LoadedLobby | null> => {
  const loaded = await loadGame(id);
  return loaded && { ...loaded, Preview: (await loaded.ui.preview?.()) ?? null };
});

/** The games that the home page knows without the server, in its order. */
export const FACTS_OF: ReadonlyMap<string, GameFacts> = new Map(
  Object.entries(FACTS)
    .map(([file, facts]): [string, GameFacts] => [file.split('/').at(-3) ?? '', facts])
    .sort(([, a], [, b]) => a.place - b.place),
);

/** What a miniature is drawn from. */
export interface MiniatureFrame {
  readonly setup: Rules['setup'];
  readonly view: object;
}

/** A moment of a match for the game's card; null if it has none. */
const loadFrame = keeping(
  async (id): Promise<MiniatureFrame | null> => (await FRAMES[`../../src/games/${id}/ui/first-frame.json`]?.()) ?? null,
);

/** A game's card for the home page; null if it has none. */
export const loadCard = keeping(
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

/** A game's lessons; null if it has none. */
export const loadLessons = keeping(
  async (id): Promise<GameLessons | null> => (await LESSONS[`../../src/games/${id}/lessons.ts`]?.())?.lessons ?? null,
);
export const gamesWithLessons: readonly string[] = Object.keys(LESSONS).flatMap((path) => path.split('/').at(-2) ?? []);

export type Loading<T> = T | null | 'loading' | 'failed';

/** Loads the module of this id; undefined waits. */
function useLoaded<T>(load: Loader<T | null>, id: string | undefined): Loading<T> {
  const known = (): Loading<T> => {
    const value = id === undefined ? undefined : load.known(id);
    return value === undefined ? 'loading' : value;
  };
  const [state, setState] = useState(known);
  useEffect(() => {
    let current = true;
    setState(known);
    if (id === undefined || load.known(id) !== undefined) return;
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

export const useSetUp = (id: string): Loading<LoadedSetUp> => useLoaded(loadSetUp, id);
export const useLobby = (id: string | undefined): Loading<LoadedLobby> => useLoaded(loadLobby, id);
export const useGame = (id: string | undefined): Loading<LoadedGame> => useLoaded(loadGame, id);
export const useFrame = (id: string | undefined): Loading<MiniatureFrame> => useLoaded(loadFrame, id);
export const useCard = (id: string | undefined): Loading<GameCard> => useLoaded(loadCard, id);
export const useLessons = (id: string): Loading<GameLessons> => useLoaded(loadLessons, id);
export const useCalculator = (id: string): Loading<GameCalculator> => useLoaded(loadCalculator, id);

/** The rules of a match from its complete set-up, which needs no random numbers. */
export function rulesOf(game: Game, setup: unknown): Rules | null {
  const rules = recordedRules(game, setup);
  return rules.ok ? rules.value : null;
}
