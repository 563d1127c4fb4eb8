import { rollOdds } from '../../rules/rolls.ts';
import { shotRefusal } from '../../rules/weapons/legal.ts';
import { lineTo } from '../../rules/weapons/line.ts';
import { expectedDamage } from '../../rules/weapons/odds.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import type { UnitId, View } from '../../view.ts';
import type { Fed } from '../gunnery/fitting.ts';
import { batteryOf, shotOf } from '../gunnery/guns.ts';

/** A gun that can fire at the rival now. */
export interface Round extends Fed {
  readonly needs: number; // the modified number
  readonly damage: number; // expected damage
}

/** One shot of each gun that has the rival in arc and can hit it. */
export function roundsAt(view: View, id: UnitId, rival: UnitId): readonly Round[] {
  const sight = lineTo(view, id, { unit: rival });
  if (!sight.clear) return [];
  return batteryOf(view, id).guns.flatMap((gun): Round[] => {
    const shot = shotOf(gun, rival);
    const needs = toHitNumber(view, id, shot, { sight });
    if (rollOdds(view, needs) === 0 || shotRefusal(view, id, shot)) return [];
    return [{ gun, bin: gun.bin, needs, damage: expectedDamage(view, id, shot, { sight }) }];
  });
}
