import type { Dice } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { tenth, WALLS } from '../../data/buildings.ts';
import type { Building } from '../../ground.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { targetMoved } from '../attack-modifiers.ts';
import { strike } from '../damage/strike.ts';
import type { Happening } from '../handler.ts';
import { pilotingRoll } from '../piloting.ts';
import { standing } from '../terrain.ts';
import { damageBuilding } from './damage.ts';

/** Modifiers of the roll to go through a wall: its strength and the unit's speed. */
export const wallModifier = (kind: Building['kind'], hexes: number): number => WALLS[kind] + targetMoved(hexes);

/**
 * A unit on the ground has broken through the wall of this hex, in or out: the building takes damage by the unit's
 * weight, and the unit by the building's strength unless the pilot makes the roll. It does not fall.
 */
export function* enterBuilding(before: State, id: UnitId, hex: Hex, dice: Dice): Happening {
  const building = standing(groundAt(before, hex));
  if (!building) return before;
  const { hexes, backwards } = unitOf(before, id).went;
  const why = { code: 'psr-wall', kind: building.kind, hexes };
  const { state: rolled, passed } = yield* pilotingRoll(before, id, why, wallModifier(building.kind, hexes), dice);
  let state = rolled;
  if (!passed) {
    const amount = tenth(building.cf);
    const column = backwards ? 'rear' : 'front';
    state = yield* strike(state, id, { source: { by: 'building' }, table: 'full', column, amount }, dice);
  }
  return yield* damageBuilding(state, hex, tenth(modelOf(state, id).design.tons), dice);
}
