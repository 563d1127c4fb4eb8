import type { Piece, Scenario } from '../scenario.ts';
import type { Battlefield } from './battlefields.ts';
import { barricade, box, container, crater, ell, round, ruins, woods } from './outlines.ts';

/** A fair battlefield for two armies: turned by 180 degrees, it looks the same. */
export interface Layout extends Battlefield {
  readonly zone: Piece['corners']; // where the attacker deploys; the defender's zone is the same, turned
}

type Table = Scenario['table'];
type Place = Piece['corners'][number];

const FULL: Table = { width: 60, height: 44 };
const SMALL: Table = { width: 44, height: 30 };

const hundredth = (inches: number): number => Math.round(inches * 100) / 100;

/** A position turned by 180 degrees about the centre of the table. */
export const turned = ({ width, height }: Table, [x, y]: Place): Place => [hundredth(width - x), hundredth(height - y)];

/** A piece and its copy on the other half of the table. */
const pair = (table: Table, piece: Piece, copy: string): readonly Piece[] => [
  piece,
  { ...piece, id: copy, corners: piece.corners.map((place) => turned(table, place)) },
];

/** An L shape turned by a quarter: its corner is the upper right one. */
const leftEll = (right: number, y: number, long: number, wide: number): Piece['corners'] =>
  ell(0, 0, long, wide).map(([a, b]): Place => [right - b, y + a]);

/** Terrain layouts in inches; the attacker's edge is the lower one. The armies have already advanced towards each other. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'twin-halls': {
    name: 'Twin halls',
    table: FULL,
    zone: box(0, 30, 60, 14),
    terrain: [
      woods('old-grove', box(27, 20, 6, 4)),
      ...pair(FULL, ruins('west-hall', box(12, 17, 8, 5)), 'east-hall'),
      ...pair(FULL, woods('south-grove', round(22, 31, 2.5)), 'north-grove'),
      ...pair(FULL, barricade('south-wall', box(33, 29.5, 6, 0.6)), 'north-wall'),
      ...pair(FULL, barricade('west-wall', box(5, 29.5, 5, 0.6)), 'east-wall'),
      ...pair(FULL, ruins('south-east-ruin', box(48, 33, 6, 4)), 'north-west-ruin'),
      ...pair(FULL, container('south-containers', box(13, 33, 4, 2)), 'north-containers'),
    ],
  },
  crossroads: {
    name: 'Crossroads',
    table: FULL,
    zone: box(0, 30, 60, 14),
    terrain: [
      crater('shell-hole', round(30, 22, 2.5)),
      ...pair(FULL, ruins('north-west-ruin', ell(19, 13, 7, 2.5)), 'south-east-ruin'),
      ...pair(FULL, ruins('north-east-ruin', leftEll(41, 13, 7, 2.5)), 'south-west-ruin'),
      ...pair(FULL, barricade('west-wall', box(7, 28, 6, 0.6)), 'east-wall'),
      ...pair(FULL, woods('south-grove', round(9, 34, 3)), 'north-grove'),
      ...pair(FULL, container('south-containers', box(46, 34, 5, 2.5)), 'north-containers'),
      ...pair(FULL, ruins('south-hall', box(27, 36, 6, 4)), 'north-hall'),
    ],
  },
  'old-tower': {
    name: 'Old tower',
    table: FULL,
    zone: [
      [0, 10],
      [48, 44],
      [0, 44],
    ],
    terrain: [
      ruins('tower', box(26, 18, 8, 8), 9),
      ...pair(FULL, ruins('west-hall', box(6, 20, 6, 5)), 'east-hall'),
      ...pair(FULL, ruins('south-hall', box(23, 33, 6, 4)), 'north-hall'),
      ...pair(FULL, woods('south-grove', round(16, 27, 2.5)), 'north-grove'),
      ...pair(FULL, barricade('south-wall', box(36, 38, 5, 0.6)), 'north-wall'),
      ...pair(FULL, container('south-containers', box(44, 33, 5, 2.5)), 'north-containers'),
    ],
  },
  'freight-depot': {
    name: 'Freight depot',
    table: FULL,
    zone: box(0, 30, 60, 14),
    terrain: [
      ...pair(FULL, container('west-stack', box(7, 17, 8, 2.5)), 'east-stack'),
      ...pair(FULL, container('north-containers', box(21, 19, 8, 2.5)), 'south-containers'),
      ...pair(FULL, container('west-containers', box(10, 25.5, 6, 2.5)), 'east-containers'),
      ...pair(FULL, ruins('south-west-ruin', box(2, 33, 6, 5)), 'north-east-ruin'),
      ...pair(FULL, ruins('south-hall', box(36, 32, 8, 4)), 'north-hall'),
      ...pair(FULL, woods('south-grove', round(24, 33, 2.5)), 'north-grove'),
      ...pair(FULL, barricade('south-wall', box(48, 30.5, 6, 0.6)), 'north-wall'),
    ],
  },
  'patrol-yard': {
    name: 'Patrol yard',
    table: SMALL,
    zone: box(0, 22, 44, 8),
    terrain: [
      woods('old-grove', box(20, 13, 4, 4)),
      ...pair(SMALL, ruins('west-hall', ell(7, 11, 6, 2)), 'east-hall'),
      ...pair(SMALL, container('south-containers', box(14, 20, 4, 1.5)), 'north-containers'),
      ...pair(SMALL, barricade('south-wall', box(30, 21.2, 5, 0.6)), 'north-wall'),
      ...pair(SMALL, woods('south-grove', round(40, 26, 2)), 'north-grove'),
    ],
  },
};
