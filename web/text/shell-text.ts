import { phrases } from '../../src/page/phrases.ts';
import { EN } from './shell-text.en.ts';
import { ES } from './shell-text.es.ts';

/** All texts of the shell. Games have their own. */
export const shellText = phrases({ en: EN, es: ES });

export type ShellText = ReturnType<typeof shellText>;
