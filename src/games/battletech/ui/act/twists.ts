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

/** A way to look, and what it would bring. */
export interface TwistRow {
  readonly facing: Facing;
  readonly turn: number; // hexsides from straight ahead, -2 to 3, left is negative
  readonly now: boolean; // it looks there already
  readonly weapons: number; // that bear on the target
  readonly expected: number; // points at it
}

/** From left to right, as far as the torso goes; a turret goes all round. */
const TURNS: readonly number[] = [-2, -1, 0, 1, 2, 3];

/** Ways that the rules leave open, the present one among them; fewer than two = nothing to choose. */
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
