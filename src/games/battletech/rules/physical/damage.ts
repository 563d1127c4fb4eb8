import { never } from '../../../../kernel/never.ts';
import type { Part } from '../../data/items.ts';
import { isLeg, type Place } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { targetMoved } from '../attack-modifiers.ts';
import { actuator } from '../status.ts';
import { sunk } from '../terrain.ts';
import { limbsOf, type Strike } from './attack.ts';

const ARM_PARTS = ['upper-arm', 'lower-arm'] as const satisfies readonly Part[];
const LEG_PARTS = ['upper-leg', 'lower-leg'] as const satisfies readonly Part[];

const tonsOf = (state: State, id: UnitId): number => modelOf(state, id).design.tons;

/** Halved, rounding down, for each of these actuators that is destroyed or missing. */
function limbDamage(state: State, id: UnitId, points: number, limb: Place): number {
  const parts = isLeg(limb) ? LEG_PARTS : ARM_PARTS;
  const lame = parts.filter((part) => actuator(state, id, limb, part) !== 'works').length;
  return Math.floor(points / 2 ** lame);
}

/** A limb under water does half damage, rounding up. */
function wet(state: State, id: UnitId, points: number, limb: Place): number {
  const under = sunk(state, unitOf(state, id));
  return under === 'all' || (under === 'legs' && isLeg(limb)) ? Math.ceil(points / 2) : points;
}

/** Damage of a hit; a charge or death from above comes in groups of five. */
export function strikeDamage(state: State, id: UnitId, strike: Strike): number {
  const tons = tonsOf(state, id);
  const [limb] = limbsOf(state, id, strike);
  switch (strike.attack) {
    case 'punch':
      return limb === undefined ? 0 : wet(state, id, limbDamage(state, id, Math.ceil(tons / 10), limb), limb);
    case 'kick':
      return limb === undefined ? 0 : wet(state, id, limbDamage(state, id, Math.floor(tons / 5), limb), limb);
    case 'club':
      return limb === undefined ? 0 : wet(state, id, Math.floor(tons / 5), limb);
    case 'push':
      return 0;
    case 'charge':
      return chargeDamage(state, id, unitOf(state, id).charge?.hexes ?? 0);
    case 'death-from-above':
      return Math.ceil((3 * tons) / 10);
    default:
      return never(strike);
  }
}

/** Damage of a charge over this many hexes, up to the one next to the target. */
export function chargeDamage(state: State, id: UnitId, hexes: number): number {
  const { chargeDamage: by, chargeHexes } = state.rules.ruleset;
  const counted = chargeHexes === 'into-target' ? hexes + 1 : hexes;
  const tons = tonsOf(state, id);
  return by === 'hexes' ? Math.ceil((tons * counted) / 10) : Math.ceil(tons / 5) * (targetMoved(counted) + 1);
}

/** Damage to the attacker after a hit: by the target's weight for a charge, by its own for a death from above. */
export function recoil(state: State, id: UnitId, strike: Strike): number {
  if (strike.attack === 'charge') return Math.ceil(tonsOf(state, strike.target) / 10);
  return strike.attack === 'death-from-above' ? Math.ceil(tonsOf(state, id) / 5) : 0;
}
