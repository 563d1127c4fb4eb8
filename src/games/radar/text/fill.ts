import type { Fact } from '../../../kernel/fact.ts';
import type { Places } from './words.ts';

export type Reason = (facts: Fact, places: Places) => string;

/**
 * A sentence with places for facts: `{moves}` as it stands, `{bits:1}` with one decimal, `{odds:%}` as a percentage,
 * `{cell:@}` as a cell's name, `{systems:,}` as a list, `{open:course|courses}` counted with the right word.
 */
export const sentence =
  (template: string): Reason =>
  (facts, places) =>
    template.replace(/\{(\w+)(?::([^}]+))?\}/g, (_, name: string, form?: string) => shown(facts[name], form, places));

function shown(value: unknown, form: string | undefined, places: Places): string {
  if (form === '%') return `${Math.round(Number(value) * 100)} %`;
  if (form === '@') return places.cell(Number(value));
  if (form?.includes('|')) return `${value} ${form.split('|')[value === 1 ? 0 : 1]}`;
  if (form === ',') return (value as readonly unknown[]).map(places.term).join(', ');
  return form ? places.figure(Math.abs(Number(value)), Number(form)) : places.term(value);
}

export const sentences = (templates: Readonly<Record<string, string>>): Readonly<Record<string, Reason>> =>
  Object.fromEntries(Object.entries(templates).map(([id, template]) => [id, sentence(template)]));
