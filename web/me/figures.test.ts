import { expect, test } from 'vitest';
import { localeOf, ratingText } from './figures.ts';

test('a rating is shown with its uncertainty, in the language’s notation', () => {
  expect(ratingText({ rating: 1480, plusMinus: 90 }, 'en')).toBe('1,480 ± 90');
  expect(ratingText({ rating: 1480, plusMinus: 90 }, 'es')).toBe('1480 ± 90');
});

test.each([
  [['en-GB', 'en'], 'en', 'en-GB'],
  [['de-DE', 'en-GB'], 'en', 'en-GB'],
  [['en-GB', 'en'], 'es', 'es'],
  [['es-MX'], 'es', 'es-MX'],
] as const)('with %j, dates in %s are written as in %s', (preferred, language, locale) => {
  expect(localeOf(language, preferred)).toBe(locale);
});
