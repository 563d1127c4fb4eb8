import { phrases } from '../../../page/phrases.ts';
import { EN } from './words/en.ts';
import { ES } from './words/es.ts';

/** All that the board and the panel say; what happens is told by the game's own text. */
export const words = phrases({ en: EN, es: ES });

export type Words = ReturnType<typeof words>;
