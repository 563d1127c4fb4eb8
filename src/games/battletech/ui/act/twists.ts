import { type Facing, turned } from '../../../../parts/hex/hex.ts';
import { shotsAt } from '../../options/fire.ts';
import type { Target } from '../../plan.ts';
import { bears } from '../../rules/arcs.ts';
import { weaponWorks } from '../../rules/status.ts';
import { expectedDamage } from '../../rules/weapons/odds.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { hexOfTarget } from '../../rules/weapons/shooting.ts';
import { twist } from '../../rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { looking } from './looking.ts';

/** A torso facing and what it offers. */
export interface TwistRow {
  readonly facing: Facing;
  readonly turn: number; // hexsides from straight ahead, -2 to 3; left is negative
  readonly now: boolean; // the current facing
  readonly weapons: number; // weapons that have the target in arc
  readonly expected: number; // expected damage to it
}

/** From left to right within the torso's range; all around for a turret. */
const TURNS: readonly number[] = [-2, -1, 0, 1, 2, 3];

/** Legal facings, including the current one; fewer than two = no choice. */
export function twistsOf(view: View, id: UnitId, target: Target | null): readonly TwistRow[] {
  const { side } = modelOf(view, id);
  const { facing: ahead } = unitOf(view, id);
  const now = lookOf(view, id);
  return TURNS.flatMap((turn) => {
    const facing = turned(ahead, turn);
    const open = facing === now || !twist.refuse(view, side, { type: 'twist', unit: id, facing });
    return open ? [{ facing, turn, now: facing === now, ...worth(view, id, facing, target) }] : [];
  });
}

function worth(view: View, id: UnitId, torso: Facing, target: Target | null) {
  if (!target) return { weapons: 0, expected: 0 };
  const turnedView = looking(view, id, torso);
  const hex = hexOfTarget(view, target);
  const bearing = modelOf(view, id).design.mounts.filter(
    (_, mount) => weaponWorks(view, id, mount) && bears(turnedView, id, mount, hex),
  );
  const shots = shotsAt(turnedView, id, target);
  return {
    weapons: bearing.length,
    expected: shots.reduce((sum, shot) => sum + expectedDamage(turnedView, id, shot), 0),
  };
}
