import { type Fact, first } from '../../../kernel/fact.ts';
import { modelOf, type State, type UnitId } from '../state.ts';
import { alive } from './status.ts';

/** Valid targets of any attack: living enemies. */
export function targetRefusal(state: State, id: UnitId, target: UnitId): Fact | undefined {
  const foe = state.units[target];
  return first<Fact>(
    !foe && { code: 'no-such-target', unit: target },
    foe !== undefined && modelOf(state, target).side === modelOf(state, id).side && { code: 'not-an-enemy' },
    foe !== undefined && !alive(foe) && { code: 'target-is-destroyed', unit: target },
  );
}
