import { rollOdds } from '../../rules/rolls.ts';
import { modelOf, type Unit, type UnitId, unitOf, type View } from '../../view.ts';
import { batteryOf } from '../gunnery/guns.ts';
import { coolness } from './volley.ts';

/** A unit's average damage by range against a typically moving enemy, within its heat limit. */
interface Power {
  readonly at: Float64Array; // damage by range
  readonly range: number; // the longest range with at least half of its maximum
}

const FARTHEST = 40;
const USUAL = 3; // typical modifiers: both move, and there is some cover
const known = new WeakMap<Unit, Power>();

export function powerOf(view: View, id: UnitId): Power {
  const unit = unitOf(view, id);
  let power = known.get(unit);
  if (!power) {
    power = measured(view, id);
    known.set(unit, power);
  }
  return power;
}

function measured(view: View, id: UnitId): Power {
  const { guns } = batteryOf(view, id);
  const { gunnery } = modelOf(view, id);
  const at = new Float64Array(FARTHEST);
  const sorted = guns.toSorted((a, b) => b.points / Math.max(0.5, b.heat) - a.points / Math.max(0.5, a.heat));
  for (let far = 1; far < FARTHEST; far++) {
    let left = Math.max(0, coolness(view, id));
    for (const gun of sorted) {
      const odds = rollOdds(view, gunnery + USUAL + (gun.atRange[far] as number));
      if (odds === 0 || gun.heat > left) continue;
      left -= gun.heat;
      at[far] = (at[far] as number) + gun.points * odds;
    }
  }
  const most = Math.max(...at);
  let range = 1;
  for (let far = 1; far < FARTHEST; far++) if (most > 0 && (at[far] as number) >= most / 2) range = far;
  return { at, range };
}
