import type { Fact } from '../../../kernel/fact.ts';
import type { Names, Phrase } from './words.ts';

/**
 * A sentence with places for facts: `{cost}` as it stands, `{share:1}` with one decimal, `{chance:%}` as a percentage,
 * `{card:@}` by a card's name, `{side:#}` by a side's, `{cards:,}` as a list of cards, `{cost:card|cards}` counted.
 */
export const sentence =
  (template: string): Phrase<Fact> =>
  (facts, names) =>
    template.replace(/\{(\w+)(?::([^}]+))?\}/g, (_, name: string, form?: string) => shown(facts[name], form, names));

function shown(value: unknown, form: string | undefined, names: Names): string {
  if (form === undefined) return String(value);
  if (form === '%') return `${Math.round(Number(value) * 100)} %`;
  if (form === '@') return names.card(Number(value));
  if (form === '#') return names.side(String(value));
  if (form === ',') return names.cards(value as readonly number[]);
  if (form.includes('|')) return `${value} ${form.split('|')[value === 1 ? 0 : 1]}`;
  return names.figure(Number(value), Number(form));
}

export const sentences = (templates: Readonly<Record<string, string>>): Readonly<Record<string, Phrase<Fact>>> =>
  Object.fromEntries(Object.entries(templates).map(([id, template]) => [id, sentence(template)]));
