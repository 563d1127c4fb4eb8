import type { Colour } from '../../../kernel/picture.ts';
import { type Facing, type Hex, neighbour } from '../../../parts/hex/hex.ts';
import { frameOf, INNER, middleOf, type Point, SIDE } from '../../../parts/hex/outline.ts';
import type { Ground } from '../ground.ts';
import { groundAt, type Land } from '../view.ts';

const WIDE = 1_000; // units: on a wider map counters are drawn larger
const CHEVRON = 42; // from the middle of a counter to its tip

/** A hex to draw, around its centre. */
export interface Spot extends Point {
  readonly hex: Hex;
  readonly ground: Ground;
}

/** The map, hex by hex. Large maps are drawn with less detail. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly detail: 'full' | 'some' | 'plain';
  readonly counters: number; // their scale
  beside(hex: Hex, side: Facing): Spot | undefined;
}

const FULL = 600; // hexes drawn with every tree
const SOME = 2_500; // hexes with textures

export function sheetOf(land: Land): Sheet {
  const { map } = land.rules;
  const counters = Math.min(4, Math.max(1.3, frameOf(map).width / WIDE));
  const frame = frameOf(map, CHEVRON * counters - INNER);
  const spots = Array.from({ length: map.cols * map.rows }, (_, hex): Spot => {
    const { x, y } = middleOf(map, hex);
    return { hex, x: x - frame.x, y: y - frame.y, ground: groundAt(land, hex) };
  });
  return {
    width: frame.width,
    height: frame.height,
    spots,
    detail: spots.length <= FULL ? 'full' : spots.length <= SOME ? 'some' : 'plain',
    counters,
    beside: (hex, side) => spots[neighbour(map, hex, side)],
  };
}

/** One decimal is enough, and keeps large maps small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

const [HALF, HIGH] = [SIDE / 2, tenth(INNER)];
const AROUND = `h${SIDE}l${HALF} ${HIGH}-${HALF} ${HIGH}h-${SIDE}l-${HALF}-${HIGH}z`;
export const hexOutline = ({ x, y }: Point): string => `M${tenth(x - HALF)} ${tenth(y - HIGH)}${AROUND}`;

/** A circle as part of a path. */
export const discPath = (x: number, y: number, radius: number): string => {
  const r = tenth(radius);
  return `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${tenth(2 * r)} 0a${r} ${r} 0 1 0-${tenth(2 * r)} 0`;
};

export const linePath = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;

const LEVELS: readonly Colour[] = [
  ...(['level-n2', 'level-n1', 'level-0', 'level-1', 'level-2', 'level-3', 'level-4', 'level-5', 'level-6'] as const),
];
const WATERS: readonly Colour[] = ['water-0', 'water-1', 'water-2', 'water-3'];

const within = <T>(list: readonly T[], i: number): T => list[Math.min(list.length - 1, Math.max(0, i))] as T;
export const levelColour = (level: number): Colour => within(LEVELS, level + 2);
export const waterColour = (depth: number): Colour => within(WATERS, depth);

/** Paths collected by colour. */
export class Heap {
  private readonly parts = new Map<Colour, string[]>();

  add(colour: Colour, d: string): void {
    const parts = this.parts.get(colour);
    if (parts) parts.push(d);
    else this.parts.set(colour, [d]);
  }

  get paths(): readonly (readonly [Colour, string])[] {
    return [...this.parts].map(([colour, parts]) => [colour, parts.join('')]);
  }
}
