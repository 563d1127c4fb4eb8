import type { Game } from '../kernel/game.ts';
import { parseBotName } from './persona.ts';

/** The names of bots and personas in a language. */
interface BotTexts {
  botName(bot: string): string;
  personaName(persona: string): string;
}

const ENGLISH: BotTexts = { botName: (bot) => bot, personaName: (persona) => persona };

/** True for the id of a bot of the game, with or without level and persona. */
export const isBotName = (name: string, game: Pick<Game, 'bots'>): boolean =>
  Object.hasOwn(game.bots, name.split(/[@+]/, 1)[0] ?? '');

/** `Crew 3, hunter`: a bot's name for people. No number for a bot without levels. */
export function botTitle(
  name: string,
  game: Pick<Game, 'bots'> | null, // null: still loading
  texts: BotTexts = ENGLISH,
): string {
  const parsed = parseBotName(name);
  if (!parsed.ok) return name;
  const { id, level, persona } = parsed.value;
  const bot = game && Object.hasOwn(game.bots, id) ? game.bots[id] : undefined;
  const strength = bot && bot.levels !== false ? ` ${level}` : '';
  const title = texts.botName(id);
  const suffix = persona ? `, ${texts.personaName(persona)}` : '';
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${strength}${suffix}`;
}
