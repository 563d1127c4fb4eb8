import type { Belief } from '../../belief/memory.ts';
import { afloatOf } from '../../options.ts';
import type { Afloat } from '../../rules/course.ts';
import { type BoatView, type Side, seatOf, type View } from '../../view.ts';

/** What the original bots look at: their own view and a few notes. */
export interface Situation {
  readonly view: View;
  readonly belief: Belief;
  readonly side: Side;
  readonly boat: BoatView;
  readonly afloat: Afloat;
}

export function situationOf(view: View, belief: Belief): Situation {
  const side = seatOf(view.watcher)?.side ?? belief.side;
  const boat = view.boats[side];
  return { view, belief, side, boat, afloat: afloatOf(boat) };
}

/** Weights of the original bots; never tuned. */
export const WEIGHTS = { openWater: 1, stealthOnward: 10, stealthSteps: 1, closer: 1, order: 0.01 };
export type SeedWeights = typeof WEIGHTS;
