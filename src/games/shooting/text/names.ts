import type { Fact } from '../../../kernel/fact.ts';
import type { Language } from '../../../kernel/game.ts';
import { decimal, fill } from '../../../parts/text/fill.ts';
import type { Terrain } from '../scenario.ts';
import type { Rules, Stage, Stratagem } from '../state.ts';

/** Names for texts: real names if the match's units are known, otherwise numbers that count from 1. */
export interface Names {
  unit(index: number | null): string; // `Intercessor Squad`; numbered if several units share a name
  part(unit: number, part: number): string; // `Painboy`: one part of a combined unit
  model(index: number | null): string; // `Boy 12`
  weapon(unit: number, group: string): string; // `Bolt rifle`
  side(side: string): string; // `attacker`
  theSide(side: string): string; // `the attacker`
  say(fact: Fact): string; // a fact inside another one
  fill(template: string, facts: object): string;
}

/** A text with facts: a template, or a function where the wording depends on the facts. */
export type Phrase<F> = string | ((fact: F, names: Names) => string);

export interface Nouns {
  readonly unit: string; // the word before a number, if the match's units are not known
  readonly model: string;
  readonly none: string; // shown for an empty list
  readonly opponent: string;
  readonly sides: Readonly<Record<string, string>>;
  readonly withArticle: Readonly<Record<string, string>>; // the sides, as in "waiting for the attacker"
  readonly stages: Readonly<Record<Stage, string>>;
  readonly stratagems: Readonly<Record<Stratagem, string>>;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly pieces: Readonly<Record<string, string>>; // names of terrain pieces, by id
}

/** The display name of a unit; units that share a name are numbered from 1. */
export function unitName(units: Rules['units'], index: number): string | undefined {
  const unit = units[index];
  if (!unit) return undefined;
  const namesakes = units.filter(({ name }) => name === unit.name);
  return namesakes.length > 1 ? `${unit.name} ${namesakes.indexOf(unit) + 1}` : unit.name;
}

/** `Boy 12`: models of one kind are numbered from 1 within their unit; a single one has no number. */
export function modelName(models: Rules['models'], index: number): string | undefined {
  const model = models[index];
  if (!model) return undefined;
  const { name } = model.sheet;
  const alike = models.filter(({ unit, sheet }) => unit === model.unit && sheet.name === name);
  return alike.length > 1 ? `${name} ${alike.indexOf(model) + 1}` : name;
}

export function namesOf(
  language: Language,
  nouns: Nouns,
  rules: Rules | undefined,
  say: (fact: Fact) => string,
): Names {
  const units = rules?.units ?? [];
  const entry = (table: Readonly<Record<string, string>>, key: string): string =>
    Object.hasOwn(table, key) ? (table[key] as string) : key;
  const names: Names = {
    unit: (index) => unitName(units, index ?? -1) ?? `${nouns.unit} ${(index ?? 0) + 1}`,
    part: (unit, part) => units[unit]?.parts[part]?.name ?? `${nouns.unit} ${unit + 1}`,
    model: (index) => modelName(rules?.models ?? [], index ?? -1) ?? `${nouns.model} ${(index ?? 0) + 1}`,
    weapon: (unit, group) => units[unit]?.groups.find(({ id }) => id === group)?.weapon.name ?? group,
    side: (side) => entry(nouns.sides, side),
    theSide: (side) => entry(nouns.withArticle, side),
    say,
    fill: (template, facts) =>
      fill(template, facts as Readonly<Record<string, unknown>>, language, (value, form) => {
        if (form.startsWith('~')) return figured(Number(value), form.slice(1), language);
        return form.startsWith('@') ? FORMS[form]?.(value as never, facts as { readonly unit: number }) : undefined;
      }),
  };
  const FORMS: Readonly<Record<string, (value: never, facts: { readonly unit: number }) => string>> = {
    '@unit': names.unit,
    '@model': names.model,
    '@side': names.side,
    '@the-side': names.theSide,
    '@who': (who: string | null) => (who === null ? nouns.opponent : names.theSide(who)),
    '@weapon': (group: string | null, { unit }) => (group === null ? '' : names.weapon(unit, group)),
    '@say': say,
    '@n': (index: number) => String(index + 1),
    '@stage': (stage: Stage) => nouns.stages[stage],
    '@stratagem': (use: Stratagem) => nouns.stratagems[use],
    '@terrain': (terrain: Terrain) => nouns.terrain[terrain],
    '@piece': (id: string) => pieceName(nouns, id),
    '@capitals': (word: string) => word.toUpperCase(),
    '@models': (list: readonly number[]) => list.map(names.model).join(', '),
    '@units': (list: readonly number[]) => list.map(names.unit).join(', '),
    '@known': (list: readonly string[]) => list.filter((name) => name !== '').join(', ') || nouns.none,
  };
  return names;
}

/** `north-west ruin`: a translated name, or the id spelled out. */
export const pieceName = ({ pieces }: Pick<Nouns, 'pieces'>, id: string): string =>
  Object.hasOwn(pieces, id) ? (pieces[id] as string) : id.replaceAll('-', ' ');

/** `12.1 points`, `1 point`: at most one decimal. */
function figured(value: number, forms: string, language: Language): string {
  const rounded = Math.round(value * 10) / 10;
  const shown = decimal(rounded, Number.isInteger(rounded) ? 0 : 1, language);
  return `${shown} ${forms.split('|')[rounded === 1 ? 0 : 1]}`;
}
