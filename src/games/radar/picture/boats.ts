import type { Colour, Point, Shape } from '../../../kernel/picture.ts';
import type { Cell } from '../../../parts/grid/grid.ts';
import { cornersOf } from '../../../parts/picture/hatch.ts';
import { sideColour, sideWash } from '../../../parts/picture/side.ts';
import { SIDES, type Side, type View } from '../view.ts';
import { centre, sectorBoxes } from './chart.ts';

const indexOf = (side: Side): number => SIDES.indexOf(side);
const colourOf = (side: Side): Colour => sideColour(indexOf(side));

/** Sectors with a boat on the surface, which is public. */
export const surfacedSectors = (view: View): Shape[] =>
  SIDES.flatMap((side): Shape[] => {
    const box = sectorBoxes(view.rules).find(({ sector }) => sector === view.boats[side].surfaced);
    if (!box) return [];
    const { x, y, w, h } = box;
    const stroke = colourOf(side);
    return [
      { kind: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, corner: 4, fill: stroke, opacity: 0.12 },
      { kind: 'hatch', points: cornersOf(x + 2, y + 2, w - 4, h - 4), gap: 15, stroke, width: 1.5, opacity: 0.35 },
      { kind: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, corner: 4, stroke, width: 2.5 },
    ];
  });

/** The visible parts of both boats: trails under mines under counters. */
export function boatShapes(view: View): Shape[] {
  const { boats } = view;
  const shared = boats.blue.at !== null && boats.blue.at === boats.red.at;
  return [
    ...SIDES.flatMap((side) => trail(view, side)),
    ...SIDES.flatMap((side) => (boats[side].mines ?? []).map((cell) => mine(view, side, cell))),
    ...SIDES.flatMap((side) => {
      const { at, surfaced, hull } = boats[side];
      if (at === null || at < 0) return [];
      const [x, y] = centre(view.rules.chart, at);
      const aside = shared ? (side === 'blue' ? -7 : 7) : 0;
      return [counter(side, [x + aside, y + aside], surfaced > 0, hull === 0)];
    }),
  ];
}

function trail({ rules, boats }: View, side: Side): Shape[] {
  const points = (boats[side].trail ?? []).map((cell) => centre(rules.chart, cell));
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return [];
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const stroke = colourOf(side);
  return [
    { kind: 'path', d, stroke: 'sea', width: 7, round: true, opacity: 0.6 },
    { kind: 'path', d, stroke, width: 3.4, round: true, ...(side === 'red' && { dash: [8, 6] }) },
    ...points.map(([x, y]): Shape => ({ kind: 'circle', x, y, r: 4, fill: stroke })),
    { kind: 'circle', x: first[0], y: first[1], r: 7, stroke, width: 2.5 },
  ];
}

/** A horned ball; red's are square, so that the sides differ in shape too. */
function mine({ rules }: View, side: Side, cell: Cell): Shape {
  const [x, y] = centre(rules.chart, cell);
  const fill = colourOf(side);
  const body: Shape =
    side === 'blue'
      ? { kind: 'circle', x: 0, y: 0, r: 7, fill, stroke: 'raised', width: 1.5 }
      : { kind: 'rect', x: -6.5, y: -6.5, w: 13, h: 13, fill, stroke: 'raised', width: 1.5 };
  const horns = 'M0-12V12M-12 0H12M-8.500-8.500l17 17M8.500-8.500l-17 17';
  return { kind: 'group', x, y, shapes: [{ kind: 'path', d: horns, stroke: fill, width: 2.2, round: true }, body] };
}

const HULL = 'M-13.5 3C-11.5-2 5-3 10 1l3-3v10l-3-3C5 9-11.5 8-13.5 3z';
const SAIL = 'M-6-1l1-6h6l2 6zM-2-7v-4';
const WAVE = 'M-13 11q3.250-4 6.500 0t6.500 0t6.500 0t6.500 0';
const CROSS = 'M-15-15L15 15M15-15L-15 15';

/** A boat as a wargame counter: a wave below it on the surface, crossed out when it has sunk. */
function counter(side: Side, [x, y]: Point, surfaced: boolean, sunk: boolean): Shape {
  const colour = colourOf(side);
  const square = { kind: 'rect', x: -19, y: -19, w: 38, h: 38, corner: 4 } as const;
  const points = cornersOf(-17, -17, 34, 34);
  return {
    kind: 'group',
    x,
    y,
    shapes: [
      { ...square, fill: sideWash(indexOf(side)), stroke: colour, width: 3.4 },
      ...(side === 'red'
        ? [{ kind: 'hatch', points, gap: 6, stroke: colour, width: 1.2, opacity: 0.35 } as const]
        : []),
      { kind: 'path', d: HULL, fill: 'ink' },
      { kind: 'path', d: SAIL, fill: 'ink', stroke: 'ink', width: 1.6 },
      ...(surfaced && !sunk ? [{ kind: 'path', d: WAVE, stroke: colour, width: 2, round: true } as const] : []),
      ...(sunk ? [{ kind: 'path', d: CROSS, stroke: 'bad', width: 4, round: true } as const] : []),
    ],
  };
}
