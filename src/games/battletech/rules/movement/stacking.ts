import type { Hex } from '../../../../parts/hex/hex.ts';
import { modelOf, type State, type UnitId } from '../../state.ts';
import { alive } from '../status.ts';

/** The obstacle in a hex: none, a unit that may be passed but not joined, or one that may not be passed. */
export const FREE = 0;
const PASSING = 1;
export const BLOCKED = 2;
type Stacking = typeof FREE | typeof PASSING | typeof BLOCKED;

/** Friends can be passed, enemies cannot; wrecks are no obstacle unless the ruleset forbids passing. */
function between(state: State, id: UnitId, other: UnitId): Stacking {
  const unit = state.units[other];
  if (!unit || other === id) return FREE;
  if (state.rules.ruleset.passing === 'nobody') return BLOCKED;
  if (!alive(unit)) return FREE;
  return modelOf(state, other).side === modelOf(state, id).side ? PASSING : BLOCKED;
}

/** The most important obstacle for this unit in a hex. */
export function inTheWay(
  state: State,
  id: UnitId,
  hex: Hex,
): { readonly unit: UnitId; readonly how: Stacking } | undefined {
  let worst: { unit: UnitId; how: Stacking } | undefined;
  for (let other = 0; other < state.units.length; other++) {
    if (state.units[other]?.at !== hex) continue;
    const how = between(state, id, other);
    if (how > (worst?.how ?? FREE)) worst = { unit: other, how };
  }
  return worst;
}

/** The same for all hexes at once. */
export function stackingFor(state: State, id: UnitId, into: Uint8Array): void {
  for (let other = 0; other < state.units.length; other++) {
    const at = state.units[other]?.at as number;
    const how = between(state, id, other);
    if (how > (into[at] as number)) into[at] = how;
  }
}

/** Another unit in a hex that is not destroyed. */
export function occupant(state: State, hex: Hex, besides: UnitId): UnitId | undefined {
  const id = state.units.findIndex((unit, other) => other !== besides && unit.at === hex && alive(unit));
  return id < 0 ? undefined : id;
}
