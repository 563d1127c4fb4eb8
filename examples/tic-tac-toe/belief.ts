import { RULES, type State } from './state.ts';
import type { View } from './view.ts';

/** Everything is on the board: there is nothing to work out. */
export type Belief = null;

export const start = (): Belief => null;
export const believe = (belief: Belief): Belief => belief;
export const imagine = ({ phase, cells, placed, line }: View): State => ({ rules: RULES, phase, cells, placed, line });
