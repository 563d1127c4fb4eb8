import { MECH_PLACES, type MechPlace, TURRET } from '../data/places.ts';
import type { Design } from '../design.ts';

export type Weight = 'light' | 'medium' | 'heavy' | 'assault' | 'tank' | 'carrier';

/** The weight class of a 'Mech by its tons; vehicles (all on tracks) with a turret are tanks, the others carriers. */
export function weightOf({ kind, tons, armour }: Pick<Design, 'kind' | 'tons' | 'armour'>): Weight {
  if (kind === 'vehicle') return (armour[TURRET] ?? 0) > 0 ? 'tank' : 'carrier';
  return tons < 40 ? 'light' : tons < 60 ? 'medium' : tons < 80 ? 'heavy' : 'assault';
}

/** Built-in units that are not medium 'Mechs: the home page draws units without loading their designs. */
const NAMED: Readonly<Partial<Record<Weight, string>>> = {
  light: 'COM-2D FLE-4 FS9-H JR7-D JVN-10N LCT-1V PNT-9R SDR-5V STG-3R UM-R60 VLK-QA WSP-1A',
  heavy: 'ARC-2R CPLT-C1 CRD-3R DRG-1N GHR-5H JM6-S MAD-3R ON1-K OSR-2C OTL-4D QKD-4G RFL-3N TDR-5S WHM-6R',
  assault: 'AS7-D AWS-8Q BLR-1G BNC-3E CGR-1A1 CP-10-Z HGN-733 STK-3F VTR-9B ZEU-6S',
  tank: 'Bulldog Manticore Scorpion Vedette',
  carrier: 'SRM-Carrier',
};
const BY_NAME: ReadonlyMap<string, Weight> = new Map(
  Object.entries(NAMED).flatMap(([weight, ids]) => ids.split(' ').map((id) => [id, weight as Weight] as const)),
);

/** The class of a unit as a set-up describes it: a built-in unit by id, or the content of a design file. */
export function weightNamed(design: string | object): Weight {
  if (typeof design === 'string') return BY_NAME.get(design) ?? 'medium';
  const { kind, tons, armour } = design as { kind?: unknown; tons?: unknown; armour?: { turret?: number } };
  if (kind === 'vehicle') return (armour?.turret ?? 0) > 0 ? 'tank' : 'carrier';
  return typeof tons === 'number' ? weightOf({ kind: 'mech', tons, armour: [] }) : 'medium';
}

/** Corners of a polygon: x, y, x, y … */
type Polygon = readonly number[];

/** The left half of a 'Mech; the right half is its mirror image. */
interface Body {
  readonly head: Polygon;
  readonly centre: Polygon;
  readonly torso: readonly Polygon[];
  readonly arm: readonly Polygon[];
  readonly leg: readonly Polygon[];
}

