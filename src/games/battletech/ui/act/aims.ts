import { distance } from '../../../../parts/hex/hex.ts';
import { shotsAt, targetsOf } from '../../options/fire.ts';
import type { Target } from '../../plan.ts';
import type { Sight } from '../../rules/sight.ts';
import { shotRefusal } from '../../rules/weapons/legal.ts';
import { lineTo } from '../../rules/weapons/line.ts';
import { expectedDamage, hitOdds } from '../../rules/weapons/odds.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { defaultShot } from './shots.ts';

/** An enemy as a possible target. */
export interface AimRow {
  readonly unit: UnitId;
  readonly distance: number;
  readonly sight: Sight;
  readonly weapons: number; // weapons that can hit it
  readonly best: number; // best odds among them
  readonly expected: number; // expected damage if all of them fire
}

function aimOf(view: View, id: UnitId, unit: UnitId): AimRow {
  const target = { unit };
  const shots = shotsAt(view, id, target);
  return {
    unit,
    distance: distance(view.rules.map, unitOf(view, id).at, unitOf(view, unit).at),
    sight: lineTo(view, id, target),
    weapons: shots.length,
    best: Math.max(0, ...shots.map((shot) => hitOdds(view, id, shot))),
    expected: shots.reduce((sum, shot) => sum + expectedDamage(view, id, shot), 0),
  };
}

/** All enemies: by expected damage, then by distance. */
export const aimsOf = (view: View, id: UnitId): readonly AimRow[] =>
  targetsOf(view, id)
    .map(({ unit }) => aimOf(view, id, unit))
    .sort((a, b) => b.expected - a.expected || a.distance - b.distance);

/** The default target: the highest expected damage; undefined if none can be hit. */
export function bestTarget(view: View, id: UnitId): Target | null {
  const [first] = aimsOf(view, id);
  return first && first.weapons > 0 ? { unit: first.unit } : null;
}

type Purpose = Extract<Target, { readonly hex: number }>['for'];
const PURPOSES: readonly Purpose[] = ['clear', 'ignite', 'building'];

/** Purposes of firing at a hex for which at least one weapon works. */
export const purposesAt = (view: View, id: UnitId, hex: number): readonly Purpose[] =>
  PURPOSES.filter((purpose) =>
    modelOf(view, id).design.mounts.some((_, weapon) => {
      const shot = defaultShot(view, id, weapon, { hex, for: purpose }, []);
      return !shotRefusal(view, id, shot);
    }),
  );
