import { no, ok, type Result } from '../../../../kernel/result.ts';
import { FRONT, VEHICLE_PLACES } from '../../data/places.ts';
import { vehicleStructure } from '../../data/structure.ts';
import type { Bin, Design, Mount } from '../../design.ts';
import { ammoOf, weaponOf } from './catalogue.ts';
import { badDesign } from './mech.ts';
import type { VehicleSource } from './unit-schema.ts';

/** A vehicle's ammunition is in its body, which counts as part of the front. */
function binsOf({ ammo: items = [] }: VehicleSource): Result<readonly Bin[]> {
  const bins: Bin[] = [];
  for (const [index, item] of items.entries()) {
    const ammo = ammoOf(item);
    if (!ammo) return no(badDesign(`ammo/${index}`, 'unknown ammunition', { item }));
    bins.push({ ammo: item, at: FRONT, slot: -1, shots: ammo.shots });
  }
  return ok(bins);
}

const hasTurret = ({ armour }: VehicleSource): boolean => armour.turret !== undefined;

function mountsOf(source: VehicleSource): Result<readonly Mount[]> {
  const { weapons } = source;
  if (weapons.turret?.length && !hasTurret(source)) return no(badDesign('weapons/turret', 'it has no turret'));
  const mounts: Mount[] = [];
  for (const [at, place] of VEHICLE_PLACES.entries())
    for (const [index, weapon] of (weapons[place] ?? []).entries()) {
      if (!weaponOf(weapon)) return no(badDesign(`weapons/${place}/${index}`, 'unknown weapon', { item: weapon }));
      mounts.push({ weapon, at, slots: [], rear: false, artemis: false });
    }
  return ok(mounts);
}

/** A vehicle has as many heat sinks as firing all its energy weapons needs. */
function sinksFor(mounts: readonly Mount[]): number {
  const energy = mounts.flatMap(({ weapon }) => weaponOf(weapon) ?? []).filter(({ kind }) => kind === 'energy');
  return energy.reduce((heat, weapon) => heat + weapon.heat, 0);
}

export function compileVehicle(source: VehicleSource): Result<Design> {
  const { id, chassis, model, role = '', tons, engine, armour, battleValue = null } = source;
  const mounts = mountsOf(source);
  if (!mounts.ok) return mounts;
  const bins = binsOf(source);
  if (!bins.ok) return bins;
  const sinks = sinksFor(mounts.value);
  return ok({
    id,
    kind: 'vehicle',
    chassis,
    model,
    role,
    tons,
    engine,
    walk: Math.floor(engine / tons),
    jump: 0,
    masc: false,
    twist: 0,
    sinks: { count: sinks, each: 1, inEngine: sinks },
    armour: VEHICLE_PLACES.map((place) => armour[place] ?? 0),
    structure: vehicleStructure(tons, hasTurret(source)),
    slots: [],
    mounts: mounts.value,
    bins: bins.value,
    cased: [],
    battleValue,
    burns: source.fuel === 'combustion',
  });
}