/** Drawn from -16 to 16. Neighbouring parts leave a gap, so that the damage of each is visible. */
const BODIES = {
  /** A scout: a low cockpit on bird legs, guns instead of arms. */
  light: {
    head: [-2.6, -12.5, 2.6, -12.5, 3.8, -9.6, -3.8, -9.6],
    centre: [-3.6, -8.8, 3.6, -8.8, 3.6, -1.5, 2, 1.2, -2, 1.2, -3.6, -1.5],
    torso: [[-4.5, -9, -7.6, -6.8, -8.2, -2.6, -4.5, -0.8]],
    arm: [[-9, -7.4, -12.4, -7.4, -12.8, 1.6, -10.4, 1.6, -9.6, -3]],
    leg: [
      [-5.2, 0.6, -1, 2, -2, 4.4, -6.6, 8, -4.2, 12.4, -1.6, 12.4, -1.6, 15, -10, 15, -10, 13, -7.6, 12.4, -10.2, 7.2],
    ],
  },
  /** An all-rounder: slim, two arms, one long gun. */
  medium: {
    head: [-2.4, -15.4, 2.4, -15.4, 3.2, -11.6, -3.2, -11.6],
    centre: [-3.2, -10.8, 3.2, -10.8, 3, -3.6, 2.2, 0.4, -2.2, 0.4, -3, -3.6],
    torso: [[-4.1, -11, -8.4, -10.2, -7.4, -4.4, -3.9, -2.4]],
    arm: [[-9.4, -11.4, -13.6, -10.4, -13.8, -5, -12.8, 3.6, -9.8, 3.6, -10, -4.4]],
    leg: [[-3.2, 1.2, -0.8, 1.4, -1.4, 7.6, -1, 12.4, -1, 15.4, -8.4, 15.4, -8, 12.8, -5.6, 11.8, -6, 6.6, -5.6, 1]],
  },
  /** A gun platform: broad, with missile racks above the shoulders. */
  heavy: {
    head: [-2.4, -13.4, 2.4, -13.4, 3, -10, -3, -10],
    centre: [-3.6, -9.2, 3.6, -9.2, 3.2, -1.2, 2.4, 1.8, -2.4, 1.8, -3.2, -1.2],
    torso: [
      [-4.5, -9.2, -9, -8.6, -8, -2, -4.1, -0.4],
      [-4.6, -15.6, -11.4, -15.6, -11.4, -10.2, -4.6, -10.2],
    ],
    arm: [[-10, -9.2, -14.6, -8.6, -15.6, -3, -15.6, 6, -11, 6, -11, -2.2]],
    leg: [
      [-3.4, 2.6, -0.8, 2.8, -1.2, 8.4, -0.8, 11.8, -0.8, 15.4, -10, 15.4, -9.4, 12.4, -7.2, 11.6, -8, 6.6, -6.8, 2.2],
    ],
  },
  /** A hulk: sunken head, huge shoulders and fists. */
  assault: {
    head: [-2.2, -14.6, 2.2, -14.6, 3, -10.8, -3, -10.8],
    centre: [-4.2, -10, 4.2, -10, 4.2, -1, 3, 2.4, -3, 2.4, -4.2, -1],
    torso: [[-5.1, -13.4, -9.6, -12.6, -9.8, -3, -5.1, 0.6]],
    arm: [[-10.6, -14.2, -16, -13, -16, -4.6, -15, -3.6, -16, 5.8, -10.8, 5.8, -11.4, -3.2]],
    leg: [[-4, 3.2, -0.8, 3.2, -0.8, 15.6, -11.4, 15.6, -10.6, 11.2, -9, 10, -9.4, 2]],
  },
} as const satisfies Readonly<Record<string, Body>>;

const wheel = (x: number): string => `M${x} 6.2a1.9 1.9 0 1 0 .1 0z`;
const TRACKS = `M-15.5 4.6H15.5L12 12H-12z${[-9.4, -3.2, 3.1, 9.3].map(wheel).join('')}`;

/** Vehicles from the side, facing right. */
const TANK = `M-9.5-9.4H-.5L2-6.6H15.5V-4H2.6L1.4-1.6H-11.5zM-13.5-.6H11L15.5 3.6H-15.5z${TRACKS}`;
const tube = (x: number): string => `M${x}-8.6v2.4h2.4v-2.4z`;
const CARRIER = `M-13.5-10.5H4.5V-2.6H-13.5z${[-10.8, -5.7, -0.6].map(tube).join('')}M-14.5-1.6H6L15.5 3.6H-15.5z${TRACKS}`;

const mirror = (polygon: Polygon): Polygon => polygon.map((value, i) => (i % 2 === 0 ? -value : value));

function pathOf(polygons: readonly Polygon[]): string {
  return polygons
    .map((polygon) => `M${polygon.map((value, i) => (i === 2 ? `L${value}` : value)).join(' ')}Z`)
    .join('');
}

function partsOf({ head, centre, torso, arm, leg }: Body): Readonly<Record<MechPlace, string>> {
  return {
    HD: pathOf([head]),
    CT: pathOf([centre]),
    LT: pathOf(torso),
    RT: pathOf(torso.map(mirror)),
    LA: pathOf(arm),
    RA: pathOf(arm.map(mirror)),
    LL: pathOf(leg),
    RL: pathOf(leg.map(mirror)),
  };
}

/** The parts of a 'Mech by location, its left on the left. */
export const MECH_PARTS = {
  light: partsOf(BODIES.light),
  medium: partsOf(BODIES.medium),
  heavy: partsOf(BODIES.heavy),
  assault: partsOf(BODIES.assault),
} as const;

const whole = (parts: Readonly<Record<MechPlace, string>>): string => MECH_PLACES.map((place) => parts[place]).join('');

/** The whole machine as one path. */
export const SILHOUETTES: Readonly<Record<Weight, string>> = {
  light: whole(MECH_PARTS.light),
  medium: whole(MECH_PARTS.medium),
  heavy: whole(MECH_PARTS.heavy),
  assault: whole(MECH_PARTS.assault),
  tank: TANK,
  carrier: CARRIER,
};

/** Scorched ground around a wreck. */
export const SCORCH =
  'M-20-8c-1-8 7-13 14-11 5-5 15-2 17 3 8 0 12 8 9 14 4 6 0 14-7 15-4 6-13 7-18 3-8 3-16-2-16-9-4-5-3-12 1-15z';
