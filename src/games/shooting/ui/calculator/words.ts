import { phrases } from '../../../../page/phrases.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';

/** The odds page's texts; modifiers, abilities and errors are in the game's own text. */
export const words = phrases({ en: EN, es: ES });

export type Words = ReturnType<typeof words>;
