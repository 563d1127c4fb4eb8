import type { Language } from '../../../kernel/game.ts';
import type { Event, EventType } from '../events.ts';

const KEY: ReadonlySet<EventType> = new Set(['part-destroyed', 'phase-began', 'ended']);

/** Where a replay stops: destroyed units, each new phase, and the end. */
export const isKeyMoment = ({ type }: Pick<Event, 'type'>): boolean => KEY.has(type);

const SUMMARIES: ReadonlySet<EventType> = new Set(['volley-resolved', 'part-destroyed', 'phase-began', 'ended']);

/** The result of a volley, without its dice and single wounds. */
export const isSummary = ({ type }: Pick<Event, 'type'>): boolean => SUMMARIES.has(type);

const PHASES: Readonly<Record<Language, (round: number, side: 0 | 1) => string>> = {
  en: (round, side) => `round ${round}, ${['attacker', 'defender'][side]}`,
  es: (round, side) => `ronda ${round}, ${['atacante', 'defensor'][side]}`,
};

/** Turns as players count them: each round has a Shooting Phase per side, the attacker's first. */
export const turnWords = (turn: number, language: Language): string =>
  PHASES[language](Math.ceil(turn / 2), turn % 2 === 1 ? 0 : 1);
