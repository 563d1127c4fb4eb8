import { sayProgramFact } from '../../src/integrations/text.ts';
import { type Said, type Setting, sayOwn } from './option-text.ts';

export { call, type Setting } from './option-text.ts';

/** The same with the words of programs, which are many: tables, where only our own bots give hints, do without them. */
export const say = (setting: Omit<Setting, 'view'>, fact: Said): string =>
  sayOwn(setting, fact, (code) => sayProgramFact(code, setting.language, (inner) => say(setting, inner)));
