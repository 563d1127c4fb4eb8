import type { Language } from '../../kernel/game.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { english } from './rulebook/en.ts';
import { spanish } from './rulebook/es.ts';
import type { Rules } from './state.ts';

/** The rules for people. Loaded on demand, since a match does not need it. */
export const rulebook = (rules: Rules, language: Language): Rulebook =>
  language === 'es' ? spanish(rules) : english(rules);
