/** What can stand in a critical slot besides weapons, ammunition and equipment of the catalogue: the machine's own parts. */
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

/** A weapon of the catalogue: the row as printed. */
export interface Weapon {
  readonly id: string; // `medium-laser`, `ac-20`, `lrm-15`
  readonly name: string; // `Medium Laser`
  readonly kind: 'energy' | 'ballistic' | 'missile';
  readonly heat: number;
  readonly damage: number; // of one hit; of one missile for racks
  readonly rack: number; // missiles a salvo; 1 = a single hit (a cluster round's pellets are its ammunition's)
  readonly group: number; // points that strike one place together: 5 for LRM, 2 for SRM (one missile), 0 = the whole damage
  readonly minimum: number; // minimum range, 0 = none
  readonly ranges: readonly [short: number, medium: number, long: number];
  readonly underwater: readonly [short: number, medium: number, long: number] | null; // null = cannot fire there
  readonly tons: number;
  readonly slots: number;
  readonly ammo: string | null; // the family of its ammunition: `ac-20`
  readonly battleValue: number;
  readonly toHit: number; // its own modifier, nearly always 0
  readonly heats: boolean; // a flamer: may heat a target instead of hurting it
  readonly explosive: number; // damage inside when it is destroyed by a critical hit (Gauss 20), 0 = none
  readonly advanced: boolean; // beyond introductory technology
}

/** A ton (or half) of ammunition. */
export interface Ammo {
  readonly id: string; // `ac-20-ammo`, `lb-10-x-cluster-ammo`, `machine-gun-half-ammo`
  readonly name: string;
  readonly feeds: string; // the family
  readonly munition: 'standard' | 'cluster';
  readonly pellets: number; // that a cluster round bursts into, a point of damage each; 0 = a solid round or missiles
  readonly shots: number;
  readonly damage: number; // of one shot when it explodes: SRM-n 2n, LRM-n n
  readonly tons: number;
  readonly explosive: boolean; // Gauss rounds are not
  readonly advanced: boolean;
}

/** Everything else that fills slots. */
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
  readonly tons: number | null; // null = depends on the machine
  readonly slots: number | null;
  readonly advanced: boolean;
}
