import type { Belief } from '../belief/memory.ts';
import { type Picture, pictureOf } from '../belief/picture.ts';
import { type Spread, spread } from '../belief/tracker.ts';
import { enemyTracker } from '../belief.ts';

/** What the captain relies on: the operator's last report, updated by what was heard since. */
interface Known {
  readonly picture: Picture;
  readonly age: number | null; // turns since the report; null = no report, and every cell counts the same
}

const pictures = new WeakMap<Belief['memory'], Known>();
const spreads = new WeakMap<Belief['memory'], Spread>();

export function knownTo(belief: Belief): Known {
  const found = pictures.get(belief.memory) ?? {
    picture: pictureOf(belief),
    age: belief.crew.report ? belief.turn - belief.crew.report.turn : null,
  };
  pictures.set(belief.memory, found);
  return found;
}

/** The automatic plot: every cell that fits everything heard. */
export function plottedBy(belief: Belief): Spread {
  const found = spreads.get(belief.memory) ?? spread(enemyTracker(belief));
  spreads.set(belief.memory, found);
  return found;
}
