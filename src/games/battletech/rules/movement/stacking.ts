import type { Hex } from '../../../../parts/hex/hex.ts';
import { modelOf, type State, type UnitId } from '../../state.ts';
import { alive } from '../status.ts';

/** Whom a unit would meet in a hex: nobody, one it may pass but not join, or one it may not even pass. */
export const [FREE, PASSING, BLOCKED] = [0, 1, 2] as const;
export type Stacking = typeof FREE | typeof PASSING | typeof BLOCKED;

/** Friends let each other pass, enemies do not; a wreck is in nobody's way, unless the rules let nobody pass at all. */
function between(state: State, id: UnitId, other: UnitId): Stacking {
  const unit = state.units[other];
  if (!unit || other === id) return FREE;
  if (state.rules.ruleset.passing === 'nobody') return BLOCKED;
  if (!alive(unit)) return FREE;
  return modelOf(state, other).side === modelOf(state, id).side ? PASSING : BLOCKED;
}

/** Whoever is in this unit's way in a hex, the one who matters most. */
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

/** The same for every hex at once. */
export function stackingFor(state: State, id: UnitId, into: Uint8Array): void {
  for (let other = 0; other < state.units.length; other++) {
    const at = state.units[other]?.at as number;
    const how = between(state, id, other);
    if (how > (into[at] as number)) into[at] = how;
  }
}

/** The unit, in working order or not yet quite a wreck, that stands in a hex besides this one. */
export function occupant(state: State, hex: Hex, besides: UnitId): UnitId | undefined {
  const id = state.units.findIndex((unit, other) => other !== besides && unit.at === hex && alive(unit));
  return id < 0 ? undefined : id;
}
