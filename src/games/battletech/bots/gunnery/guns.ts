import { AMMO } from '../../data/ammo.ts';
import type { Weapon } from '../../data/items.ts';
import { isLeg } from '../../data/places.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { fullestBin } from '../../options/fire.ts';
import type { Shot } from '../../plan.ts';
import { type Arc, arcsOf, isFixed } from '../../rules/arcs.ts';
import { isMech, sensorsGone, weaponWorks } from '../../rules/status.ts';
import { binFails } from '../../rules/weapons/impossible.ts';
import { clusterMean } from '../../rules/weapons/odds.ts';
import { OF_ATTACKER } from '../../rules/weapons/of-attacker.ts';
import { bracketOf, minimumModifier, RANGE_MODIFIER } from '../../rules/weapons/ranges.ts';
import type { Along } from '../../rules/weapons/row.ts';
import { clusterModifier, salvoOf } from '../../rules/weapons/salvo.ts';
import { shootingOf } from '../../rules/weapons/shooting.ts';
import { supposing } from '../../rules/weapons/supposing.ts';
import { type Mode, modelOf, STILL, type Unit, type UnitId, unitOf, type View } from '../../view.ts';

/** Arcs as a bit set, so testing a gun is one `&`. */
export const ARC_BIT: Readonly<Record<Arc, number>> = { front: 1, right: 2, rear: 4, left: 8 };

/** A working weapon with ammunition, and the values that all its shots share. */
export interface Gun {
  readonly mount: number;
  readonly weapon: Weapon;
  readonly bin: number | undefined; // the fullest bin that feeds it
  readonly shots: number; // shots left in all bins of its type; infinite for weapons without ammunition
  readonly heat: number;
  readonly points: number; // average damage of a hit
  readonly group: number; // damage to a single location
  readonly single: boolean; // single hit without a cluster roll, so it can be aimed
  readonly arcs: number; // bit set, relative to its facing
  readonly fixed: boolean; // follows the legs or hull, not the torso
  readonly leg: boolean;
  readonly atRange: Float64Array; // range modifier by distance, infinite out of range
}

const MODES: readonly Mode[] = ['still', 'walk', 'run', 'jump'];
const FARTHEST = 64;
/** A clear line of sight to the only target. */
export const PLAIN: Along = {
  sight: {
    clear: true,
    blockedBy: null,
    woods: 0,
    smoke: 0,
    cover: false,
    ownCover: false,
    underwater: false,
    line: [],
    divided: null,
  },
  primary: null,
};

/** A unit's guns, and the attacker's modifiers for each, by movement. */
export class Battery {
  readonly guns: readonly Gun[];
  readonly farthest: number; // the longest range
  private readonly view: View;
  private readonly id: UnitId;
  private readonly numbers: (Float64Array | undefined)[] = [];

  constructor(view: View, id: UnitId) {
    this.view = view;
    this.id = id;
    this.guns = sensorsGone(view, id) ? [] : gunsOf(view, id);
    this.farthest = Math.max(0, ...this.guns.map(({ weapon }) => weapon.ranges[2]));
  }

  /** The attacker's own modifiers for each gun while standing. */
  numberFor(mode: Mode, skidded: boolean): Float64Array {
    const key = 2 * MODES.indexOf(mode) + (skidded ? 1 : 0);
    this.numbers[key] ??= this.summed(mode, skidded);
    return this.numbers[key];
  }

  private summed(mode: Mode, skidded: boolean): Float64Array {
    const posed = supposing(this.view, this.id, { prone: false, went: { ...STILL, mode, skidded } });
    return Float64Array.from(this.guns, (gun) => {
      const shooting = shootingOf(posed, this.id, shotOf(gun, this.id));
      return shooting ? OF_ATTACKER.reduce((sum, { value }) => sum + value(shooting, PLAIN), 0) : 0;
    });
  }
}

const known = new WeakMap<Unit, Battery>();

/** A unit's guns, cached until the unit changes. */
export function batteryOf(view: View, id: UnitId): Battery {
  const unit = unitOf(view, id);
  let battery = known.get(unit);
  if (!battery) {
    battery = new Battery(view, id);
    known.set(unit, battery);
  }
  return battery;
}

/** Whether a weapon works and has ammunition. */
export const isArmed = (view: View, id: UnitId): boolean => batteryOf(view, id).guns.length > 0;

export const shotOf = ({ mount, bin }: Gun, target: UnitId): Shot => ({
  weapon: mount,
  target: { unit: target },
  ...(bin !== undefined && { bin }),
});

function gunsOf(view: View, id: UnitId): readonly Gun[] {
  const { design } = modelOf(view, id);
  const { flipped } = unitOf(view, id);
  const mech = isMech(view, id);
  return design.mounts.flatMap((mount, index): Gun[] => {
    const weapon = WEAPONS[mount.weapon];
    if (!weapon || !weaponWorks(view, id, index)) return [];
    const bin = weapon.ammo === null ? undefined : fullestBin(view, id, weapon.ammo);
    if (weapon.ammo !== null && bin === undefined) return [];
    const ammo = bin === undefined ? null : (AMMO[design.bins[bin]?.ammo ?? ''] ?? null);
    const { size, each, group } = salvoOf({ weapon, ammo });
    const mean = size === 1 ? 1 : clusterMean(size, clusterModifier(view, id, index), view.rules.ruleset.dice);
    const own = weapon.toHit + (ammo?.munition === 'cluster' ? -1 : 0);
    return [
      {
        mount: index,
        weapon,
        bin,
        shots: weapon.ammo === null ? Number.POSITIVE_INFINITY : shotsLeft(view, id, weapon.ammo),
        heat: mech ? weapon.heat : 0,
        points: mean * each,
        group: Math.max(1, group),
        single: size === 1,
        arcs: arcsOf(mech, mount, flipped).reduce((bits, arc) => bits | ARC_BIT[arc], 0),
        fixed: isFixed(mech, mount),
        leg: mech && isLeg(mount.at),
        atRange: Float64Array.from({ length: FARTHEST }, (_, far) => own + rangeNumber(weapon, far)),
      },
    ];
  });
}

function rangeNumber({ ranges, minimum }: Weapon, far: number): number {
  const bracket = bracketOf(ranges, far);
  return bracket === null ? Number.POSITIVE_INFINITY : RANGE_MODIFIER[bracket] + minimumModifier(minimum, far);
}

function shotsLeft(view: View, id: UnitId, family: string): number {
  const { bins } = unitOf(view, id);
  return modelOf(view, id).design.bins.reduce(
    (all, { ammo }, bin) =>
      AMMO[ammo]?.feeds === family && binFails(view, id, bin) === null ? all + (bins[bin] as number) : all,
    0,
  );
}
