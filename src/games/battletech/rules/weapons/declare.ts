import { type Fact, first } from '../../../../kernel/fact.ts';
import type { Shot, Target } from '../../plan.ts';
import { modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { active, sensorsGone, weaponWorks } from '../status.ts';
import { shotRefusal, togetherRefusal } from './legal.ts';
import { inFront } from './of-attacker.ts';
import { notToDeclare } from './orders.ts';
import { hexOfTarget, sameTarget } from './shooting.ts';
import { clubRefusal } from './take-club.ts';

const canShoot = (state: State, id: UnitId): boolean =>
  !sensorsGone(state, id) && modelOf(state, id).design.mounts.some((_, mount) => weaponWorks(state, id, mount));

/** Units that act in the Weapon Attack Phase. If torsos twist in it, a unit without weapons may still want to. */
export function mayDeclareFire(state: State, id: UnitId): boolean {
  const unit = unitOf(state, id);
  if (!active(unit) || unit.charge !== null) return false;
  return state.rules.ruleset.twist === 'declaration' || canShoot(state, id) || !clubRefusal(state, id);
}

/** One target is the primary one, in the front arc if any target is. A single target needs no choice. */
function primaryRefusal(state: State, id: UnitId, primary: Target | null, shots: readonly Shot[]): Fact | undefined {
  const targets = shots.map(({ target }) => target);
  const [only] = targets;
  if (!only || (!primary && targets.every((target) => sameTarget(target, only)))) return undefined;
  const ahead = (target: Target): boolean => inFront(state, id, hexOfTarget(state, target));
  if (!primary) return { code: 'primary-missing' };
  return first<Fact>(
    !targets.some((target) => sameTarget(target, primary)) && { code: 'primary-not-fired-at' },
    !ahead(primary) && targets.some(ahead) && { code: 'primary-must-be-ahead' },
  );
}

/** A unit declares all its fire, or holds it with no shots. It is resolved when all units have declared. */
export const fire: Handler<'fire'> = {
  refuse(state, side, { unit, primary, shots }) {
    const no = notToDeclare(state, side, unit);
    if (no) return no;
    for (const shot of shots) {
      const bad = shotRefusal(state, unit, shot);
      if (bad) return bad;
    }
    return togetherRefusal(state, unit, shots) ?? primaryRefusal(state, unit, primary, shots);
  },
  *resolve(_state, _side, { unit, primary, shots }) {
    yield { type: 'fire-declared', unit, primary: shots.length > 0 ? primary : null, shots };
    return yield { type: 'unit-done', unit };
  },
};
