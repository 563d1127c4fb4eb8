import { parseBotName } from '../../src/decide/persona.ts';
import { type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import type { GameInfo } from '../app/api.ts';

interface Seats {
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
}

/** A side has several seats, and its crew plays together. */
export const hasCrews = ({ sides, seats }: Seats): boolean => seats.length > sides.length;

/** Seats to choose from for a match against bots: those of the first crew, or else a side. */
export const seatsOffered = (table: Seats): readonly Seat[] =>
  hasCrews(table) ? table.seats.filter((seat) => sideOf(seat) === table.sides[0]) : table.seats;

/** The usual bot, at a strength that a newcomer can beat where it has several. */
export const fairBot = ({ bots, defaults }: Pick<GameInfo, 'bots' | 'defaults'>): string => {
  const levels = bots.find(({ id }) => id === defaults.bot)?.levels ?? [];
  return levels.includes(3) ? `${defaults.bot}@3` : defaults.bot;
};

/** Whether a bot can be told how to play; where it cannot, one chooses among the bots instead. */
export const canBeTold = (bots: GameInfo['bots'], bot: string): boolean => {
  const name = parseBotName(bot);
  const known = bots.find(({ id }) => name.ok && id === name.value.id);
  return known !== undefined && (known.levels.length > 1 || known.personas.length > 1);
};
