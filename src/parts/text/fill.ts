import type { Language } from '../../kernel/game.ts';

/** A value in a game's own form (`{cell:@}`), or undefined to use the forms that all games share. `form` is '' for `{name}`. */
export type Format = (value: unknown, form: string) => string | undefined;

/**
 * Fills in a template, the one format for all texts with facts in them:
 * `{moves}` as it is, `{bits:1}` with one decimal, `{odds:%}` as a percentage, `{systems:,}` as a list,
 * `{hits:hit|hits}` counted ("1 hit", "2 hits"), `{hits:?it|them}` only the word that fits the count.
 */
export function fill(
  template: string,
  facts: Readonly<Record<string, unknown>>,
  language: Language,
  format: Format = () => undefined,
): string {
  return template.replace(/\{(\w+)(?::([^}]+))?\}/g, (_, name: string, form = '') => {
    const value = facts[name];
    return format(value, form) ?? shared(value, form, language, format);
  });
}

type Fill = (template: string, facts: Readonly<Record<string, unknown>>) => string;

/** `fill` in one language, for labels of the page: `en('{n:hex|hexes}', { n })`. */
export const en: Fill = (template, facts) => fill(template, facts, 'en');
export const es: Fill = (template, facts) => fill(template, facts, 'es');

function shared(value: unknown, form: string, language: Language, format: Format): string {
  if (form === '%') return percent(Number(value), language);
  if (form === ',') return (value as readonly unknown[]).map((each) => format(each, '') ?? String(each)).join(', ');
  if (form.startsWith('?')) return plural(value, form.slice(1));
  if (form.includes('|')) return `${value} ${plural(value, form)}`;
  return form === '' ? String(value) : decimal(Number(value), Number(form), language);
}

/** "hit|hits": the first for exactly one, the second for any other count; an average of "1.0" counts as plural. */
const plural = (count: unknown, forms: string): string => forms.split('|')[/^-?1$/.test(String(count)) ? 0 : 1] ?? '';

/** English writes 5%, Spanish 5 % (with a space that does not break). */
export const percent = (share: number, language: Language): string =>
  `${Math.round(share * 100)}${language === 'es' ? '\u00a0' : ''}%`;

export const decimal = (value: number, digits: number, language: Language): string =>
  language === 'es' ? value.toFixed(digits).replace('.', ',') : value.toFixed(digits);

/** Without a decimal if there is none: `47`, `47.5`. */
export const shortDecimal = (value: number, language: Language): string =>
  decimal(value, Number.isInteger(value) ? 0 : 1, language);
