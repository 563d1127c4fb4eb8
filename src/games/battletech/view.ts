import type { Watcher } from '../../kernel/ids.ts';
import type { State } from './state.ts';

export type {
  Charge,
  Crew,
  Gained,
  Land,
  Mode,
  Model,
  Phase,
  Rules,
  Side,
  Unit,
  UnitId,
  Went,
} from './state.ts';
export { groundAt, modelOf, PHASES, STILL, unitOf } from './state.ts';

/** Nothing is hidden: a view is the state and its watcher. */
export interface View extends State {
  readonly watcher: Watcher;
}

export const view = (state: State, watcher: Watcher): View => ({
  rules: state.rules,
  turn: state.turn,
  phase: state.phase,
  order: state.order,
  queue: state.queue,
  units: state.units,
  ground: state.ground,
  wind: state.wind,
  moving: state.moving,
  declared: state.declared,
  outcome: state.outcome,
  watcher,
});
