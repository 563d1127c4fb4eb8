import type { Seat } from '../../../kernel/ids.ts';
import { enemyTracker, exposure, ownTracker, start } from '../belief.ts';
import { seatOf, type View } from '../view.ts';
import type { Belief } from './memory.ts';

/**
 * Infers the belief of any seat from this one. The own crew has heard the same; the enemy crew knows as much about our boat as
 * our captain thinks they can work out. Reuses the trackers, so that no history is replayed.
 */
export function imagineBelief(belief: Belief, view: View, seat: Seat): Belief {
  const { side, role } = seatOf(seat) ?? belief;
  const enemy = enemyTracker(belief);
  const exposed = belief.role === 'captain' ? exposure(belief) : ownTracker(belief); // only the captain hears enough for more
  if (side === belief.side) {
    return { ...belief, role, memory: { ...belief.memory, enemy, own: exposed, boat: ownTracker(belief) } };
  }
  const known = start(view, seat);
  return { ...known, turn: belief.turn, memory: { ...known.memory, enemy: exposed, own: enemy } };
}
