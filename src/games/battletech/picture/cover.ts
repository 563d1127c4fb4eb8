import type { Colour, Shape } from '../../../kernel/picture.ts';
import { FACINGS } from '../../../parts/hex/hex.ts';
import { heading, INNER } from '../../../parts/hex/outline.ts';
import { chance, spread } from './chance.ts';
import { discPath, Heap, linePath, type Sheet, type Spot, tenth } from './hexes.ts';

type Corner = readonly [number, number];

/** Draws what is on the ground: rivers, roads, swamps, stones, woods, buildings, bridges, fire and smoke. */
export function coverShapes(sheet: Sheet): Shape[] {
  const { spots, detail } = sheet;
  const ways = wayShapes(spots);
  if (detail === 'plain') return [...ways, ...roofShapes(spots), ...bridgeShapes(spots)];
  const full = detail === 'full';
  return [
    ...ways,
    ...swampShapes(spots),
    ...stoneShapes(spots, full ? 8 : 4),
    ...woodShapes(sheet),
    ...(full ? spots.flatMap(buildingShapes) : roofShapes(spots)),
    ...bridgeShapes(spots),
    ...airShapes(spots),
  ];
}

/** A road or river through a hex: two ends form a smooth bend, more meet in the middle. */
function wayPath({ x, y }: Spot, bits: number): string {
  const ends = FACINGS.filter((side) => (bits >> side) & 1).map((side): Corner => {
    const { x: dx, y: dy } = heading(side);
    return [x + dx * INNER, y + dy * INNER];
  });
  const [one, other] = ends;
  if (one && other && ends.length === 2)
    return `M${tenth(one[0])} ${tenth(one[1])}Q${tenth(x)} ${tenth(y)} ${tenth(other[0])} ${tenth(other[1])}`;
  return ends.map((end) => linePath([x, y], end)).join('');
}

function wayShapes(spots: readonly Spot[]): Shape[] {
  const rivers = spots.map((spot) => (spot.ground.river ? wayPath(spot, spot.ground.river) : '')).join('');
  const roads = spots.map((spot) => (spot.ground.road ? wayPath(spot, spot.ground.road) : '')).join('');
  const both = (d: string, edge: Colour, fill: Colour, width: number): Shape[] =>
    d === ''
      ? []
      : [
          { kind: 'path', d, stroke: edge, width: width + 3, round: true },
          { kind: 'path', d, stroke: fill, width, round: true },
        ];
  return [...both(rivers, 'shore', 'water-1', 15.5), ...both(roads, 'road-line', 'road', 9.5)];
}

function swampShapes(spots: readonly Spot[]): Shape[] {
  const reeds = spots.flatMap(({ hex, x, y, ground }) =>
    ground.swamp
      ? spread(hex, 23, 6, 25).map(
          (at) => `M${tenth(x + at.x)} ${tenth(y + at.y + 2)}l-2.600-5.200m2.600 5.200v-7m0 7l2.600-5.200`,
        )
      : [],
  );
  return reeds.length === 0 ? [] : [{ kind: 'path', d: reeds.join(''), stroke: 'reed', width: 1.5, round: true }];
}

/** Boulders on rough ground, remains of walls in rubble. */
function stoneShapes(spots: readonly Spot[], count: number): Shape[] {
  const stones: string[] = [];
  const rubble: string[] = [];
  for (const { hex, x, y, ground } of spots) {
    const broken = ground.rubble || ground.building?.cf === 0;
    if (!ground.rough && !broken) continue;
    for (const [i, at] of spread(hex, 11, count, 25).entries()) {
      const size = 2.8 + 3 * chance(hex, 200 + i);
      const to = (share: number): number => tenth(size * share);
      const start = `M${tenth(x + at.x - size)} ${tenth(y + at.y + size * 0.5)}`;
      if (broken) rubble.push(`${start}l${to(1.8)} ${to(-0.7)} ${to(0.3)} ${to(0.8)} ${to(-1.8)} ${to(0.6)}z`);
      else
        stones.push(
          `${start}l${to(0.45)} ${to(-1.15)} ${to(0.9)} ${to(-0.15)} ${to(0.65)} ${to(0.85)} ${to(-0.3)} ${to(0.5)}z`,
        );
    }
  }
  return [
    { kind: 'path', d: stones.join(''), fill: 'stone', stroke: 'stone-line', width: 1.1 },
    { kind: 'path', d: rubble.join(''), fill: 'paved', stroke: 'stone-line', width: 1.1 },
  ];
}

const TREES = { full: [6, 10], some: [3, 5], plain: [0, 0] } as const; // per hex of light and heavy woods

function woodShapes({ spots, detail }: Sheet): Shape[] {
  const [light, heavy] = TREES[detail];
  const crowns: [string[], string[]] = [[], []];
  const shades: string[] = [];
  for (const { hex, x, y, ground } of spots) {
    if (ground.woods === 0) continue;
    const count = ground.woods === 1 ? light : heavy;
    const base = ground.woods === 1 ? 5.6 : 7;
    for (const [i, at] of spread(hex, 3, count, 25).entries()) {
      const size = base * (0.82 + 0.36 * chance(hex, 90 + i)) * (detail === 'full' ? 1 : 1.4);
      crowns[ground.woods - 1]?.push(discPath(x + at.x, y + at.y, size));
      if (detail === 'full' && ground.woods === 1) shades.push(discPath(x + at.x + 1.4, y + at.y + 1.8, size));
    }
  }
  return [
    { kind: 'path', d: shades.join(''), fill: 'shade', opacity: 0.2 },
    ...crowns.map(
      (list, i): Shape => ({
        kind: 'path',
        d: list.join(''),
        fill: i === 0 ? 'tree-light' : 'tree-heavy',
        stroke: 'tree-line',
        width: 1,
      }),
    ),
  ];
}

