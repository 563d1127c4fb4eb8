import type { Language } from '../kernel/game.ts';

const POINT: Readonly<Record<Language, string>> = { en: '.', es: ',' };

/** A number for display: at most two decimals, and a real minus sign. */
export function figure(value: number, language: Language = 'en'): string {
  const rounded = Math.round(value * 100) / 100;
  const digits = Number.isInteger(rounded) ? String(Math.abs(rounded)) : Math.abs(rounded).toFixed(2).replace(/0$/, '');
  return `${rounded < 0 ? '\u2212' : ''}${digits.replace('.', POINT[language])}`;
}

/** The same with a plus or minus sign. */
export const signed = (value: number, language: Language = 'en'): string =>
  Math.round(value * 100) > 0 ? `+${figure(value, language)}` : figure(value, language);

/** Without decimals, for estimates. */
export const wholePercent = (share: number, language: Language = 'en'): string =>
  `${Math.round(100 * share)}${language === 'es' ? '\u00a0' : ''}%`;

export function percent(share: number, language: Language = 'en'): string {
  const hundredths = share * 100;
  const digits = hundredths < 10 && hundredths > 0 ? hundredths.toFixed(1) : String(Math.round(hundredths));
  return `${digits.replace('.', POINT[language])}${language === 'es' ? '\u00a0' : ''}%`;
}
