import { parseBotName } from '../../src/decide/persona.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { PlayerName } from '../../src/wire/identity.ts';
import type { GameInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';
import { capital } from '../parts/side.ts';
import { myText } from './my-text.ts';

/** Names of players and bots, for a list of matches. */
export function usePlayerName(games: readonly GameInfo[] | null): (game: string, player: PlayerName) => string {
  const shell = useText();
  const say = myText(useLanguage());
  const botTitle = (game: string, bot: string): string => {
    const name = parseBotName(bot);
    if (!name.ok) return bot;
    const { id, level } = name.value;
    const levels = games?.find((one) => one.id === game)?.bots.find((one) => one.id === id)?.levels ?? [];
    return `${capital(shell.botName(id))}${levels.length > 0 ? ` ${level}` : ''}`;
  };
  return (game, player) => {
    if (player.kind === 'bot') return botTitle(game, player.bot);
    if (player.kind === 'deleted') return say.deletedPlayer;
    return player.name ?? say.guest;
  };
}
