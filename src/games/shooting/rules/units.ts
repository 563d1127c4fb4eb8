import { never } from '../../../kernel/never.ts';
import type { Ability, Profile } from '../data/sheet.ts';
import type { Moved, Movement } from '../scenario.ts';
import type { Group, Model, Part, Rules, State, Unit } from '../state.ts';

type Wounds = readonly number[];

export const unitAt = (rules: Rules, unit: number): Unit => rules.units[unit] ?? never(`no unit ${unit}`);
export const modelAt = (rules: Rules, model: number): Model => rules.models[model] ?? never(`no model ${model}`);
export const groupIn = (unit: Unit, id: string): Group =>
  unit.groups.find((group) => group.id === id) ?? never(`no group ${id}`);
export const profileIn = (group: Group, profile: number): Profile =>
  group.weapon.profiles[profile] ?? never(`no profile ${profile}`);

export const shooterOf = ({ shooter }: Pick<State, 'shooter'>): number => shooter ?? never('no unit is selected');

export const isAlive = (wounds: Wounds, model: number): boolean => (wounds[model] as number) > 0;
export const living = (wounds: Wounds, models: readonly number[]): number[] =>
  models.filter((model) => isAlive(wounds, model));
export const isGone = (wounds: Wounds, { models }: Pick<Unit, 'models'>): boolean =>
  !models.some((model) => isAlive(wounds, model));

/** The points of the model just destroyed: its share of its part. The shares add up to the whole. */
export function shareOf(wounds: Wounds, { parts }: Pick<Unit, 'parts'>, index: number): number {
  const { points, models } = parts[index] as Part;
  const fallen = models.length - living(wounds, models).length;
  const upTo = (count: number): number => Math.round((points * count) / models.length);
  return upTo(fallen) - upTo(fallen - 1);
}

/** How a unit moved in this round. */
export function movedIn(unit: Unit, round: number): Moved {
  const movement = movementIn(unit, round);
  return typeof movement === 'string' ? movement : movement > 0 ? 'normal' : 'stationary';
}

/** How far it moved at most, in inches, if known. */
export function inchesIn(unit: Unit, round: number): number | undefined {
  const movement = movementIn(unit, round);
  return typeof movement === 'number' ? movement : undefined;
}

const movementIn = ({ moved }: Unit, round: number): Movement =>
  moved[Math.min(round, moved.length) - 1] ?? 'stationary';

/** A weapon's key in the list of spent one-shot weapons. */
export const weaponId = (unit: number, group: string, place: number): string => `${unit}/${group}/${place}`;

/** The stratagems in force on a unit, as abilities. */
export const shelterOf = ({ sheltered }: Pick<State, 'sheltered'>, unit: number): readonly Ability[] =>
  sheltered.filter((one) => one.unit === unit).map(({ by }) => ({ id: by }));