/** Footprints by kind: a cottage, a hall with a wing, a block, a keep with cut corners; last, a bunker. */
const PLANS: readonly string[] = [
  'M-17-12h34v24h-34z',
  'M-20-15h40v19h-12v11h-28z',
  'M-23-17h46v34h-46z',
  'M-16-19h32l9 9v20l-9 9h-32l-9-9v-20z',
  'M-15-10h30l7 22h-44z',
];
const ROOFS: readonly string[] = [
  'M-17-12l8 12h18l8-12M-17 12l8-12M17 12l-8-12',
  'M-20-15l10 9.500h21l9-9.500M20 4l-9-9.500M-20 15l14-10v-10.500M8 15l-14-10',
  'M-11.500-17v34M0-17v34M11.500-17v34M-23 0h46',
  'M-11-13h22l7 6v14l-7 6h-22l-7-6v-14zM-11-13l22 26M11-13l-22 26',
  'M-12 3h24M-12 5.500h24',
];
const FILLS: readonly Colour[] = ['roof-1', 'roof-2', 'roof-3', 'roof-4', 'stone'];

function buildingShapes({ x, y, ground: { building } }: Spot): Shape[] {
  if (!building || building.cf === 0) return [];
  const kind = building.bunker ? PLANS.length - 1 : building.kind - 1;
  const d = PLANS[kind] as string;
  const shade = building.bunker ? 0 : 2 + Math.min(6, building.height) * 2;
  return [
    { kind: 'group', x: x + shade, y: y + shade, opacity: 0.22, shapes: [{ kind: 'path', d, fill: 'shade' }] },
    {
      kind: 'group',
      x,
      y,
      shapes: [
        { kind: 'path', d, fill: FILLS[kind] as Colour, stroke: 'wall', width: 1.2 + 0.7 * building.kind },
        { kind: 'path', d: ROOFS[kind] as string, stroke: 'wall', width: 1, opacity: 0.6 },
      ],
    },
  ];
}

/** Buildings of a large map: plain roofs. */
function roofShapes(spots: readonly Spot[]): Shape[] {
  const roofs = new Heap();
  for (const { x, y, ground } of spots)
    if (ground.building && ground.building.cf > 0)
      roofs.add(FILLS[ground.building.kind - 1] as Colour, `M${tenth(x - 20)} ${tenth(y - 16)}h40v32h-40z`);
  return roofs.paths.map(([fill, d]) => ({ kind: 'path', d, fill, stroke: 'wall', width: 2 }));
}

function bridgeShapes(spots: readonly Spot[]): Shape[] {
  const d = spots.map((spot) => (spot.ground.bridge ? wayPath(spot, spot.ground.bridge.exits) : '')).join('');
  if (d === '') return [];
  return [
    { kind: 'path', d, stroke: 'wall', width: 22 },
    { kind: 'path', d, stroke: 'deck', width: 17.5 },
    { kind: 'path', d, stroke: 'wall', width: 15, dash: [1.4, 5], opacity: 0.35 },
  ];
}

const FLAME =
  'M0 9C-8 9-7.600 1-2.700-3.100-2.700 0-.500 0 0-.900.900-4.500 0-7.200-.900-9.900 6.300-5.400 9 1.800 6.800 5.400 5.400 8.100 2.700 9 0 9z';
const WISP = 'M-9 1.500c2-3.400 5-3.400 7 0s5 3.400 7 0 2.600-2.600 4-2.200';

/** Flames and wisps of smoke. */
function airShapes(spots: readonly Spot[]): Shape[] {
  return spots.flatMap(({ hex, x, y, ground }): Shape[] => [
    ...(ground.fire > 0 ? spread(hex, 31, 4, 20).flatMap((at) => flame(x + at.x, y + at.y)) : []),
    ...(ground.smoke > 0 ? [smoke(hex, x, y, ground.smoke)] : []),
  ]);
}

const flame = (x: number, y: number): Shape[] => [
  { kind: 'group', x, y, shapes: [{ kind: 'path', d: FLAME, fill: 'flame' }] },
  { kind: 'group', x, y: y + 2, scale: 0.5, shapes: [{ kind: 'path', d: FLAME, fill: 'flame-core' }] },
];

function smoke(hex: number, x: number, y: number, thick: number): Shape {
  const wisps = spread(hex, 43, thick === 1 ? 3 : 6, 18).map((at): Shape => {
    const wisp: Shape = { kind: 'path', d: WISP, stroke: 'quiet', width: 1.8, round: true };
    return { kind: 'group', x: at.x, y: at.y, opacity: 0.8, shapes: [wisp] };
  });
  const mist: Shape = { kind: 'circle', x: 0, y: 0, r: 30, fill: 'smoke', opacity: thick === 1 ? 0.3 : 0.5 };
  return { kind: 'group', x, y, shapes: [mist, ...wisps] };
}
