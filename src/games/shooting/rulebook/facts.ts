import type { RulesSection } from '../../../kernel/rulebook.ts';
import type { Ruleset } from '../rulesets.ts';
import type { Moved, Terrain } from '../scenario.ts';
import type { Rules } from '../state.ts';

/** Which rules matter in this match: nothing is explained that no unit, weapon or terrain can cause. */
export interface Facts {
  readonly weaponAbilities: ReadonlySet<string>;
  readonly unitAbilities: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly terrain: ReadonlySet<Terrain>;
  readonly moves: ReadonlySet<Moved>;
  readonly profiles: boolean; // some weapon has more than one
  readonly big: boolean; // a monster or vehicle
  readonly attached: boolean; // a character that has joined a unit
  readonly invulnerable: boolean;
  readonly upstairs: boolean; // a model above ground level
  readonly plunging: boolean;
  readonly hiding: boolean;
  readonly cover: boolean;
  readonly mortal: boolean; // mortal wounds can occur
}

export function factsOf({ ruleset, setup, units, models }: Rules): Facts {
  const { terrain: pieces, commandPoints } = setup.scenario;
  const weapons = units.flatMap(({ groups }) => groups.map(({ weapon }) => weapon));
  const weaponAbilities = new Set(
    weapons.flatMap(({ profiles }) => profiles.flatMap(({ abilities }) => abilities.map(({ id }) => id))),
  );
  const ofUnits = units.flatMap(({ parts }) => parts.flatMap(({ abilities }) => abilities));
  const unitAbilities = new Set([...ofUnits, ...models.flatMap(({ abilities }) => abilities)].map(({ id }) => id));
  const keywords = new Set([...units, ...models].flatMap((one) => one.keywords));
  const terrain = new Set(pieces.map(({ kind }) => kind));
  const has = (...ids: readonly string[]): boolean =>
    ids.some((id) => weaponAbilities.has(id) || unitAbilities.has(id));
  return {
    weaponAbilities,
    unitAbilities,
    keywords,
    terrain,
    moves: new Set(units.flatMap(({ moved }) => moved.map((one) => (typeof one === 'number' ? 'normal' : one)))),
    profiles: weapons.some(({ profiles }) => profiles.length > 1),
    big: keywords.has('monster') || keywords.has('vehicle'),
    attached: units.some(({ parts }) => parts.length > 1),
    invulnerable: models.some(({ sheet }) => sheet.invulnerable !== null) || commandPoints > 0,
    upstairs: models.some(({ up }) => up > 0),
    plunging:
      (terrain.has('ruins') && models.some(({ up }) => up >= ruleset.plunging.from)) ||
      (ruleset.towering > 0 && keywords.has('towering')),
    hiding: ruleset.hidden > 0 && (terrain.has('ruins') || terrain.has('woods')),
    cover:
      terrain.size > 0 || commandPoints > 0 || has('indirect-fire') || (ruleset.stealth === 'cover' && has('stealth')),
    mortal: has('devastating-wounds', 'hazardous', 'deadly-demise'),
  };
}

/** One attack in three rolls: the chance that each die shows what it needs. */
const chance = (needs: number): number => (7 - needs) / 6;
export const unsavedChance = (hit: number, wound: number, save: number): number =>
  chance(hit) * chance(wound) * (1 - chance(save));

/** The chance of at least `least` successes. */
export function atLeast(least: number, attacks: number, each: number): number {
  let below = 0;
  for (let k = 0, ways = 1; k < least; ways *= (attacks - k) / (k + 1), k++)
    below += ways * each ** k * (1 - each) ** (attacks - k);
  return 1 - below;
}

/** Sections that have something to say. */
export const filled = (sections: readonly (RulesSection | false)[]): readonly RulesSection[] =>
  sections.filter((section): section is RulesSection => section !== false);

/** The sentences that apply, as one paragraph. */
export const said = (...sentences: readonly (string | false)[]): string =>
  sentences.filter((sentence) => sentence !== false).join(' ');

/** The items that apply. */
export const those = <T>(...items: readonly (T | false)[]): T[] => items.filter((item): item is T => item !== false);

/** An ability's name and what it does; some effects depend on the edition. */
export type AbilityText = readonly [name: string, effect: string | ((ruleset: Ruleset) => string)];

/** The table rows for the abilities that the match uses. */
export const rowsOf = (
  texts: Readonly<Record<string, AbilityText>>,
  used: ReadonlySet<string>,
  ruleset: Ruleset,
): readonly (readonly [string, string])[] =>
  Object.entries(texts)
    .filter(([id]) => used.has(id))
    .map(([, [name, effect]]) => [name, typeof effect === 'string' ? effect : effect(ruleset)]);
