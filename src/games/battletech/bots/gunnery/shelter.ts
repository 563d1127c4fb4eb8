import { shelterAt } from '../../rules/buildings.ts';
import { legShare } from '../../rules/weapons/odds.ts';
import type { View } from '../../view.ts';
import type { Gun } from './guns.ts';
import { lineBetween, targetCovered } from './lines.ts';
import type { Stand } from './stand.ts';

/** Protection of a target that is hit: a building around it, and cover in front of its legs. */
export interface Shelter {
  readonly walls: number; // damage absorbed from each group
  readonly legs: number; // share of hits that strike the cover
}

const legShares = new Map<number, number>();

/** The legs' share of hits from the front; nearly the same from any side. */
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

/** Damage of a gun that gets through, once it hits. */
const pointsThrough = ({ points, group }: Gun, { walls, legs }: Shelter): number =>
  (walls === 0 ? points : points * Math.max(0, 1 - walls / group)) * (1 - legs);

/** Damage of a gun that hits, plus the damage to the walls times its value (`breach`). */
export function pointsOn(gun: Gun, shelter: Shelter, breach: number): number {
  const through = pointsThrough(gun, shelter);
  return shelter.walls === 0 || !Number.isFinite(shelter.walls) ? through : through + breach * (gun.points - through);
}
