import { type Fact, first } from '../../../../kernel/fact.ts';
import { distance, type Facing, type Hex, neighbour } from '../../../../parts/hex/hex.ts';
import { type Charge, type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { active, alive, immobile, isMech, jumpMp } from '../status.ts';
import { targetRefusal } from '../target.ts';
import { wallRefusal } from './legal.ts';
import { postureOf, tableFor } from './reach.ts';

/** The end of a move that leads to a charge or leap: next to the target. */
export interface Ending {
  readonly at: Hex;
  readonly facing: Facing;
  readonly level: number;
  readonly mode: Mode;
  readonly backwards: boolean; // part of the move
  readonly hexes: number; // moved or jumped
}

/** The first rule that refuses a charge or death from above at the end of a move. */
export const chargeRefusal = (
  state: State,
  id: UnitId,
  attack: Pick<Charge, 'kind' | 'target'>,
  end: Ending,
): Fact | undefined =>
  first<Fact>(
    !state.rules.ruleset.physicalAttacks && { code: 'no-physical-attacks' },
    !isMech(state, id) && { code: 'only-mechs-strike' },
    unitOf(state, id).prone && { code: 'attacker-is-prone' },
  ) ??
  targetRefusal(state, id, attack.target) ??
  (attack.kind === 'charge' ? runRefusal(state, attack.target, end) : leapRefusal(state, id, attack.target, end)) ??
  freeRefusal(state, id, attack.target, end);

/** A charge moves forward on foot and goes straight ahead into a standing 'Mech within one level. */
function runRefusal(state: State, target: UnitId, end: Ending): Fact | undefined {
  const foe = unitOf(state, target);
  const posture = postureOf(state, target);
  return first<Fact>(
    end.mode !== 'walk' && end.mode !== 'run' && { code: 'charge-needs-a-run', mode: end.mode },
    end.backwards && { code: 'charge-goes-forward' },
    distance(state.rules.map, end.at, foe.at) !== 1 && { code: 'not-adjacent' },
    neighbour(state.rules.map, end.at, end.facing) !== foe.at && { code: 'not-straight-ahead' },
    posture === 'vehicle' && { code: 'only-mechs-are-charged' },
    posture === 'prone' && { code: 'target-is-prone' },
    !tableFor('charge', posture, foe.level - end.level) && { code: 'out-of-reach', rise: foe.level - end.level },
  );
}

/** The last hex of a death from above is the target's: it must be within the jump's distance and height. */
function leapRefusal(state: State, id: UnitId, target: UnitId, end: Ending): Fact | undefined {
  const foe = unitOf(state, target);
  const mp = jumpMp(state, id);
  return first<Fact>(
    end.mode !== 'jump' && { code: 'leap-needs-a-jump', mode: end.mode },
    distance(state.rules.map, end.at, foe.at) !== 1 && { code: 'not-adjacent' },
    end.hexes + 1 > mp && { code: 'beyond-the-jump', hexes: end.hexes + 1, mp },
    foe.level > unitOf(state, id).level + mp && { code: 'too-high-for-the-jump', level: foe.level, mp },
  );
}

/** The target has moved, or cannot; it is not making such an attack itself, and no other unit attacks it this way. */
function freeRefusal(state: State, id: UnitId, target: UnitId, end: Ending): Fact | undefined {
  const foe = unitOf(state, target);
  const by = state.units.findIndex(
    (unit, other) => other !== id && alive(unit) && active(unit) && unit.charge?.target === target,
  );
  return first<Fact>(
    !foe.acted && !immobile(state, target) && { code: 'target-has-not-moved' },
    foe.charge !== null && { code: 'target-is-charging' },
    by >= 0 && { code: 'target-is-being-charged', by },
    wallRefusal(state, end, foe),
  );
}
