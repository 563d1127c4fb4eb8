import type { Language } from '../../src/kernel/game.ts';
import type { RatingFigure } from '../../src/wire/identity.ts';

/** `1,480 ± 90` */
export const ratingText = ({ rating, plusMinus }: RatingFigure, language: Language): string =>
  `${rating.toLocaleString(language)} ± ${plusMinus.toLocaleString(language)}`;

/** The browser's own form of the language: en-GB writes `18 Nov 2026`, en-US `Nov 18, 2026`. */
export const localeOf = (language: Language, preferred: readonly string[] = navigator.languages): string =>
  preferred.find((one) => one.split('-')[0] === language) ?? language;

export const dateText = (at: number, language: Language): string =>
  new Date(at).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' });
