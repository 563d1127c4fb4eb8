import { isArm, type Place } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Shot } from '../../plan.ts';
import { rollOdds } from '../../rules/rolls.ts';
import { shotRefusal } from '../../rules/weapons/legal.ts';
import { lineTo } from '../../rules/weapons/line.ts';
import { expectedDamage } from '../../rules/weapons/odds.ts';
import { toHitNumber } from '../../rules/weapons/to-hit.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { binsFor } from './arms.ts';

/** A weapon that can be fired at the rival now. */
export interface Gun {
  readonly shot: Shot;
  readonly at: Place;
  readonly needs: number; // the modified roll
  readonly heat: number; // 0 in a vehicle
  readonly damage: number; // expected points
}

/** Weapons that bear on the rival and that some roll lets hit; the same round is not promised to two of them. */
export function gunsOn(view: View, id: UnitId, rival: UnitId): readonly Gun[] {
  const target = { unit: rival };
  const sight = lineTo(view, id, target);
  if (!sight.clear) return [];
  const { crew } = unitOf(view, id);
  const promised = new Map<number, number>();
  const guns: Gun[] = [];
  for (const [mount, { weapon: name, at }] of modelOf(view, id).design.mounts.entries()) {
    const weapon = WEAPONS[name];
    const bin = weapon?.ammo ? fullest(view, id, weapon.ammo, promised) : undefined;
    if (!weapon || (weapon.ammo !== null && bin === undefined)) continue;
    const shot: Shot = bin === undefined ? { weapon: mount, target } : { weapon: mount, target, bin };
    const needs = toHitNumber(view, id, shot, { sight });
    if (rollOdds(view, needs) === 0 || shotRefusal(view, id, shot)) continue;
    if (bin !== undefined) promised.set(bin, (promised.get(bin) ?? 0) + 1);
    const damage = expectedDamage(view, id, shot, { sight });
    guns.push({ shot, at, needs, heat: crew ? 0 : weapon.heat, damage });
  }
  return guns;
}

/** The bin of a family with most rounds that are not promised yet. */
function fullest(view: View, id: UnitId, family: string, promised: ReadonlyMap<number, number>): number | undefined {
  const { bins } = unitOf(view, id);
  let [best, most]: [number | undefined, number] = [undefined, 0];
  for (const bin of binsFor(view, id, family)) {
    const left = (bins[bin] ?? 0) - (promised.get(bin) ?? 0);
    if (left > most) [best, most] = [bin, left];
  }
  return best;
}

/** Weapons that may be fired together: on the ground those of one arm only. */
export function together(view: View, id: UnitId, guns: readonly Gun[]): readonly (readonly Gun[])[] {
  const { prone, crew } = unitOf(view, id);
  const arms = [...new Set(guns.map(({ at }) => at).filter(isArm))];
  if (!prone || crew || arms.length < 2) return [guns];
  return arms.map((arm) => guns.filter(({ at }) => !isArm(at) || at === arm));
}
