import type { Language } from '../../../kernel/game.ts';
import type { Event, EventType } from '../events.ts';

const TURNING_POINTS: ReadonlySet<EventType> = new Set(['part-destroyed', 'ended']);

/** What a match summary always includes: destroyed units and the end. */
export const isTurningPoint = ({ type }: Pick<Event, 'type'>): boolean => TURNING_POINTS.has(type);

/** Where a replay stops: volleys that destroyed models, destroyed units, and the end. */
export const isKeyMoment = (event: Event): boolean =>
  isTurningPoint(event) || (event.type === 'volley-resolved' && event.sum.slain > 0);

/** Lost wounds have the sound of a hit. */
export const isHit = ({ type }: Pick<Event, 'type'>): boolean => type === 'wounds-lost';

const SUMMARIES: ReadonlySet<EventType> = new Set(['volley-resolved', 'part-destroyed', 'ended']);

/** The result of a volley, without its dice and single wounds. */
export const isSummary = ({ type }: Pick<Event, 'type'>): boolean => SUMMARIES.has(type);

const PHASES: Readonly<Record<Language, (round: number, side: 0 | 1) => string>> = {
  en: (round, side) => `round ${round}, ${['attacker', 'defender'][side]}`,
  es: (round, side) => `ronda ${round}, ${['atacante', 'defensor'][side]}`,
};

/** Turns as players count them: each round has a Shooting Phase per side, the attacker's first. */
export const turnWords = (turn: number, language: Language): string =>
  PHASES[language](Math.ceil(turn / 2), turn % 2 === 1 ? 0 : 1);
