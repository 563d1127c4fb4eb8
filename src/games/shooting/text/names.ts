import type { Fact } from '../../../kernel/fact.ts';
import type { Rules } from '../state.ts';

/** How things are called: by the match's lists where they are at hand, else by number. */
export interface Names {
  unit(index: number | null): string; // `Intercessor Squad`; where two are alike with the id of the army file
  part(unit: number, part: number): string; // `Painboy`: of a unit that was bought in parts
  model(index: number | null): string; // `Boy 12`
  weapon(unit: number, group: string): string; // `Bolt rifle`
  side(side: string): string;
  say(fact: Fact): string; // a fact inside something else
}

export interface Nouns {
  readonly unit: string; // for a unit without a match
  readonly model: string;
  readonly sides: Readonly<Record<string, string>>;
}

export function namesOf(nouns: Nouns, rules: Rules | undefined, say: (fact: Fact) => string): Names {
  const units = rules?.units ?? [];
  return {
    unit(index) {
      const unit = units[index ?? -1];
      if (!unit) return `${nouns.unit} ${index}`;
      const alike = units.some((other) => other !== unit && other.name === unit.name);
      return alike ? `${unit.name} (${unit.id})` : unit.name;
    },
    part: (unit, part) => units[unit]?.parts[part]?.name ?? `${nouns.unit} ${unit}`,
    model(index) {
      const model = rules?.models[index ?? -1];
      return model ? `${model.sheet.name} ${model.index}` : `${nouns.model} ${index}`;
    },
    weapon: (unit, group) => units[unit]?.groups.find(({ id }) => id === group)?.weapon.name ?? group,
    side: (side) => (Object.hasOwn(nouns.sides, side) ? (nouns.sides[side] as string) : side),
    say,
  };
}
