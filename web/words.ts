import { phrases } from '../src/page/words.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';

/** Every text of the shell. Games bring their own. */
export const words = phrases({ en: EN, es: ES });
