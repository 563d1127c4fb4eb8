import { type Fact, first } from '../../../../kernel/fact.ts';
import { type Facing, turns } from '../../../../parts/hex/hex.ts';
import { LA, RA } from '../../data/places.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { active, actuator, hasTurret, isMech } from '../status.ts';
import { lookOf } from './of-attacker.ts';
import { notToDeclare } from './orders.ts';

/** Why it cannot turn at all: some torsos do not twist, prone units cannot, and turrets can be missing or locked. */
function stiff(state: State, id: UnitId): Fact | undefined {
  const { crew, prone } = unitOf(state, id);
  if (crew)
    return first<Fact>(
      !hasTurret(state, id) && { code: 'no-turret', unit: id },
      crew.turretLocked && { code: 'turret-is-locked', unit: id },
    );
  return first<Fact>(
    modelOf(state, id).design.twist === 0 && { code: 'torso-does-not-twist', unit: id },
    prone && { code: 'attacker-is-prone' },
  );
}

/** Why it cannot turn to this hexside: it has already turned, or the torso's limit is too small (turrets have none). */
function notThere(state: State, id: UnitId, to: Facing): Fact | undefined {
  const unit = unitOf(state, id);
  const { twist } = modelOf(state, id).design;
  return (
    stiff(state, id) ??
    first<Fact>(
      unit.twisted && { code: 'has-twisted', unit: id },
      !unit.crew && turns(unit.facing, to) > twist && { code: 'twist-too-far', limit: twist },
    )
  );
}

/** Units that act in a Reaction Phase. */
export const mayTwist = (state: State, id: UnitId): boolean => active(unitOf(state, id)) && !stiff(state, id);

/**
 * A torso twist or turret turn: before the unit declares its fire, or as its action in a Reaction Phase, where keeping
 * the facing is also an action.
 */
export const twist: Handler<'twist'> = {
  refuse(state, side, { unit, facing }) {
    const reaction = state.rules.ruleset.twist === 'reaction';
    const no = notToDeclare(state, side, unit, reaction ? 'reaction' : 'weapons');
    if (no) return no;
    if (lookOf(state, unit) === facing) return reaction ? undefined : { code: 'looks-there-already', facing };
    return notThere(state, unit, facing);
  },
  *resolve(before, _side, { unit, facing }) {
    const turns = lookOf(before, unit) !== facing;
    const state = turns ? yield { type: 'twisted', unit, facing } : before;
    return before.rules.ruleset.twist === 'reaction' ? yield { type: 'unit-done', unit } : state;
  },
};

/** Arms built without lower arms and hands can flip to the rear, both together. */
const armsFlip = (state: State, id: UnitId): boolean =>
  isMech(state, id) &&
  [LA, RA].every(
    (arm) => actuator(state, id, arm, 'lower-arm') === 'absent' && actuator(state, id, arm, 'hand') === 'absent',
  );

export const flip: Handler<'flip'> = {
  refuse(state, side, { unit, flipped }) {
    return (
      notToDeclare(state, side, unit) ??
      first<Fact>(
        !armsFlip(state, unit) && { code: 'arms-do-not-flip', unit },
        unitOf(state, unit).prone && { code: 'attacker-is-prone' },
        unitOf(state, unit).flipped === flipped && { code: 'arms-point-there-already', flipped },
      )
    );
  },
  *resolve(_state, _side, { unit, flipped }) {
    return yield { type: 'flipped', unit, flipped };
  },
};
