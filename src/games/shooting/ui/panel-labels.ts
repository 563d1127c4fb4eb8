import { phrases } from '../../../page/phrases.ts';
import { EN } from './panel-labels.en.ts';
import { ES } from './panel-labels.es.ts';

/** The panel's texts; refusals, events and receipt lines are in the game's own text. */
export const words = phrases({ en: EN, es: ES });

export type Words = ReturnType<typeof words>;
