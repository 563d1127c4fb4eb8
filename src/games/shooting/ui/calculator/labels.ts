import { phrases } from '../../../../page/phrases.ts';
import { EN } from './labels.en.ts';
import { ES } from './labels.es.ts';

/** The odds page's texts; modifiers, abilities and errors are in the game's own text. */
export const words = phrases({ en: EN, es: ES });
