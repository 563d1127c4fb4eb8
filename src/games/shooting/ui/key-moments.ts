import type { Language } from '../../../kernel/game.ts';
import type { Event, EventType } from '../events.ts';

const KEY: ReadonlySet<EventType> = new Set(['part-destroyed', 'phase-began', 'ended']);

/** Units that are gone, each new phase and the end: where a replay stops. */
export const isKeyMoment = ({ type }: Pick<Event, 'type'>): boolean => KEY.has(type);

const SUMMARIES: ReadonlySet<EventType> = new Set(['volley-resolved', 'part-destroyed', 'phase-began', 'ended']);

/** What a volley came to, without its dice and the wounds one by one. */
export const isSummary = ({ type }: Pick<Event, 'type'>): boolean => SUMMARIES.has(type);

const PHASES: Readonly<Record<Language, (round: number, side: 0 | 1) => string>> = {
  en: (round, side) => `round ${round}, ${['attacker', 'defender'][side]}`,
  es: (round, side) => `ronda ${round}, ${['atacante', 'defensor'][side]}`,
};

/** Players count rounds; each has a Shooting Phase of either side, the attacker's first. */
export const turnWords = (turn: number, language: Language): string =>
  PHASES[language](Math.ceil(turn / 2), turn % 2 === 1 ? 0 : 1);
