import { FACINGS, type Facing, turned, turns } from '../../../../parts/hex/hex.ts';
import { hasTurret } from '../../rules/status.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { mayTwist } from '../../rules/weapons/twist.ts';
import { modelOf, type Unit, type UnitId, unitOf, type View } from '../../view.ts';

/** Possible facings of a torso or turret, the default one first. */
export type Looks = readonly [Facing, ...Facing[]];

const around = (first: Facing, middle: Facing, far: number): Looks =>
  far === 0 ? [first] : [first, ...FACINGS.filter((look) => look !== first && turns(middle, look) <= far)];

const bitsOf = (looks: Looks): number => looks.reduce<number>((bits, look) => bits | (1 << look), 0);

/** Hexsides it can turn: a turret turns all the way; without a turret or a twistable torso it faces forward. */
function swingOf(view: View, id: UnitId): number {
  const { crew } = unitOf(view, id);
  if (crew) return hasTurret(view, id) && !crew.turretLocked ? 3 : 0;
  return modelOf(view, id).design.twist;
}

/** Now: a unit that has twisted, is prone or cannot twist keeps its facing. */
export function looksNow(view: View, id: UnitId): Looks {
  const { facing, twisted } = unitOf(view, id);
  const look = lookOf(view, id);
  return twisted || !mayTwist(view, id) ? [look] : around(look, facing, swingOf(view, id));
}

/** After a move, by final facing: the torso is forward again and may twist. A prone unit cannot twist. */
export const looksAfter = (view: View, id: UnitId, prone: boolean): readonly Looks[] => after(view, id, prone).looks;

/** The same as a bit set, so testing a facing is one `&`. */
export const lookBits = (view: View, id: UnitId, prone: boolean): readonly number[] => after(view, id, prone).bits;

/** Possible torso facings after a move, by final facing: as lists and as bit sets. */
interface After {
  readonly looks: readonly Looks[];
  readonly bits: readonly number[];
}

const known: Readonly<Record<'lying' | 'standing', WeakMap<Unit, After>>> = {
  lying: new WeakMap(),
  standing: new WeakMap(),
};

/** Cached until the unit changes. */
function after(view: View, id: UnitId, prone: boolean): After {
  const unit = unitOf(view, id);
  const map = prone ? known.lying : known.standing;
  let found = map.get(unit);
  if (!found) {
    const { crew, facing: before } = unit;
    const swing = prone ? 0 : swingOf(view, id);
    const looks = FACINGS.map((facing) =>
      around(crew?.turretLocked ? turned(crew.turret, facing - before) : facing, facing, swing),
    );
    found = { looks, bits: looks.map(bitsOf) };
    map.set(unit, found);
  }
  return found;
}
