import { abilityOf } from '../data/abilities.ts';
import { wrongAbility } from '../rules/abilities/fault.ts';
import { RULESETS } from '../rulesets.ts';
import { type Fields, isFields } from './fields.ts';
import type { ImportedList, ImportedUnit } from './imported.ts';
import { LIMITS } from './limits.ts';
import { diceOf } from './values.ts';

type Check = (value: unknown, list: Pick<ImportedList, 'units'>, unit: ImportedUnit | undefined) => boolean;

const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const orNull =
  (check: Check): Check =>
  (value, list, unit) =>
    value === null || check(value, list, unit);
const texts = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= 20 &&
  value.every((one) => typeof one === 'string' && one.length > 0 && one.length <= 40);
const abilities =
  (owner: 'weapon' | 'unit'): Check =>
  (value) =>
    texts(value) && value.every((one) => wrongAbility(abilityOf(one), owner) === undefined);
const dice: Check = (value) =>
  (typeof value === 'number' || typeof value === 'string') && diceOf(String(value)) === value;
const borne: Check = (value, list, unit) =>
  Array.isArray(value) &&
  value.length <= (unit?.weapons.length ?? 0) &&
  value.every((one) =>
    hasAll(one, {
      weapon: (weapon) => whole(0, (unit?.weapons.length ?? 0) - 1)(weapon, list, unit),
      count: whole(1, 999),
    }),
  );
const STAT: Readonly<Record<string, Check>> = {
  T: whole(1, 99),
  Sv: whole(2, 7),
  W: whole(1, 99),
  inv: orNull(whole(2, 6)),
  invMelee: orNull(whole(2, 6)),
};
const PROFILE: Readonly<Record<string, Check>> = {
  range: whole(0, 240),
  A: dice,
  skill: orNull(whole(2, 6)),
  S: whole(1, 99),
  AP: whole(-9, 0),
  D: dice,
  abilities: abilities('weapon'),
};

/** Whether an object has all these fields, and no others except `also`. */
function hasAll(
  value: unknown,
  checks: Readonly<Record<string, Check>>,
  also: readonly string[] = [],
): value is Fields {
  if (!isFields(value) || Object.keys(value).some((key) => !Object.hasOwn(checks, key) && !also.includes(key)))
    return false;
  return Object.entries(checks).every(
    ([key, check]) => Object.hasOwn(value, key) && check(value[key], NO_LIST, undefined),
  );
}
const NO_LIST = { units: [] };

const stats: Check = (value) => hasAll(value, STAT);
const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= LIMITS.nameCharacters;
const profiles: Check = (value) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 4 &&
  value.every((one) => hasAll(one, PROFILE, ['name']) && isName(one.name));
/** The values of a weapon of which only the name is known: `{"kind": "ranged", "profiles": […]}`. */
const weapon: Check = (value) => hasAll(value, { kind: (kind) => kind === 'ranged' || kind === 'melee', profiles });

/** The fields that can be set, `#` for an index, and the check of their values. */
export const OF_UNIT: Readonly<Record<string, Check>> = {
  points: whole(0, 9_999),
  abilities: abilities('unit'),
  keywords: texts,
  attachedTo: (value, list, unit) =>
    value === null || list.units.some(({ name }) => name === value && name !== unit?.name),
  'models.#.count': whole(1, LIMITS.models),
  'models.#.stats': stats,
  ...Object.fromEntries(Object.entries(STAT).map(([key, check]) => [`models.#.stats.${key}`, check])),
  'models.#.abilities': abilities('unit'),
  'models.#.keywords': texts,
  'models.#.weapons': borne,
  'weapons.#.count': whole(0, LIMITS.models),
  'weapons.#': weapon,
  ...Object.fromEntries(Object.entries(PROFILE).map(([key, check]) => [`weapons.#.profiles.#.${key}`, check])),
};
export const OF_LIST: Readonly<Record<string, Check>> = {
  edition: (value) => typeof value === 'string' && Object.hasOwn(RULESETS, value),
  faction: (value) => typeof value === 'string' && value.length <= LIMITS.nameCharacters,
  detachments: texts,
};
