import { FRONT, LEFT, type Place, REAR, RIGHT, TURRET } from './places.ts';

/** A row of the hit location table: the location, and whether it causes motive damage or a hit through the armour. */
export interface VehicleHit {
  readonly place: Place;
  readonly effect: 'none' | 'motive' | 'critical';
}

const on = (place: Place): VehicleHit => ({ place, effect: 'none' });
const motive = (place: Place): VehicleHit => ({ place, effect: 'motive' });
const critical = (place: Place): VehicleHit => ({ place, effect: 'critical' });

/** Two dice, from 2 to 12: the side hit, and the locations of stray hits from there. */
const rows = (own: Place, low: Place, high: Place, middle: VehicleHit): readonly VehicleHit[] => [
  critical(own),
  motive(own),
  motive(own),
  motive(low),
  on(own),
  on(own),
  middle,
  motive(high),
  on(TURRET),
  on(TURRET),
  critical(TURRET),
];

/** Hit locations of a ground vehicle. Without a turret, turret hits go to the side that was hit. */
export const VEHICLE_HITS = {
  front: rows(FRONT, RIGHT, LEFT, on(FRONT)),
  rear: rows(REAR, LEFT, RIGHT, on(REAR)),
  left: rows(LEFT, FRONT, REAR, critical(LEFT)),
  right: rows(RIGHT, FRONT, REAR, critical(RIGHT)),
} as const;

export const SIDE_OF = { front: FRONT, rear: REAR, left: LEFT, right: RIGHT } as const;

/** Modifier to the motive damage roll by the side hit; tracked vehicles have none of their own. */
export const MOTIVE_MODIFIER = { front: 0, rear: 1, left: 2, right: 2 } as const;

/** Motive damage by two dice and the modifier; `driving` counts only once per kind. */
export const MOTIVE_DAMAGE = [
  { from: 12, effect: 'motive-immobile', driving: 0 },
  { from: 10, effect: 'motive-heavy', driving: 3 }, // half the cruising MP is lost
  { from: 8, effect: 'motive-moderate', driving: 2 }, // 1 MP is lost
  { from: 6, effect: 'motive-minor', driving: 1 },
  { from: -Infinity, effect: 'motive-none', driving: 0 },
] as const;
export type Motive = (typeof MOTIVE_DAMAGE)[number];

export type VehicleCritical =
  | 'none'
  | 'driver'
  | 'commander'
  | 'crew-stunned'
  | 'crew-killed'
  | 'weapon-malfunction'
  | 'weapon-destroyed'
  | 'stabiliser'
  | 'sensors'
  | 'cargo'
  | 'engine'
  | 'fuel-tank'
  | 'ammunition'
  | 'turret-jam'
  | 'turret-locked'
  | 'turret-blown-off';

const SIDES: readonly VehicleCritical[] = [
  'cargo',
  'weapon-malfunction',
  'crew-stunned',
  'stabiliser',
  'weapon-destroyed',
  'engine',
  'fuel-tank',
];

/**
 * Critical hits by location, two dice from 6 to 12; lower rolls have no effect.
 * A result that does not apply becomes the next row.
 */
export const VEHICLE_CRITICALS: readonly (readonly VehicleCritical[])[] = [
  ['driver', 'weapon-malfunction', 'stabiliser', 'sensors', 'commander', 'weapon-destroyed', 'crew-killed'],
  SIDES,
  SIDES,
  ['weapon-malfunction', 'cargo', 'stabiliser', 'weapon-destroyed', 'engine', 'ammunition', 'fuel-tank'],
  [
    'stabiliser',
    'turret-jam',
    'weapon-malfunction',
    'turret-locked',
    'weapon-destroyed',
    'ammunition',
    'turret-blown-off',
  ],
];
export const FIRST_CRITICAL = 6;
