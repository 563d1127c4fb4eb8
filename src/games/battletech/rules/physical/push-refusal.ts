import { type Fact, first } from '../../../../kernel/fact.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { active } from '../status.ts';
import { postureOf } from './reach.ts';

/** The target that a unit has declared to push in this phase. */
export const pushes = (state: State, id: UnitId): UnitId | undefined =>
  state.declared.find(({ unit }) => unit === id)?.attacks.find(({ attack }) => attack === 'push')?.target;

/** Another unit that is about to push, charge or leap onto this one. */
function displacer(state: State, target: UnitId, besides: UnitId): UnitId | undefined {
  const by = state.units.findIndex(
    (unit, id) => id !== besides && ((active(unit) && unit.charge?.target === target) || pushes(state, id) === target),
  );
  return by < 0 ? undefined : by;
}

/** No unit is displaced by two attackers: only a push straight back can answer a push. */
export function pushRefusal(state: State, id: UnitId, target: UnitId): Fact | undefined {
  const posture = postureOf(state, target);
  const against = pushes(state, target);
  const mine = displacer(state, id, target);
  const others = displacer(state, target, id);
  return first<Fact>(
    posture === 'vehicle' && { code: 'only-mechs-are-pushed' },
    posture === 'prone' && { code: 'target-is-prone' },
    unitOf(state, target).charge !== null && { code: 'target-is-charging' },
    against !== undefined && against !== id && { code: 'target-pushes-another', target: against },
    mine !== undefined && { code: 'is-being-pushed', by: mine },
    others !== undefined && { code: 'target-is-being-pushed', by: others },
  );
}
