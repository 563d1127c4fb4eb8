import { FACINGS, type Facing, turned, turns } from '../../../../parts/hex/hex.ts';
import { hasTurret } from '../../rules/status.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { mayTwist } from '../../rules/weapons/twist.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** Facings that a torso or a turret may look to, the one it comes to by itself first. */
export type Looks = readonly [Facing, ...Facing[]];

const around = (first: Facing, middle: Facing, far: number): Looks =>
  far === 0 ? [first] : [first, ...FACINGS.filter((look) => look !== first && turns(middle, look) <= far)];

/** How many hexsides it turns: a turret goes all round, and what has neither turret nor a torso that twists looks ahead. */
function swingOf(view: View, id: UnitId): number {
  const { crew } = unitOf(view, id);
  if (crew) return hasTurret(view, id) && !crew.turretLocked ? 3 : 0;
  return modelOf(view, id).design.twist;
}

/** As it stands now: whoever has twisted, lies or cannot twist looks on as before. */
export function looksNow(view: View, id: UnitId): Looks {
  const { facing, twisted } = unitOf(view, id);
  const look = lookOf(view, id);
  return twisted || !mayTwist(view, id) ? [look] : around(look, facing, swingOf(view, id));
}

/** After a move, by the facing of its end: the torso looks ahead again and may twist. On the ground nobody twists. */
export function looksAfter(view: View, id: UnitId, prone: boolean): readonly Looks[] {
  const { crew, facing: before } = unitOf(view, id);
  const swing = prone ? 0 : swingOf(view, id);
  return FACINGS.map((facing) => {
    const ahead = crew?.turretLocked ? turned(crew.turret, facing - before) : facing;
    return around(ahead, facing, swing);
  });
}
