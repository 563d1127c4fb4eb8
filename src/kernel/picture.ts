/** Colours by name. Each theme has a value for every one of them. */
export const COLOURS = [
  ...['ground', 'raised', 'sunken', 'line', 'edge', 'ink', 'quiet', 'brass', 'brass-wash', 'good', 'warn', 'bad'],
  ...['side-a', 'side-b', 'side-c', 'side-d', 'side-e', 'side-f', 'side-g', 'side-h'],
  ...['side-a-wash', 'side-b-wash', 'side-c-wash', 'side-d-wash'],
  ...['side-e-wash', 'side-f-wash', 'side-g-wash', 'side-h-wash'],
  ...['sea', 'sea-line', 'shelf', 'land', 'land-line', 'heat-1', 'heat-2', 'heat-3', 'heat-4', 'heat-5'],
  ...['level-n2', 'level-n1', 'level-0', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'],
  ...['water-0', 'water-1', 'water-2', 'water-3', 'shore', 'contour', 'grid', 'shade', 'halo'],
  ...['tree-light', 'tree-heavy', 'tree-line', 'stone', 'stone-line', 'swamp', 'reed', 'paved', 'road', 'road-line'],
  ...['roof-1', 'roof-2', 'roof-3', 'roof-4', 'wall', 'deck', 'flame', 'flame-core', 'smoke', 'char'],
] as const;
export type Colour = (typeof COLOURS)[number];

export type Point = readonly [x: number, y: number];

/** How a shape is painted: nothing without `fill` or `stroke`. */
export interface Paint {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number; // of the stroke; default 1
  readonly dash?: readonly number[]; // lengths of strokes and gaps
  readonly round?: boolean; // round ends of strokes
  readonly opacity?: number; // 0 to 1
}

/** Texts and paths are data, not markup. Lengths are in the units of the picture; y grows downwards. */
export type Shape =
  | ({ readonly kind: 'rect'; readonly x: number; readonly y: number } & Box & Paint)
  | ({
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly ry?: number;
    } & Paint)
  | ({ readonly kind: 'line'; readonly from: Point; readonly to: Point } & Paint)
  | ({ readonly kind: 'polygon'; readonly points: readonly Point[] } & Paint)
  | ({ readonly kind: 'path'; readonly d: string } & Paint) // as in SVG
  | ({ readonly kind: 'hatch'; readonly points: readonly Point[]; readonly gap: number } & Paint) // a convex area
  | PictureText
  | PictureGroup;

interface Box {
  readonly w: number;
  readonly h: number;
  readonly corner?: number; // radius of the corners
}

/** One line of text. `y` is its baseline. */
export interface PictureText {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly fill: Colour;
  readonly anchor?: 'start' | 'middle' | 'end'; // default: start
  readonly bold?: boolean;
  readonly mono?: boolean;
  readonly halo?: Colour; // an outline below the letters
  readonly opacity?: number;
}

/** Shapes that are moved, then turned, then scaled together. */
interface PictureGroup {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly turn?: number; // degrees, clockwise
  readonly scale?: number | Point;
  readonly opacity?: number;
  readonly clip?: Frame; // hides everything outside, in the group's own units
  readonly shapes: readonly Shape[];
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A line of text that belongs to a picture, about a side or about the match. */
export interface PictureNote {
  readonly text: string;
  readonly side?: number; // index of the side, which sets its colour
}

/** A drawing of a view as plain data: shapes from bottom to top, and what it shows in words. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly focus?: Frame; // where the action is: a small picture may show only this part
  readonly title: string; // the game's name
  readonly notes: readonly PictureNote[];
}
