import { phrases } from '../../../page/phrases.ts';
import { EN } from './words-act/en.ts';
import { ES } from './words-act/es.ts';

/** The panel's texts; refusals, events and receipt lines are in the game's own text. */
export const words = phrases({ en: EN, es: ES });

export type Words = ReturnType<typeof words>;
