import { distance } from '../../../../parts/hex/hex.ts';
import { columnOf } from '../../rules/arcs.ts';
import { reach } from '../../rules/movement/reach.ts';
import { eyeAt } from '../../rules/sight.ts';
import { active, isMech } from '../../rules/status.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import { type Mode, STILL, type UnitId, unitOf, type View } from '../../view.ts';
import { foesOf } from '../gunnery/foes.ts';
import { batteryOf } from '../gunnery/guns.ts';
import { isClear, lineBetween } from '../gunnery/lines.ts';
import { type Stand, standAt, standOf } from '../gunnery/stand.ts';

const MODES: readonly Mode[] = ['still', 'walk', 'run', 'jump'];

/** Whether an enemy could attack this unit from behind next turn, if the unit stays as it is. */
export const rearAtRisk = (view: View, id: UnitId): boolean =>
  foesOf(view, id).some((foe) => active(unitOf(view, foe)) && canAttackRear(view, id, foe));

function canAttackRear(view: View, id: UnitId, foe: UnitId): boolean {
  const rested = supposing(view, foe, { went: STILL }) as View;
  const own = standOf(view, id);
  const farthest = Math.max(
    isMech(view, foe) ? 1 : 0,
    ...batteryOf(view, foe).guns.map(({ weapon }) => weapon.ranges[2]),
  );
  const seen = new Set<number>();
  for (const mode of MODES) {
    const ends = reach(rested, foe, mode);
    for (let entry = 0; entry < ends.count; entry++) {
      const place = (ends.hex[entry] as number) * 64 + (ends.level[entry] as number) + 32;
      if (seen.has(place)) continue;
      seen.add(place);
      if (attacksRear(view, id, own, standAt(rested, ends, entry), farthest)) return true;
    }
  }
  return false;
}

const attacksRear = (view: View, id: UnitId, own: Stand, from: Stand, farthest: number): boolean =>
  distance(view.rules.map, from.hex, own.hex) <= farthest &&
  columnOf(view, id, eyeAt(from.hex, from.level, from.height)) === 'rear' &&
  isClear(lineBetween(view, from, own));
