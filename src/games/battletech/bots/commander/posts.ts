import { distance, type Hex } from '../../../../parts/hex/hex.ts';
import { shelterAt } from '../../rules/buildings.ts';
import type { Field } from '../../rules/movement/field.ts';
import { tallOf } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { isClear, lineBetween, lineNumber, targetCovered } from '../gunnery/lines.ts';
import { type Stand, standOf } from '../gunnery/stand.ts';
import { powerOf } from './power.ts';

/** What a unit and its enemies could do to each other if it stood on a footing and the enemies stayed where they are. */
export interface Post {
  readonly fires: boolean; // whether it could fire at an enemy from there
  readonly gain: number; // its best fire, minus some of the enemies'
  readonly danger: number; // the enemies' fire
}

const PER_MODIFIER = 0.83; // share of damage left by +1 to the to-hit number
const COVERED = 0.7; // share of hits that partial cover does not stop
const MIND = 0.7; // weight of the enemies' fire

/** One post for every footing, from lines of sight in both directions. */
export function postsOf(view: View, field: Field, unit: UnitId, foes: readonly UnitId[]): readonly Post[] {
  const targets = foes.map((foe) => {
    const stand = standOf(view, foe);
    return { stand, power: powerOf(view, foe).at, walls: through(view, stand) };
  });
  const own = powerOf(view, unit).at;
  const height = tallOf({ ...unitOf(view, unit), prone: false });
  const taken = new Set(view.units.flatMap(({ at, destroyed }, id) => (destroyed || id === unit ? [] : [at])));
  const posts: Post[] = [];
  for (let footing = 0; footing < field.footings; footing++) {
    const hex = field.hexOf[footing] as Hex;
    const level = field.levelOf[footing] as number;
    const stand: Stand = { ...AT_REST, hex, level, height };
    let dealt = 0;
    let danger = 0;
    const inside = through(view, stand);
    for (const { stand: foe, power, walls } of targets) {
      const far = distance(view.rules.map, hex, foe.hex);
      const hits = far === 0 ? 0 : (own[far] ?? 0);
      const hurts = far === 0 ? 0 : (power[far] ?? 0);
      if (hits === 0 && hurts === 0) continue;
      const there = lineBetween(view, stand, foe);
      if (!isClear(there)) continue;
      const back = lineBetween(view, foe, stand);
      dealt = Math.max(dealt, hits * PER_MODIFIER ** lineNumber(there) * (targetCovered(there) ? COVERED : 1) * walls);
      danger += hurts * PER_MODIFIER ** lineNumber(back) * (targetCovered(back) ? COVERED : 1) * inside;
    }
    posts.push({ fires: dealt > 0 && !taken.has(hex), gain: dealt - MIND * danger, danger });
  }
  return posts;
}

/** The share of damage that gets through the walls around a unit. */
const through = (view: View, { hex, level, height }: Stand): number =>
  Math.max(LEAST, 1 - shelterAt(view, { at: hex, level, height }) / GROUP);

const LEAST = 0.2;
const GROUP = 8; // points of an average hit

const AT_REST: Omit<Stand, 'hex' | 'level' | 'height'> = {
  facing: 0,
  prone: false,
  mode: 'walk',
  hexes: 3,
  skidded: false,
};
