import { phrases } from '../../../page/phrases.ts';
import { EN } from './words-act/en.ts';
import { ES } from './words-act/es.ts';

/** All that the panel says; refusals, events and the lines of receipts have their words in the game's own text. */
export const words = phrases({ en: EN, es: ES });

export type Words = ReturnType<typeof words>;
