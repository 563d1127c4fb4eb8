import { type Fact, first } from '../../../../kernel/fact.ts';
import { type Phase, type Side, type State, type UnitId, unitOf } from '../../state.ts';
import { active } from '../status.ts';
import { notNow } from '../turn.ts';

/** Checks for every command of the Weapon Attack and Reaction Phases. A charging unit makes no other attack. */
export function notToDeclare(state: State, side: Side, id: UnitId, phase: Phase = 'weapons'): Fact | undefined {
  const now = notNow(state, side, phase, id);
  if (now) return now;
  const unit = unitOf(state, id);
  return first<Fact>(
    !active(unit) && { code: 'cannot-act', unit: id },
    phase === 'weapons' && unit.charge !== null && { code: 'is-charging', kind: unit.charge.kind },
  );
}
