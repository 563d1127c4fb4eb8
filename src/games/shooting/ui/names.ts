import type { Language } from '../../../kernel/game.ts';
import { figure, percent } from '../../../page/figure.ts';
import { modelName as nameOfModel, unitName as nameOfUnit } from '../text/names.ts';
import type { Group, Rules } from '../view.ts';

export const unitName = ({ units }: Rules, index: number): string => nameOfUnit(units, index) ?? String(index + 1);

/** A model as the log calls it. */
export const modelName = ({ models }: Rules, index: number): string => nameOfModel(models, index) ?? String(index + 1);

/** `Bolt rifle ×5` */
export const groupName = ({ weapon }: Group, count: number): string =>
  count === 1 ? weapon.name : `${weapon.name} ×${count}`;

/** The abbreviations of characteristics, as datasheets print them. */
export const LETTERS: Readonly<
  Record<Language, Readonly<Record<'A' | 'BS' | 'S' | 'AP' | 'D' | 'T' | 'Sv' | 'W', string>>>
> = {
  en: { A: 'A', BS: 'BS', S: 'S', AP: 'AP', D: 'D', T: 'T', Sv: 'Sv', W: 'W' },
  es: { A: 'A', BS: 'HP', S: 'F', AP: 'FP', D: 'D', T: 'R', Sv: 'S', W: 'H' },
};

/** At most one decimal; a positive number is never shown as 0. */
export const tenths = (value: number, language: Language): string =>
  value > 0 && value < 0.05 ? `<${figure(0.1, language)}` : figure(Math.round(value * 10) / 10, language);

/** Inches as people write them: `11.4″`. */
export const inches = (length: number, language: Language): string => `${tenths(length, language)}\u2033`;

/** Never rounds to 0% or 100% unless the chance is exactly that. */
export function chance(odds: number, language: Language): string {
  if (odds > 0 && odds < 0.0005) return `<${percent(0.001, language)}`;
  return odds < 1 && odds > 0.995 ? `>${percent(0.99, language)}` : percent(odds, language);
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
