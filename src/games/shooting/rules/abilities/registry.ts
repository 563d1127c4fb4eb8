import type { Ability } from '../../data/sheet.ts';
import type { Entry } from './ability.ts';
import { ALWAYS_ENTRIES } from './always.ts';
import { MANUAL_ENTRIES } from './manual-modifiers.ts';
import { MODIFIER_ENTRIES } from './modifiers.ts';
import { UNIT_ABILITIES } from './unit.ts';
import { WEAPON_ABILITIES } from './weapon.ts';

/** Every ability the game knows, by id. */
export const ABILITIES = {
  ...WEAPON_ABILITIES,
  ...UNIT_ABILITIES,
  ...MANUAL_ENTRIES,
  ...MODIFIER_ENTRIES,
  ...ALWAYS_ENTRIES,
};
export type AbilityId = keyof typeof ABILITIES;

const BY_ID: ReadonlyMap<string, Entry> = new Map(Object.entries(ABILITIES));

/** An ability's entry; unknown abilities are undefined and do nothing. */
export const entryOf = ({ id }: Pick<Ability, 'id'>): Entry | undefined => BY_ID.get(id);

/** Abilities that a datasheet may print: all except the rules that always apply. */
export const ABILITY_IDS: readonly string[] = [...BY_ID.keys()].filter((id) => !(id in ALWAYS_ENTRIES));

export const isAbility = (id: string): boolean => ABILITY_IDS.includes(id);

/** The first ability with this id. */
export const abilityIn = (abilities: readonly Ability[], id: AbilityId): Ability | undefined =>
  abilities.find((ability) => ability.id === id);
