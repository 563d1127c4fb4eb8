import type { Facing, Hex } from '../../../../parts/hex/hex.ts';
import type { Step } from '../../plan.ts';
import { type Mode, type State, type UnitId, unitOf } from '../../state.ts';
import { addEnd, blankEnd, noReach, type Reach } from './ends.ts';
import { fieldOf } from './field.ts';
import { jumpReach } from './jump-reach.ts';
import { modeRefusal, withMasc } from './modes.ts';
import { walkReach } from './walk-reach.ts';

export type { Reach } from './ends.ts';

/** All ends of a move in this mode; none if the unit cannot move this way. Rolls are counted and assumed passed. */
export function reach(state: State, id: UnitId, mode: Mode, masc = false): Reach {
  const driven = withMasc(state, id, masc);
  if (modeRefusal(state, id, mode, driven)) return stays(state, id, mode, 0);
  if (mode === 'jump') return jumpReach(state, id);
  return mode === 'still' ? stays(state, id, mode, 1) : walkReach(state, id, mode, driven);
}

/** The steps to an end, or undefined if it is out of reach. */
export function pathTo(within: Reach, hex: Hex, facing: Facing): readonly Step[] | undefined {
  const entry = within.entryAt[hex * 6 + facing] ?? -1;
  return entry < 0 ? undefined : within.steps(entry);
}

/** Cannot move: only its current position, or nothing. */
function stays(state: State, unit: UnitId, mode: Mode, places: 0 | 1): Reach {
  const ends = noReach(unit, mode, false, places, fieldOf(state).hexes);
  const { at: hex, level, facing, prone, went } = unitOf(state, unit);
  if (places === 1) addEnd(ends, { ...blankEnd(), hex, level, facing, prone, hexes: went.hexes });
  return ends;
}
