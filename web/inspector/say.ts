import { sayProgramFact } from '../../src/integrations/text.ts';
import { type Said, type Setting, sayOwn } from './option-text.ts';

export { call, type Setting } from './option-text.ts';

/** Also knows the many texts about external programs, which the table's bundle does without. */
export const say = (setting: Omit<Setting, 'view'>, fact: Said): string =>
  sayOwn(setting, fact, (code) => sayProgramFact(code, setting.language, (inner) => say(setting, inner)));
