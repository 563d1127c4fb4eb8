import { distance } from '../../../../parts/hex/hex.ts';
import { AMMO } from '../../data/ammo.ts';
import type { Ammo, Weapon } from '../../data/items.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Bin, Mount } from '../../design.ts';
import type { Shot, Target } from '../../plan.ts';
import { type Model, modelOf, type State, type Unit, type UnitId, unitOf } from '../../state.ts';
import { isWet } from './ranges.ts';

/** A shot with everything the rules need looked up. */
export interface Shooting {
  readonly state: State;
  readonly attacker: UnitId;
  readonly shot: Shot;
  readonly unit: Unit; // the attacker
  readonly model: Model;
  readonly mount: Mount;
  readonly weapon: Weapon;
  readonly ammo: Ammo | null; // of the bin it uses
  readonly target: UnitId; // -1 = a hex
  readonly foe: Unit | null;
  readonly to: number; // the hex aimed at
  readonly distance: number;
  readonly wet: boolean; // the weapon is under water
}

export const sameTarget = (a: Target, b: Target): boolean =>
  'unit' in a ? 'unit' in b && a.unit === b.unit : 'hex' in b && a.hex === b.hex && a.for === b.for;

/** The target's hex, -1 if the unit does not exist. */
export const hexOfTarget = (state: State, target: Target): number =>
  'unit' in target ? (state.units[target.unit]?.at ?? -1) : target.hex;

export const binOf = (state: State, id: UnitId, shot: Shot): Bin | undefined =>
  shot.bin === undefined ? undefined : modelOf(state, id).design.bins[shot.bin];

/** Undefined if the weapon or the target does not exist. */
export function shootingOf(state: State, attacker: UnitId, shot: Shot): Shooting | undefined {
  const model = modelOf(state, attacker);
  const mount = model.design.mounts[shot.weapon];
  const weapon = mount && WEAPONS[mount.weapon];
  const to = hexOfTarget(state, shot.target);
  if (!mount || !weapon || to < 0 || to >= state.rules.map.hexes.length) return undefined;
  const unit = unitOf(state, attacker);
  const bin = binOf(state, attacker, shot);
  const target = 'unit' in shot.target ? shot.target.unit : -1;
  return {
    state,
    attacker,
    shot,
    unit,
    model,
    mount,
    weapon,
    ammo: (bin && AMMO[bin.ammo]) ?? null,
    target,
    foe: target < 0 ? null : unitOf(state, target),
    to,
    distance: distance(state.rules.map, unit.at, to),
    wet: isWet(state, unit, mount.at),
  };
}
