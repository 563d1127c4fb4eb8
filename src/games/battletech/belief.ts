import type { Random } from '../../kernel/random.ts';
import type { Heard } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** Nothing is hidden, so there is nothing to infer. */
export type Belief = null;

export const start = (_view: View): Belief => null;
export const believe = (belief: Belief, _heard: Heard): Belief => belief;

/** The only state that agrees with the view: the view without its watcher. */
export function imagine({ watcher: _, ...state }: View, _belief: Belief, _random: Random): State {
  return state;
}
