import { type Fact, first } from '../../../../kernel/fact.ts';
import { LA, RA } from '../../data/places.ts';
import { groundAt, type State, type UnitId, unitOf } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { actuator, isMech } from '../status.ts';
import { notToDeclare } from './orders.ts';

/** A club that can be picked up. */
interface Find {
  readonly club: 'club' | 'tree';
  readonly lying: boolean; // taking it removes it from the hex
}

/** The best club in a hex: a severed limb, a girder of a collapsed building, a tree. */
function clubAt(state: State, id: UnitId): Find | null {
  const ground = groundAt(state, unitOf(state, id).at);
  if (ground.clubs > 0) return { club: 'club', lying: true };
  if (ground.rubble || ground.building?.cf === 0) return { club: 'club', lying: false };
  return ground.woods > 0 ? { club: 'tree', lying: false } : null;
}

const armWorks = (state: State, id: UnitId, arm: typeof LA | typeof RA): boolean =>
  actuator(state, id, arm, 'shoulder') === 'works' && actuator(state, id, arm, 'hand') === 'works';

/** Why the unit cannot pick one up, in any phase. */
export const clubRefusal = (state: State, id: UnitId): Fact | undefined =>
  first<Fact>(
    !(isMech(state, id) && armWorks(state, id, LA) && armWorks(state, id, RA)) && {
      code: 'needs-both-hands',
      unit: id,
    },
    unitOf(state, id).club !== 'none' && { code: 'carries-a-club', unit: id },
    !clubAt(state, id) && { code: 'no-club-here' },
  );

/** Replaces firing: the unit makes no other attack this turn. */
export const takeClub: Handler<'take-club'> = {
  refuse: (state, side, { unit }) => notToDeclare(state, side, unit) ?? clubRefusal(state, unit),
  *resolve(before, _side, { unit }) {
    const found = clubAt(before, unit);
    if (found) yield { type: 'club-taken', unit, ...found };
    return yield { type: 'unit-done', unit };
  },
};
