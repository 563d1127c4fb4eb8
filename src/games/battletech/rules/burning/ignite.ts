import type { Dice } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { ACCIDENT, BUILDING_IGNITION, IGNITION } from '../../data/fire.ts';
import { NEVER } from '../../data/heat-scale.ts';
import type { Weapon } from '../../data/items.ts';
import type { Ground } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { rollPair, sum } from '../rolls.ts';
import { standing } from '../terrain.ts';
import { burns } from './woods.ts';

/** How a hex may catch fire: aimed at, or by accident while clearing woods or missing a unit in them. */
export interface Ignition {
  readonly weapon: Weapon;
  readonly by: 'aim' | 'clearing' | 'miss';
}

/** Whether this hex can catch fire now. */
export const ignitable = (state: State, hex: Hex): boolean => {
  const ground = groundAt(state, hex);
  return state.rules.ruleset.fires && ground.fire === 0 && burns(ground);
};

/** The roll a weapon needs to set this hex on fire on purpose. Solid slugs never can. */
export function ignitionNumber(weapon: Weapon, ground: Ground): number {
  if (weapon.explosive > 0) return NEVER;
  const building = standing(ground);
  const base = weapon.heats ? IGNITION.flamer : weapon.kind === 'energy' ? IGNITION.energy : IGNITION.other;
  return base + (building ? BUILDING_IGNITION[building.kind] : 0);
}

/** A shot has hit a hex, or strayed into it. Buildings do not catch fire by accident. */
export function* ignite(before: State, hex: Hex, dice: Dice, { weapon, by }: Ignition): Happening {
  const ground = groundAt(before, hex);
  const needs = ignitionNumber(weapon, ground) + (by === 'aim' ? 0 : ACCIDENT.modifier);
  if (!ignitable(before, hex) || needs > 12) return before;
  if (by === 'aim') return yield* catches(before, hex, 'fire-aimed', needs, dice);
  if (standing(ground)) return before;
  const pair = rollPair(before, dice);
  const happens = sum(pair) <= ACCIDENT[by];
  const state = yield { type: 'hex-rolled', hex, why: `fire-stray-${by}`, needs: ACCIDENT[by], dice: pair, happens };
  return happens ? yield* catches(state, hex, 'fire-accident', needs, dice) : state;
}

/** The roll to catch fire, and the resulting fire. */
export function* catches(before: State, hex: Hex, why: string, needs: number, dice: Dice): Happening {
  const pair = rollPair(before, dice);
  const happens = sum(pair) >= needs;
  const state = yield { type: 'hex-rolled', hex, why, needs, dice: pair, happens };
  if (!happens) return state;
  return yield { type: 'ground-changed', hex, ground: { ...groundAt(state, hex), fire: state.turn }, why: 'fire' };
}
