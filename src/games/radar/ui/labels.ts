import { phrases } from '../../../page/phrases.ts';
import { EN } from './labels.en.ts';
import { ES } from './labels.es.ts';

export type { Labels } from './labels.en.ts';

/** Labels of the radar page in both languages. */
export const labels = phrases({ en: EN, es: ES });
