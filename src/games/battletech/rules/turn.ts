import { type Fact, first } from '../../../kernel/fact.ts';
import { modelOf, type Phase, type Side, type State, type UnitId } from '../state.ts';
import { alive } from './status.ts';

/** Checks for every command to a unit: the phase, whose turn it is, whose unit it is, and whether it has acted. */
export function notNow(state: State, side: Side, phase: Phase, id: UnitId): Fact | undefined {
  const unit = state.units[id];
  return first<Fact>(
    state.phase !== phase && { code: 'wrong-phase', phase: state.phase, needs: phase },
    state.queue[0] !== side && { code: 'not-your-turn', side: state.queue[0] ?? null },
    (!unit || modelOf(state, id).side !== side) && { code: 'not-your-unit', unit: id },
    unit !== undefined && !alive(unit) && { code: 'unit-is-destroyed', unit: id },
    unit?.acted === true && { code: 'has-acted', unit: id },
    state.moving !== null && state.moving !== id && { code: 'finish-the-move', unit: state.moving },
  );
}
