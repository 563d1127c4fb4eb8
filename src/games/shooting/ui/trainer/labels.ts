import { phrases } from '../../../../page/phrases.ts';
import { EN } from './labels.en.ts';
import { ES } from './labels.es.ts';

export const words = phrases({ en: EN, es: ES });

/** The name of a plan. */
export const letterOf = (plan: number): string => String.fromCharCode(65 + plan);
