/** A typical defender: the kind of unit it represents, and its approximate points. */
export interface StandardTarget {
  readonly T: number;
  readonly Sv: number;
  readonly inv?: number;
  readonly W: number;
  readonly models: number;
  readonly keywords: readonly string[];
  readonly abilities?: readonly string[];
  readonly fnp?: number;
  readonly points: number; // of the whole unit: rounded, and this project's own
}

type Line = readonly [T: number, Sv: number, inv: number | null, W: number, models: number, points: number];
const target = ([T, Sv, inv, W, models, points]: Line, keywords: string, ...abilities: string[]): StandardTarget => ({
  T,
  Sv,
  ...(inv !== null && { inv }),
  W,
  models,
  keywords: keywords.split(', '),
  ...(abilities.length > 0 && { abilities }),
  points,
});

/** Defenders to try weapons on. The ids are those that players use: GEQ is "guard equivalent". */
export const STANDARD = {
  chaff: target([2, 7, null, 1, 10, 40], 'Infantry'),
  geq: target([3, 5, null, 1, 10, 65], 'Infantry'),
  sister: target([3, 3, 6, 1, 10, 105], 'Infantry'),
  oeq: target([5, 5, null, 1, 10, 85], 'Infantry'),
  'fast-2w': target([4, 5, 5, 2, 10, 140], 'Infantry'),
  meq: target([4, 3, null, 2, 5, 80], 'Infantry'),
  'meq-shield': target([4, 3, 4, 3, 3, 80], 'Infantry'),
  'tough-marine': target([6, 3, null, 2, 7, 130], 'Infantry'),
  gravis: target([6, 3, null, 3, 3, 100], 'Infantry'),
  teq: target([5, 2, 4, 3, 5, 170], 'Infantry'),
  custodes: target([6, 2, 4, 3, 4, 150], 'Infantry'),
  'mega-armour': target([6, 2, null, 3, 3, 105], 'Infantry'),
  'heavy-elite': target([5, 2, 4, 4, 5, 250], 'Infantry', 'Damage -1'),
  'light-vehicle': target([5, 3, null, 8, 1, 60], 'Mounted, Vehicle'),
  'veq-light': target([9, 3, null, 10, 1, 75], 'Vehicle'),
  veq: target([10, 3, null, 12, 1, 140], 'Vehicle'),
  dreadnought: target([10, 2, null, 12, 1, 195], 'Vehicle, Walker', 'Damage -1'),
  'battle-tank': target([11, 2, null, 13, 1, 185], 'Vehicle'),
  'heavy-tank': target([12, 2, null, 16, 1, 230], 'Vehicle'),
  armiger: target([9, 3, 5, 14, 1, 140], 'Vehicle'),
  keq: target([11, 3, 5, 26, 1, 400], 'Vehicle, Titanic'),
  monster: target([9, 2, null, 8, 1, 115], 'Monster'),
  'big-monster': target([11, 2, 4, 15, 1, 270], 'Monster'),
  'fat-daemon': target([12, 5, 4, 20, 1, 250], 'Monster'),
  'super-heavy': target([14, 2, null, 24, 1, 450], 'Vehicle, Titanic'),
} as const satisfies Readonly<Record<string, StandardTarget>>;

export type StandardName = keyof typeof STANDARD;

/** The ones a first look shows. */
export const FIRST_STANDARD: readonly StandardName[] = ['geq', 'meq', 'teq', 'veq-light', 'battle-tank', 'keq'];
