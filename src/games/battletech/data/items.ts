/** Parts of the machine itself that fill critical slots. */
export const PARTS = [
  'shoulder',
  'upper-arm',
  'lower-arm',
  'hand',
  'hip',
  'upper-leg',
  'lower-leg',
  'foot',
  'life-support',
  'sensors',
  'cockpit',
  'gyro',
  'engine',
] as const;
export type Part = (typeof PARTS)[number];

/** A weapon, as in the printed table. */
export interface Weapon {
  readonly id: string; // `medium-laser`, `ac-20`, `lrm-15`
  readonly name: string; // `Medium Laser`
  readonly kind: 'energy' | 'ballistic' | 'missile';
  readonly heat: number;
  readonly damage: number; // per hit; per missile for racks
  readonly rack: number; // missiles per salvo; 1 = a single hit (pellets of a cluster round belong to its ammunition)
  readonly group: number; // points that hit one location together: 5 for LRM, 2 for SRM (one missile), 0 = all damage
  readonly minimum: number; // minimum range, 0 = none
  readonly ranges: readonly [short: number, medium: number, long: number];
  readonly underwater: readonly [short: number, medium: number, long: number] | null; // null = cannot fire there
  readonly tons: number;
  readonly slots: number;
  readonly ammo: string | null; // ammunition family: `ac-20`
  readonly battleValue: number;
  readonly toHit: number; // its to-hit modifier, usually 0
  readonly heats: boolean; // a flamer: can heat a target instead of damaging it
  readonly explosive: number; // internal damage when a critical hit destroys it (Gauss 20), 0 = none
  readonly advanced: boolean; // beyond introductory technology
}

/** A ton (or half) of ammunition. */
export interface Ammo {
  readonly id: string; // `ac-20-ammo`, `lb-10-x-cluster-ammo`, `machine-gun-half-ammo`
  readonly name: string;
  readonly feeds: string; // the family
  readonly munition: 'standard' | 'cluster';
  readonly pellets: number; // pellets of a cluster round, one point of damage each; 0 = a solid round or missiles
  readonly shots: number;
  readonly damage: number; // per shot when it explodes: SRM-n 2n, LRM-n n
  readonly tons: number;
  readonly explosive: boolean; // Gauss rounds are not
  readonly advanced: boolean;
}

/** All other equipment that fills slots. */
export interface Gear {
  readonly id:
    | 'heat-sink'
    | 'double-heat-sink'
    | 'jump-jet'
    | 'case'
    | 'artemis-iv'
    | 'masc'
    | 'ferro-fibrous'
    | 'endo-steel'
    | 'hatchet';
  readonly name: string;
  readonly tons: number | null; // null = depends on the unit
  readonly slots: number | null;
  readonly advanced: boolean;
}
