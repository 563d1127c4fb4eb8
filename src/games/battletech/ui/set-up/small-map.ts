import { FACINGS, middle } from '../../../../parts/hex/hex.ts';
import { bedOf, depthAt, type GameMap, type Ground } from '../../ground.ts';

/** A simplified map: one path for all hexes that look the same. */
interface SmallMap {
  readonly tiles: readonly Stroke[];
  readonly things: readonly Stroke[];
  readonly rivers: string;
  readonly roads: string;
}

interface Stroke {
  readonly look: string; // suffix of the CSS class
  readonly path: string;
}

const HALF = Math.sqrt(3) / 2;
const STEPS = 'l.5-.87h1l.5.87-.5.87h-1z'; // a hex, from its left corner
// Halfway to each neighbour.
const TOWARDS: readonly (readonly [x: number, y: number])[] = [
  [0, -HALF],
  [0.75, -HALF / 2],
  [0.75, HALF / 2],
  [0, HALF],
  [-0.75, HALF / 2],
  [-0.75, -HALF / 2],
];

const short = (value: number): string => String(Math.round(value * 100) / 100);
const held = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The terrain class of a hex: water by depth, pavement, swamp, or its level. */
export function tileLook(ground: Ground): string {
  if (ground.water >= 0) return `water-${held(depthAt(ground), 0, 3)}`;
  if (ground.paved || ground.building) return 'paved';
  if (ground.swamp) return 'swamp';
  const level = held(bedOf(ground), -2, 6);
  return level < 0 ? `level-n${-level}` : `level-${level}`;
}

/** The main feature of a hex, if any: building, bridge, woods or rough ground. */
export function thingLook({ building, woods, rough, rubble, bridge }: Ground): string | null {
  if (building && building.cf > 0) return `building-${building.kind}`;
  if (bridge) return 'bridge';
  if (woods > 0) return `woods-${woods}`;
  return rough || rubble ? 'rough' : null;
}

const disc = (radius: number) => (x: number, y: number) =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
const square = (half: number) => (x: number, y: number) =>
  `M${short(x - half)} ${short(y - half)}h${2 * half}v${2 * half}h-${2 * half}z`;
const pebbles = (x: number, y: number): string =>
  [
    [-0.3, 0.2],
    [0.3, 0.15],
    [0, -0.3],
  ]
    .map(([dx = 0, dy = 0]) => disc(0.14)(x + dx, y + dy))
    .join('');

const SHAPES: Readonly<Record<string, (x: number, y: number) => string>> = {
  'woods-1': disc(0.45),
  'woods-2': disc(0.68),
  rough: pebbles,
  bridge: square(0.4),
  building: square(0.55),
};

const gathered = (strokes: Map<string, string>, look: string, path: string): void => {
  strokes.set(look, (strokes.get(look) ?? '') + path);
};
const listed = (strokes: ReadonlyMap<string, string>): readonly Stroke[] =>
  [...strokes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([look, path]) => ({ look, path }));

/** From the centre of a hex to every hexside crossed by a road or river. */
const crossing = (sides: number, x: number, y: number): string =>
  FACINGS.filter((side) => sides & (1 << side))
    .map((side) => {
      const [dx, dy] = TOWARDS[side] as (typeof TOWARDS)[number];
      return `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`;
    })
    .join('');

/** The size of its picture. */
export const sizeOf = ({ cols, rows }: GameMap): { readonly width: number; readonly height: number } => ({
  width: 1.5 * cols + 0.5,
  height: 2 * HALF * rows + (cols > 1 ? HALF : 0),
});

export function smallMap(map: GameMap): SmallMap {
  const tiles = new Map<string, string>();
  const things = new Map<string, string>();
  let [rivers, roads] = ['', ''];
  for (const [hex, ground] of map.hexes.entries()) {
    const at = middle(map, hex);
    const [x, y] = [at.x + 1, at.y + HALF];
    gathered(tiles, tileLook(ground), `M${short(x - 1)} ${short(y)}${STEPS}`);
    const thing = thingLook(ground);
    if (thing) gathered(things, thing, (SHAPES[thing] ?? SHAPES.building)?.(x, y) ?? '');
    rivers += crossing(ground.river, x, y);
    roads += crossing(ground.road | (ground.bridge?.exits ?? 0), x, y);
  }
  return { tiles: listed(tiles), things: listed(things), rivers, roads };
}
