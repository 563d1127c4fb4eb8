import { AMMO } from '../../data/ammo.ts';
import { MECH_PLACES, type Place } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { Shot, Target } from '../../plan.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { shotRefusal, togetherRefusal } from '../../rules/weapons/legal.ts';
import { inFront } from '../../rules/weapons/of-attacker.ts';
import { hexOfTarget, sameTarget } from '../../rules/weapons/shooting.ts';
import { HIGHEST, toHitNumber } from '../../rules/weapons/to-hit.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** A bin that can feed a weapon. */
export interface BinRow {
  readonly bin: number;
  readonly ammo: string; // ammunition id
  readonly at: Place;
  readonly left: number; // shots before this declaration
}

/** Bins that can feed a weapon now. */
export function binsOf(view: View, id: UnitId, weapon: number): readonly BinRow[] {
  const { design } = modelOf(view, id);
  const family = WEAPONS[design.mounts[weapon]?.weapon ?? '']?.ammo ?? null;
  return design.bins.flatMap(({ ammo, at }, bin) =>
    family !== null && AMMO[ammo]?.feeds === family && binFails(view, id, bin) === null
      ? [{ bin, ammo, at, left: unitOf(view, id).bins[bin] ?? 0 }]
      : [],
  );
}

/** A shot of the weapon at this target, from the bin with the most shots left. */
export function defaultShot(view: View, id: UnitId, weapon: number, target: Target, others: readonly Shot[]): Shot {
  const drawn = (bin: number): number => others.filter((shot) => shot.bin === bin && shot.weapon !== weapon).length;
  const [best] = binsOf(view, id, weapon).toSorted((a, b) => b.left - drawn(b.bin) - (a.left - drawn(a.bin)));
  return { weapon, target, ...(best && { bin: best.bin }) };
}

export const shotOf = (shots: readonly Shot[], weapon: number): Shot | undefined =>
  shots.find((shot) => shot.weapon === weapon);

/** Sorted by mount, as on the record sheet. */
const ordered = (shots: readonly Shot[]): readonly Shot[] => shots.toSorted((a, b) => a.weapon - b.weapon);

const without = (shots: readonly Shot[], weapon: number): readonly Shot[] =>
  shots.filter((shot) => shot.weapon !== weapon);

/** Replaces the weapon's shot. */
export const withShot = (shots: readonly Shot[], shot: Shot): readonly Shot[] =>
  ordered([...without(shots, shot.weapon), shot]);

/** Toggles a weapon at the target; a weapon aimed at another target switches to this one. */
export function toggled(
  view: View,
  id: UnitId,
  shots: readonly Shot[],
  weapon: number,
  target: Target,
): readonly Shot[] {
  const now = shotOf(shots, weapon);
  if (now && sameTarget(now.target, target)) return without(shots, weapon);
  const shot = defaultShot(view, id, weapon, target, shots);
  return shotRefusal(view, id, shot) ? shots : withShot(shots, shot);
}

/** Adds every weapon that can hit the target, except those aimed at others and those that cannot fire together. */
export function fireAll(view: View, id: UnitId, shots: readonly Shot[], target: Target): readonly Shot[] {
  let all = shots;
  for (const weapon of modelOf(view, id).design.mounts.keys()) {
    if (shotOf(all, weapon)) continue;
    const shot = defaultShot(view, id, weapon, target, all);
    if (toHitNumber(view, id, shot) > HIGHEST || shotRefusal(view, id, shot)) continue;
    const more = withShot(all, shot);
    if (!togetherRefusal(view, id, more)) all = more;
  }
  return all;
}

/** Each target that is fired at, once. */
export function targetsIn(shots: readonly Shot[]): readonly Target[] {
  const list: Target[] = [];
  for (const { target } of shots) if (!list.some((one) => sameTarget(one, target))) list.push(target);
  return list;
}

/** The primary target: the wanted one if legal, else one in the front arc if any is. */
export function primaryOf(view: View, id: UnitId, targets: readonly Target[], wanted?: Target): Target | null {
  const ahead = targets.filter((target) => inFront(view, id, hexOfTarget(view, target)));
  const able = ahead.length > 0 ? ahead : targets;
  return able.find((target) => wanted && sameTarget(target, wanted)) ?? able[0] ?? null;
}

/** Targets that may be the primary one. */
export const primaries = (view: View, id: UnitId, targets: readonly Target[]): readonly Target[] =>
  targets.filter((target) => primaryOf(view, id, targets, target) === target);

/** Locations this shot may be aimed at. */
export const aimable = (view: View, id: UnitId, shot: Shot): readonly Place[] =>
  MECH_PLACES.flatMap((_, aim) => (shotRefusal(view, id, { ...shot, aim }) ? [] : [aim]));

/** Whether a flamer may add heat instead of damage. */
export const mayHeat = (view: View, id: UnitId, shot: Shot): boolean =>
  view.rules.ruleset.flamer === 'choice' && !shotRefusal(view, id, { ...shot, heat: true });

/** Shots that can still be declared unchanged. */
export const lawful = (view: View, id: UnitId, shots: readonly Shot[]): readonly Shot[] =>
  shots.filter((shot) => !shotRefusal(view, id, shot));
