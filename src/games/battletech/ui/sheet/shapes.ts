import type { PartName } from './parts.ts';

type Point = readonly [x: number, y: number];

/** A part of a silhouette: its outline and the position of its number. */
export interface Shape {
  readonly outline: readonly Point[];
  readonly number: Point;
}

export interface Silhouette {
  readonly width: number;
  readonly height: number;
  readonly shapes: Readonly<Partial<Record<PartName, Shape>>>;
  readonly lines: string; // decorative lines
}

const WIDTH = 200;
const mirrored = ({ outline, number: [x, y] }: Shape): Shape => ({
  outline: outline.map(([px, py]) => [WIDTH - px, py]),
  number: [WIDTH - x, y],
});

const shape = (number: Point, ...outline: readonly Point[]): Shape => ({ outline, number });

/** Lines of the left half, mirrored on the right. */
const onBoth = (...lines: readonly (readonly Point[])[]): string =>
  lines
    .flatMap((line) => [line, line.map(([x, y]): Point => [WIDTH - x, y])])
    .map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`)
    .join('');

const HEAD = shape([100, 28], [89, 6], [111, 6], [121, 15], [119, 31], [111, 38], [89, 38], [81, 31], [79, 15]);
const CENTRE = shape([100, 82], [83, 42], [117, 42], [127, 60], [122, 94], [114, 117], [86, 117], [78, 94], [73, 60]);
const TORSO = shape([56, 80], [38, 52], [50, 43], [77, 43], [68, 60], [73, 94], [80, 115], [58, 108], [43, 84]);
const ARM = shape(
  [21, 82],
  [6, 58],
  [16, 45],
  [33, 50],
  [36, 82],
  [32, 100],
  [36, 136],
  [31, 154],
  [13, 154],
  [6, 136],
  [10, 100],
  [5, 82],
);
const LEG = shape(
  [78, 168],
  [62, 114],
  [80, 120],
  [97, 122],
  [97, 142],
  [91, 170],
  [93, 206],
  [98, 219],
  [98, 228],
  [56, 228],
  [56, 219],
  [67, 206],
  [66, 170],
  [57, 138],
);
const REAR_TORSO = shape([59, 263], [42, 250], [78, 246], [76, 282], [52, 278]);

/** A 'Mech as on its sheet: its left on the left, the torso rears below. */
export const MECH_FRONT: Silhouette = {
  width: WIDTH,
  height: 288,
  shapes: {
    HD: HEAD,
    CT: CENTRE,
    LT: TORSO,
    RT: mirrored(TORSO),
    LA: ARM,
    RA: mirrored(ARM),
    LL: LEG,
    RL: mirrored(LEG),
    CTR: shape([100, 264], [83, 246], [117, 246], [119, 284], [81, 284]),
    LTR: REAR_TORSO,
    RTR: mirrored(REAR_TORSO),
  },
  lines: onBoth(
    [
      [100, 17],
      [88, 17],
      [85, 13],
    ], // visor
    [
      [9, 66],
      [32, 60],
    ], // shoulder
    [
      [11, 104],
      [32, 104],
    ], // elbow
    [
      [8, 140],
      [34, 140],
    ], // fist
    [
      [45, 55],
      [66, 55],
    ], // chest
    [
      [81, 52],
      [90, 58],
      [100, 58],
    ],
    [
      [66, 182],
      [91, 182],
    ], // knee
    [
      [67, 152],
      [93, 152],
    ],
    [
      [66, 210],
      [94, 210],
    ], // foot
  ),
};

const FLANK = shape([37, 120], [18, 42], [52, 74], [52, 166], [18, 198]);

/** A vehicle from above, front at the top. */
export const VEHICLE_TOP: Silhouette = {
  width: WIDTH,
  height: 240,
  shapes: {
    front: shape([100, 42], [44, 14], [156, 14], [178, 36], [144, 68], [56, 68], [22, 36]),
    left: FLANK,
    right: mirrored(FLANK),
    rear: shape([100, 200], [56, 172], [144, 172], [178, 204], [158, 226], [42, 226], [22, 204]),
    turret: shape([100, 120], [78, 76], [122, 76], [140, 98], [140, 142], [122, 164], [78, 164], [60, 142], [60, 98]),
  },
  lines: onBoth(
    [
      [96, 76],
      [96, 58],
    ], // gun
    [
      [18, 74],
      [32, 74],
    ], // tracks
    [
      [18, 96],
      [32, 96],
    ],
    [
      [18, 144],
      [32, 144],
    ],
    [
      [18, 166],
      [32, 166],
    ],
  ),
};

export const pathOf = ({ outline }: Shape): string => `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Vertical extent of a shape. */
export function spanOf({ outline }: Shape): { readonly top: number; readonly bottom: number } {
  const ys = outline.map(([, y]) => y);
  return { top: Math.min(...ys), bottom: Math.max(...ys) };
}

type Arrow = readonly [from: Point, to: Point];

const INWARD: readonly Arrow[] = [
  [
    [30, 58],
    [44, 58],
  ], // arm to torso
  [
    [67, 98],
    [82, 98],
  ], // torso to centre
  [
    [71, 125],
    [66, 106],
  ], // leg to torso
];

/** Arrows across the gaps: excess damage moves inward. */
export const TRANSFERS: readonly Arrow[] = INWARD.flatMap(([[x1, y1], [x2, y2]]): Arrow[] => [
  [
    [x1, y1],
    [x2, y2],
  ],
  [
    [WIDTH - x1, y1],
    [WIDTH - x2, y2],
  ],
]);
