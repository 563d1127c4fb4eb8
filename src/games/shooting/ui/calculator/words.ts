import { phrases } from '../../../../page/phrases.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';

/** All that the page of odds says; modifiers, abilities and what is wrong with a question have their words in the game's own text. */
export const words = phrases({ en: EN, es: ES });

export type Words = ReturnType<typeof words>;
