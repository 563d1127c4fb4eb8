import { shelterAt } from '../../rules/buildings.ts';
import { legShare } from '../../rules/weapons/odds.ts';
import type { View } from '../../view.ts';
import type { Gun } from './guns.ts';
import { lineBetween, targetCovered } from './lines.ts';
import type { Stand } from './stand.ts';

/** What keeps points from a target that is hit: walls about it, and cover before its legs. */
export interface Shelter {
  readonly walls: number; // points of each group
  readonly legs: number; // the share of hits that strike the cover
}

const legShares = new Map<number, number>();

/** The legs' share of hits from the front, which is nearly that of any side. */
function legsOf({ rules }: View): number {
  const { dice } = rules.ruleset;
  let share = legShares.get(dice);
  if (share === undefined) {
    share = legShare('front', dice);
    legShares.set(dice, share);
  }
  return share;
}

export const shelterOf = (view: View, from: Stand, to: Stand): Shelter => ({
  walls: shelterAt(view, { at: to.hex, level: to.level, height: to.height }),
  legs: targetCovered(lineBetween(view, from, to)) ? legsOf(view) : 0,
});

/** The points of a gun that come through, once it hits. */
export const pointsThrough = ({ points, group }: Gun, { walls, legs }: Shelter): number =>
  (walls === 0 ? points : points * Math.max(0, 1 - walls / group)) * (1 - legs);
