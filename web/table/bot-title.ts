import { parseBotName } from '../../src/decide/persona.ts';
import type { Game } from '../../src/kernel/game.ts';
import { capital } from '../parts/side.ts';

/** `Crew 3, hunter`; no number for a bot without levels. */
export function botTitle(
  name: string,
  game: Pick<Game, 'bots'> | null, // null: still loading
  say: { botName(bot: string): string; personaName(persona: string): string },
): string {
  const parsed = parseBotName(name);
  if (!parsed.ok) return name;
  const { id, level, persona } = parsed.value;
  const bot = game && Object.hasOwn(game.bots, id) ? game.bots[id] : undefined;
  const strength = bot && bot.levels !== false ? ` ${level}` : '';
  return `${capital(say.botName(id))}${strength}${persona ? `, ${say.personaName(persona)}` : ''}`;
}
