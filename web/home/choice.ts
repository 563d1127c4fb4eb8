import { parseBotName } from '../../src/decide/persona.ts';
import { type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import type { GameFacts } from '../../src/page/contract.ts';
import type { NewMatchRequest } from '../../src/wire/matches.ts';
import type { GameInfo } from '../app/api.ts';
import { paceNear, USUAL_PACE } from '../parts/pace-picker.tsx';

interface Seats {
  readonly sides: readonly Side[];
  readonly seats: readonly Seat[];
}

/** What a player has changed on a card, saved in the browser. */
export interface Choice {
  readonly seat?: string; // one of the offered seats, or the whole crew
  readonly bot?: string; // opponent
  readonly pace?: number;
  readonly setUp?: string; // id of the chosen set-up
}

/** A choice with the defaults filled in. */
export interface Plan {
  readonly seat: string;
  readonly bot: string;
  readonly pace: number;
}

export const WHOLE_CREW = 'crew';

/** Whether sides have several seats. */
export const hasCrews = ({ sides, seats }: Seats): boolean => seats.length > sides.length;

/** Seats offered for a match against bots: the first side's crew, or the sides. */
export const seatsOffered = (table: Seats): readonly Seat[] =>
  hasCrews(table) ? table.seats.filter((seat) => sideOf(seat) === table.sides[0]) : table.seats;

const EASY = 2;

/** The default bot at this level, if it has levels. */
export const botAt = ({ bots, defaults }: Pick<GameInfo, 'bots' | 'defaults'>, level: number): string => {
  const levels = bots.find(({ id }) => id === defaults.bot)?.levels ?? [];
  return levels.includes(level) ? `${defaults.bot}@${level}` : defaults.bot;
};

/** A newcomer can beat it. */
export const easyBot = (info: Pick<GameInfo, 'bots' | 'defaults'>): string => botAt(info, EASY);

/** Whether a bot has levels or personas; otherwise the card offers the choice of a bot. */
export const canBeTold = (bots: GameInfo['bots'], bot: string): boolean => {
  const name = parseBotName(bot);
  const known = bots.find(({ id }) => name.ok && id === name.value.id);
  return known !== undefined && (known.levels.length > 1 || known.personas.length > 1);
};

/** Ignores saved seats that this server does not offer. */
export function planOf(info: GameInfo, { seat, bot, pace }: Choice): Plan {
  const offered = seatsOffered(info);
  const known = (hasCrews(info) && seat === WHOLE_CREW) || offered.includes(seat ?? '');
  return {
    seat: known && seat !== undefined ? seat : (offered[0] ?? ''),
    bot: bot ?? easyBot(info),
    pace: paceNear(pace ?? USUAL_PACE),
  };
}

/** A match against bots. Crew mates play at full strength; the chosen level is the opponent's. */
export function matchOf(info: GameInfo, { seat, bot, pace }: Plan): Omit<NewMatchRequest, 'game'> {
  const isCrew = seat === WHOLE_CREW;
  const side = isCrew ? info.sides[0] : sideOf(seat);
  return {
    sit: isCrew ? seatsOffered(info) : [seat],
    bots: Object.fromEntries(info.sides.map((of) => [of, of === side ? info.defaults.bot : bot])),
    settings: { pace },
  };
}

/** A match of bots. Without players, the server lets spectators see everything the game allows. */
export const watchedMatch = (info: GameInfo, { bot, pace }: Plan): Omit<NewMatchRequest, 'game'> => ({
  sit: [],
  bots: Object.fromEntries(info.sides.map((of) => [of, bot])),
  settings: { listed: true, pace },
});

const THINKING = 5; // seconds a player takes for a decision

/** About how long a match takes, to the nearest five minutes. */
export const minutesOf = ({ own, others }: GameFacts['length'], pace: number): number =>
  5 * Math.max(1, Math.round((own * THINKING + (others * pace) / 1000) / 300));

interface Promised {
  readonly minutes: number | null;
  readonly level: number | null;
}

/** The length of the match and the opponent's level; null if unknown. The length is known for the default seat and set-up. */
export function promiseOf(length: GameFacts['length'], info: GameInfo | null, choice: Choice): Promised {
  const isUsual =
    choice.setUp === undefined && (!info || choice.seat === undefined || choice.seat === seatsOffered(info)[0]);
  const name = choice.bot === undefined ? null : parseBotName(choice.bot);
  const hasLevels = (id: string): boolean => info?.bots.find((bot) => bot.id === id)?.levels.length !== 0;
  return {
    minutes: isUsual ? minutesOf(length, paceNear(choice.pace ?? USUAL_PACE)) : null,
    level: name === null ? EASY : name.ok && hasLevels(name.value.id) ? name.value.level : null,
  };
}
