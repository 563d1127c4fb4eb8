import type { Language } from '../../../kernel/game.ts';
import { AGENTE as AGENTE_EN } from './reasons/agente.en.ts';
import { AGENTE as AGENTE_ES } from './reasons/agente.es.ts';
import { COMMANDER as COMMANDER_EN } from './reasons/commander.en.ts';
import { COMMANDER as COMMANDER_ES } from './reasons/commander.es.ts';
import { TACTICIAN as TACTICIAN_EN } from './reasons/tactician.en.ts';
import { TACTICIAN as TACTICIAN_ES } from './reasons/tactician.es.ts';

/** The reasons that bots give, by rule id. */
export const REASONS: Readonly<Record<Language, object>> = {
  en: { ...AGENTE_EN, ...COMMANDER_EN, ...TACTICIAN_EN },
  es: { ...AGENTE_ES, ...COMMANDER_ES, ...TACTICIAN_ES },
};
