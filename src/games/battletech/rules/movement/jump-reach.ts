import { distance, type Facing, type Hex } from '../../../../parts/hex/hex.ts';
import { FIRE_STEP } from '../../data/fire.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { ones } from '../status/layout.ts';
import { addEnd, blankEnd, noReach, type Reach } from './ends.ts';
import { type Footing, fieldOf } from './field.ts';
import { heatOf, LOCOMOTION } from './gait.ts';
import { bitOf } from './hazards.ts';
import { jumpAllowance, jumpHexes, landingsIn, landOnOf } from './jump.ts';
import { landingRolls } from './jumping.ts';
import { occupant } from './stacking.ts';
import { landsHurt } from './trials.ts';

/** All landings within jump range, in any facing. */
export function jumpReach(state: State, id: UnitId): Reach {
  const { at, level: start } = unitOf(state, id);
  const field = fieldOf(state);
  const most = jumpAllowance(state, id);
  const { height } = LOCOMOTION[modelOf(state, id).design.kind];
  const hurt = landsHurt(state, id);
  const counted = state.rules.ruleset.pilotingRolls ? -1 : 0;
  const landings: Footing[] = [];
  for (const hex of jumpHexes(state, id, most))
    if (occupant(state, hex, id) === undefined)
      for (const footing of landingsIn(field, hex, height))
        if ((field.levelOf[footing] as number) <= start + most) landings.push(footing);
  const ends = noReach(id, 'jump', false, landings.length * 6, field.hexes);
  const end = blankEnd();
  for (const footing of landings) {
    const hex = field.hexOf[footing] as Hex;
    const far = distance(state.rules.map, at, hex);
    const fire = footing < field.hexes ? FIRE_STEP * (field.fire[hex] as number) : 0;
    end.hex = hex;
    end.level = field.levelOf[footing] as number;
    end.mp = far;
    end.hexes = far;
    end.heat = heatOf(state, id, 'jump', far) + fire;
    end.kinds = landingRolls(state, id, footing, hurt) & counted;
    end.rolls = ones(end.kinds & ~bitOf('swamp')); // a unit that lands there is stuck without a roll
    end.node = footing;
    for (let facing = 0; facing < 6; facing++) {
      end.facing = facing;
      addEnd(ends, end);
    }
  }
  ends.steps = (entry) => {
    const landOn = landOnOf(field, ends.node[entry] as number);
    const to = ends.hex[entry] as Hex;
    const facing = ends.facing[entry] as Facing;
    return [landOn ? { step: 'jump', to, facing, landOn } : { step: 'jump', to, facing }];
  };
  return ends;
}
