import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../src/kernel/ids.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { useApi, useText } from '../app/use-api.ts';
import { nameOf, namer } from '../parts/side.ts';

interface GameNames {
  title(game: string): string;
  seat(game: string, seat: Seat): string;
}

/** Names of games and seats in the page's language; their ids until the games are loaded. */
export function useGameNames(): GameNames {
  const say = useText();
  const api = useApi();
  const language = useLanguage();
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  useEffect(() => {
    api.games().then((told) => told.ok && setGames(told.value));
  }, [api]);
  const infoOf = (game: string): GameInfo | undefined => games.find(({ id }) => id === game);
  return {
    title: (game) => say.gameTitle(game, infoOf(game)?.title ?? game),
    seat: (game, seat) => {
      const info = infoOf(game);
      return info ? nameOf(namer(info), seat, language) : seat;
    },
  };
}
