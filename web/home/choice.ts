import { parseBotName } from '../../src/decide/persona.ts';
import { type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import type { GameInfo } from '../app/api.ts';

interface Seats {
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
}

/** Whether sides have several seats. */
export const hasCrews = ({ sides, seats }: Seats): boolean => seats.length > sides.length;

/** Seats offered for a match against bots: the first side's crew, or the sides. */
export const seatsOffered = (table: Seats): readonly Seat[] =>
  hasCrews(table) ? table.seats.filter((seat) => sideOf(seat) === table.sides[0]) : table.seats;

/** The default bot, at a level that a newcomer can beat if it has levels. */
export const fairBot = ({ bots, defaults }: Pick<GameInfo, 'bots' | 'defaults'>): string => {
  const levels = bots.find(({ id }) => id === defaults.bot)?.levels ?? [];
  return levels.includes(3) ? `${defaults.bot}@3` : defaults.bot;
};

/** Whether a bot has levels or personas; otherwise the card offers the choice of a bot. */
export const canBeTold = (bots: GameInfo['bots'], bot: string): boolean => {
  const name = parseBotName(bot);
  const known = bots.find(({ id }) => name.ok && id === name.value.id);
  return known !== undefined && (known.levels.length > 1 || known.personas.length > 1);
};
