import { type Fact, first } from '../../../../kernel/fact.ts';
import { type Mode, modelOf, type State, type UnitId, unitOf } from '../../state.ts';
import { active, jumpMp, mascWorks, runMp, walkMp } from '../status.ts';

/** The first rule that forbids this mode of movement, whatever the destination. */
export function modeRefusal(state: State, id: UnitId, mode: Mode, masc = false): Fact | undefined {
  const unit = unitOf(state, id);
  const going = state.moving === id;
  if (mode === 'still') return going ? { code: 'keep-the-mode', mode: unit.went.mode } : undefined;
  return first<Fact>(
    !active(unit) && { code: 'cannot-act', unit: id },
    going && unit.went.mode !== mode && { code: 'keep-the-mode', mode: unit.went.mode },
    unit.stuck && { code: 'stuck' },
    mode !== 'walk' && unit.dumping !== 0 && { code: 'dumping-only-walks' },
    mode === 'walk' && walkMp(state, id) === 0 && { code: 'cannot-walk' },
    mode === 'run' && runMp(state, id) === 0 && { code: 'cannot-run' },
    mode === 'jump' && jumpMp(state, id) === 0 && { code: 'cannot-jump' },
    masc && mode !== 'run' && { code: 'masc-needs-a-run' },
    masc && !modelOf(state, id).design.masc && { code: 'no-masc' },
    masc && !going && !mascWorks(state, id) && { code: 'masc-destroyed' },
  );
}

/** Whether this move uses MASC, which is switched on at its start. */
export const withMasc = (state: State, id: UnitId, wanted: boolean): boolean =>
  state.moving === id ? unitOf(state, id).went.masc : wanted;
