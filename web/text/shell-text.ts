import { phrases } from '../../src/page/phrases.ts';
import { EN } from './shell-text.en.ts';
import { ES } from './shell-text.es.ts';

/** Every text of the shell. Games bring their own. */
export const shellText = phrases({ en: EN, es: ES });
