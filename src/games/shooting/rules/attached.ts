import type { Ability } from '../data/sheet.ts';
import type { Part, Rules, Unit } from '../state.ts';
import { isAlive, unitAt } from './units.ts';

type Wounds = readonly number[];

/** Abilities that apply only if every part has them, and those that an attached character loses. */
const ALL_MUST = ['stealth'];
const ALONE = ['lone-operative'];

/** Keywords and abilities of parts that fight as one unit. */
export function together(parts: readonly Pick<Part, 'keywords' | 'abilities'>[]): Pick<Unit, 'keywords' | 'abilities'> {
  return { keywords: [...new Set(parts.flatMap(({ keywords }) => keywords))], abilities: shared(parts) };
}

function shared(parts: readonly Pick<Part, 'abilities'>[]): readonly Ability[] {
  const everywhere = (id: string): boolean =>
    parts.every((part) => part.abilities.some((ability) => ability.id === id));
  const all = parts.flatMap(({ abilities }) => abilities).filter(({ id }) => !ALL_MUST.includes(id) || everywhere(id));
  return all.filter(({ id }, i) => {
    const twice = ALL_MUST.includes(id) && all.findIndex((other) => other.id === id) < i;
    return !twice && !(ALONE.includes(id) && parts.length > 1);
  });
}

/** The indices of a unit's parts that have living models. */
export const partsLeft = (wounds: Wounds, { parts }: Unit): readonly number[] =>
  parts.flatMap(({ models }, place) => (models.some((model) => isAlive(wounds, model)) ? [place] : []));

const KNOWN = new WeakMap<Unit, Map<string, Unit>>();

/** A unit with only these parts left, without the keywords and abilities of the others. */
export function unitOf(unit: Unit, parts: readonly number[]): Unit {
  if (parts.length === unit.parts.length || parts.length === 0) return unit;
  const known = KNOWN.get(unit) ?? new Map<string, Unit>();
  KNOWN.set(unit, known);
  const key = parts.join();
  const now = known.get(key) ?? { ...unit, ...together(parts.map((place) => unit.parts[place] as Part)) };
  known.set(key, now);
  return now;
}

/** A unit in its current state, without the keywords and abilities of destroyed parts. */
export function unitNow(rules: Rules, wounds: Wounds, index: number): Unit {
  const unit = unitAt(rules, index);
  return unit.parts.length === 1 ? unit : unitOf(unit, partsLeft(wounds, unit));
}
