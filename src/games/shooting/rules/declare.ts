import { type Fact, first } from '../../../kernel/fact.ts';
import { must } from '../../../kernel/result.ts';
import type { Side } from '../sides.ts';
import type { Assignment, State } from '../state.ts';
import { aimed, HELD, without } from './aims.ts';
import { cannotShoot } from './eligibility.ts';
import { type Handler, type Happening, notNow } from './handler.ts';
import { shooterOf, unitAt } from './units.ts';

/** Units shoot one at a time. Until targets are confirmed, another unit may be selected instead. */
export const selectShooter: Handler<'select-shooter'> = {
  refuse: (state, side, { unit }) =>
    notNow(state, side, 'select', 'targets') ??
    cannotShoot(state, unit) ??
    first<Fact>(state.shooter === unit && { code: 'already-chosen', unit }),
  *resolve(state, side, { unit }) {
    if (state.shooter !== null) yield { type: 'deselected', side, unit: state.shooter };
    yield { type: 'shooter-selected', side, unit };
  },
};

/** Aims a weapon group, or some of its bearers, at a unit. */
export const assign: Handler<'assign'> = {
  refuse(state, side, aim) {
    const early = notNow(state, side, 'targets');
    if (early) return early;
    const answer = aimed(state, shooterOf(state), state.assignments, aim);
    return answer.ok ? undefined : answer.error;
  },
  *resolve(state, side, aim) {
    yield* assigned(state, side, must(aimed(state, shooterOf(state), state.assignments, aim)), aim.group);
  },
};

/** Makes these weapons hold fire. */
export const holdFire: Handler<'hold-fire'> = {
  refuse(state, side, { group: id, bearers = [] }) {
    const early = notNow(state, side, 'targets');
    if (early) return early;
    const unit = unitAt(state.rules, shooterOf(state));
    const group = unit.groups.find((one) => one.id === id);
    if (!group) return { code: 'no-such-weapon', group: id, known: unit.groups.map((one) => one.id) };
    const stranger = bearers.find((place) => place >= group.bearers.length);
    return first<Fact>(
      stranger !== undefined && { code: 'no-such-bearer', bearer: stranger, most: group.bearers.length - 1 },
    );
  },
  *resolve(state, side, { group, bearers }) {
    const all = unitAt(state.rules, shooterOf(state)).groups.find(({ id }) => id === group)?.bearers ?? [];
    const places = bearers ?? all.map((_, place) => place);
    const held: Assignment = { ...HELD, group, bearers: places };
    yield* assigned(state, side, [...without(state.assignments, group, bearers), held], group);
  },
};

export const clear: Handler<'clear'> = {
  refuse: (state, side, { group }) =>
    notNow(state, side, 'targets') ??
    first<Fact>(!state.assignments.some((one) => one.group === group) && { code: 'nothing-assigned', group }),
  *resolve(state, side, { group }) {
    yield* assigned(state, side, without(state.assignments, group), group);
  },
};

export const clearAll: Handler<'clear-all'> = {
  refuse: (state, side) =>
    notNow(state, side, 'targets') ?? first<Fact>(state.assignments.length === 0 && { code: 'nothing-assigned' }),
  *resolve(state, side) {
    yield* assigned(state, side, [], null);
  },
};

/** Undoes the last assignment, or else the choice of the shooter. Confirmed targets cannot be undone. */
export const undo: Handler<'undo'> = {
  refuse: (state, side) => notNow(state, side, 'targets'),
  *resolve(state, side) {
    const unit = shooterOf(state);
    const assignments = state.before.at(-1);
    if (assignments) yield { type: 'undone', side, unit, assignments };
    else yield { type: 'deselected', side, unit };
  },
};

function* assigned(state: State, side: Side, assignments: readonly Assignment[], changed: string | null): Happening {
  yield { type: 'assigned', side, unit: shooterOf(state), assignments, changed };
}
