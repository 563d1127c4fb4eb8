import { type Fact, first } from '../../../kernel/fact.ts';
import { must, no, ok, type Result } from '../../../kernel/result.ts';
import type { Aim } from '../commands.ts';
import type { Assignment, State } from '../state.ts';
import { aimed } from './aims.ts';
import { confirmed } from './confirm.ts';
import { cannotShoot } from './eligibility.ts';
import { type Handler, notNow } from './handler.ts';

/** Selects a shooter, assigns targets and makes the attacks in one command. Weapons that are not listed hold fire. */
export const shoot: Handler<'shoot'> = {
  refuse(state, side, { unit, aims }) {
    const early = notNow(state, side, 'select', 'targets') ?? cannotShoot(state, unit);
    if (early) return early;
    const answer = assignmentsOf(state, unit, aims);
    return answer.ok ? undefined : answer.error;
  },
  *resolve(before, side, { unit, aims }, dice) {
    const assignments = must(assignmentsOf(before, unit, aims));
    if (before.shooter !== null && before.shooter !== unit) yield { type: 'deselected', side, unit: before.shooter };
    if (before.shooter !== unit) yield { type: 'shooter-selected', side, unit };
    const state = yield { type: 'assigned', side, unit, assignments, changed: null };
    yield* confirmed(state, side, unit, assignments, 'unit', dice);
  },
};

function assignmentsOf(state: State, unit: number, aims: readonly Aim[]): Result<readonly Assignment[]> {
  let list: readonly Assignment[] = [];
  for (const aim of aims) {
    const next = aimed(state, unit, list, aim);
    if (!next.ok) return next;
    const twice = firesTwice(list, aim, next.value.at(-1));
    if (twice) return no(twice);
    list = next.value;
  }
  return ok(list);
}

/** A weapon has one target, so it may not be in two aims. */
const firesTwice = (list: readonly Assignment[], { group }: Aim, last: Assignment | undefined): Fact | undefined =>
  first<Fact>(
    list.some(
      (one) => one.group === group && one.target !== null && one.bearers.some((place) => last?.bearers.includes(place)),
    ) && {
      code: 'fires-twice',
      group,
    },
  );
