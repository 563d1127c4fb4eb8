import { distance, type Facing, type Hex, within } from '../../../../parts/hex/hex.ts';
import { isArm } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { type Arc, arcOf } from '../../rules/arcs.ts';
import { weaponWorks } from '../../rules/status.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** The longest range of a unit's working weapons in each bracket. */
export function rangesOf(view: View, id: UnitId): readonly [short: number, medium: number, long: number] {
  const far: [number, number, number] = [0, 0, 0];
  for (const [mount, { weapon }] of modelOf(view, id).design.mounts.entries()) {
    const ranges = WEAPONS[weapon]?.ranges;
    if (!ranges || !weaponWorks(view, id, mount)) continue;
    for (const bracket of [0, 1, 2] as const) far[bracket] = Math.max(far[bracket], ranges[bracket]);
  }
  return far;
}

interface FireArc {
  readonly front: ReadonlySet<Hex>;
  readonly sides: ReadonlySet<Hex>; // hexes only an arm or a side gun can fire into
  readonly rings: readonly { readonly range: number; readonly hexes: ReadonlySet<Hex> }[];
}

/** The arc of a unit with this torso facing, within range. */
export function fireArc(view: View, id: UnitId, look: Facing = lookOf(view, id)): FireArc {
  const { map } = view.rules;
  const { at, crew } = unitOf(view, id);
  const [short, medium, long] = rangesOf(view, id);
  const front = new Set<Hex>();
  const sides = new Set<Hex>();
  const reaches = sideArcs(view, id);
  for (const hex of within(map, at, long)) {
    if (arcOf(map, at, hex, look) === 'front') front.add(hex);
    else if (reaches.has(arcOf(map, at, hex, crew ? unitOf(view, id).facing : look))) sides.add(hex);
  }
  const rings = [...new Set([short, medium, long])]
    .filter((range) => range > 0)
    .map((range) => ({ range, hexes: ringOf(view, at, range) }));
  return { front, sides, rings };
}

/** Arcs besides the front into which some weapon can fire: an arm's side, a vehicle's flanks. */
function sideArcs(view: View, id: UnitId): ReadonlySet<Arc> {
  const arcs = new Set<Arc>();
  const { kind, mounts } = modelOf(view, id).design;
  for (const [mount, { at, rear }] of mounts.entries()) {
    if (rear || !weaponWorks(view, id, mount)) continue;
    if (kind === 'mech' && isArm(at)) arcs.add(at === 0 ? 'left' : 'right');
    if (kind === 'vehicle' && (at === 1 || at === 2)) arcs.add(at === 1 ? 'right' : 'left');
  }
  return arcs;
}

function ringOf(view: View, at: Hex, range: number): ReadonlySet<Hex> {
  const { map } = view.rules;
  const hexes = new Set<Hex>([at]);
  for (const hex of within(map, at, range)) if (distance(map, at, hex) <= range) hexes.add(hex);
  return hexes;
}
