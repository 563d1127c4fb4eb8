import { type Owed, type State, type UnitId, unitOf } from '../state.ts';
import type { Happening } from './handler.ts';
import { alive, isMech } from './status.ts';

/** Only a standing 'Mech can fall. */
export const canFall = (state: State, id: UnitId): boolean => {
  const unit = unitOf(state, id);
  return alive(unit) && !unit.prone && isMech(state, id);
};

/** Records a roll for the end of the phase, if the unit can fall. */
export function* owe(state: State, id: UnitId, owed: Owed): Happening {
  return canFall(state, id) ? yield { type: 'roll-owed', unit: id, owed } : state;
}

/** The same for a reason without further facts. */
export const due = (state: State, id: UnitId, code: string, modifier: number): Happening =>
  owe(state, id, { why: { code }, modifier, automatic: false });
