import type { Watcher } from '../../kernel/ids.ts';
import type { State } from './state.ts';

export type { Moved } from './scenario.ts';
export { otherSide, SIDES, type Side, sideOf } from './sides.ts';
export type { Assignment, Group, Model, Rules, Stage, Unit } from './state.ts';
export { MANUAL_MODIFIERS, type ManualModifier } from './work.ts';

/** Everything a watcher may know. Nothing is hidden, but the view is still built field by field. */
export interface View extends State {
  readonly watcher: Watcher;
}

export const view = (state: State, watcher: Watcher): View => ({
  watcher,
  rules: state.rules,
  round: state.round,
  active: state.active,
  stage: state.stage,
  wounds: state.wounds,
  shot: state.shot,
  spent: state.spent,
  commandPoints: state.commandPoints,
  sheltered: state.sheltered,
  used: state.used,
  touched: state.touched,
  fired: state.fired,
  shooter: state.shooter,
  assignments: state.assignments,
  before: state.before,
  work: state.work,
  points: state.points,
  outcome: state.outcome,
});
