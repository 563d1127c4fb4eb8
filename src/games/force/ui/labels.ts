import { phrases } from '../../../page/phrases.ts';
import { EN } from './labels.en.ts';
import { ES } from './labels.es.ts';

/** Labels of the board and the panel in both languages. Texts of events are in the game's `text/`. */
export const labels = phrases({ en: EN, es: ES });

export type Labels = ReturnType<typeof labels>;
