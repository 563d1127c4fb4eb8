import type { Point, Shape } from '../../../kernel/picture.ts';
import { type Cell, colOf, columnName, type Grid, rowOf } from '../../../parts/grid/grid.ts';
import type { Rules } from '../view.ts';
import { coastOf, coastPath } from './coast.ts';

export const UNIT = 40; // edge of a cell
export const MARGIN = 34; // at the top and at the left, for letters and numbers
export const EDGE = 12; // at the right and at the bottom

/** The centre of a cell. */
export const centre = (grid: Grid, cell: Cell): Point => [
  MARGIN + (colOf(grid, cell) + 0.5) * UNIT,
  MARGIN + (rowOf(grid, cell) + 0.5) * UNIT,
];

export interface SectorBox {
  readonly sector: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function sectorBoxes({ chart, setup }: Rules): readonly SectorBox[] {
  const { across, down } = setup.map.sector;
  const perRow = Math.ceil(chart.cols / across);
  return Array.from({ length: chart.sectors }, (_, i) => {
    const [col, row] = [(i % perRow) * across, Math.floor(i / perRow) * down];
    return {
      sector: i + 1,
      x: MARGIN + col * UNIT,
      y: MARGIN + row * UNIT,
      w: Math.min(across, chart.cols - col) * UNIT,
      h: Math.min(down, chart.rows - row) * UNIT,
    };
  });
}

/** The printed chart: water, sectors, coasts with their shelf, letters and numbers on the edges. */
export function chartShapes(rules: Rules, over: readonly Shape[]): Shape[] {
  const { chart, setup } = rules;
  const [w, h] = [chart.cols * UNIT, chart.rows * UNIT];
  const { across, down } = setup.map.sector;
  const coast = coastPath(coastOf(chart), UNIT, 11);
  const boxes = sectorBoxes(rules);
  return [
    { kind: 'rect', x: 0, y: 0, w: w + MARGIN + EDGE, h: h + MARGIN + EDGE, fill: 'raised' },
    { kind: 'rect', x: MARGIN, y: MARGIN, w, h, fill: 'sea' },
    { kind: 'path', d: gridPath(w, h, UNIT, UNIT), stroke: 'sea-line', width: 0.8 },
    ...boxes.map(bigNumber),
    {
      kind: 'group',
      x: MARGIN,
      y: MARGIN,
      shapes: [
        { kind: 'path', d: coast, stroke: 'shelf', width: 11, opacity: 0.85 },
        { kind: 'path', d: coast, fill: 'land', stroke: 'land-line', width: 2 },
      ],
    },
    ...over,
    ...frame(w, h),
    { kind: 'path', d: gridPath(w, h, across * UNIT, down * UNIT), stroke: 'quiet', width: 1.4, dash: [7, 5] },
    { kind: 'rect', x: MARGIN, y: MARGIN, w, h, stroke: 'quiet', width: 2 },
    ...boxes.map(smallNumber),
    ...edgeTexts(chart),
  ];
}

/** Hides the part of the shelf outside the chart. */
const frame = (w: number, h: number): Shape[] => {
  const [width, height] = [w + MARGIN + EDGE, h + MARGIN + EDGE];
  return [
    { kind: 'rect', x: 0, y: 0, w: width, h: MARGIN, fill: 'raised' },
    { kind: 'rect', x: 0, y: height - EDGE, w: width, h: EDGE, fill: 'raised' },
    { kind: 'rect', x: 0, y: 0, w: MARGIN, h: height, fill: 'raised' },
    { kind: 'rect', x: width - EDGE, y: 0, w: EDGE, h: height, fill: 'raised' },
  ];
};

function gridPath(w: number, h: number, across: number, down: number): string {
  let path = '';
  for (let x = across; x < w; x += across) path += `M${MARGIN + x} ${MARGIN}v${h}`;
  for (let y = down; y < h; y += down) path += `M${MARGIN} ${MARGIN + y}h${w}`;
  return path;
}

const bigNumber = ({ sector, x, y, w, h }: SectorBox): Shape => {
  const size = Math.min(w, h) * 0.62;
  const middle = { x: x + w / 2, y: y + h / 2 + size * 0.36, anchor: 'middle' as const };
  return { kind: 'text', ...middle, text: String(sector), size, bold: true, fill: 'quiet', opacity: 0.1 };
};

const smallNumber = ({ sector, x, y }: SectorBox): Shape => ({
  kind: 'text',
  x: x + 6,
  y: y + 18,
  text: String(sector),
  size: 15,
  bold: true,
  fill: 'quiet',
});

function edgeTexts({ rows, cols }: Grid): Shape[] {
  const label = (text: string, x: number, y: number): Shape => ({
    kind: 'text',
    x,
    y,
    text,
    size: 15,
    mono: true,
    anchor: 'middle',
    fill: 'quiet',
  });
  return [
    ...Array.from({ length: cols }, (_, col) => label(columnName(col), MARGIN + (col + 0.5) * UNIT, MARGIN - 10)),
    ...Array.from({ length: rows }, (_, row) =>
      label(String(row + 1), MARGIN / 2 - 1, MARGIN + (row + 0.5) * UNIT + 5),
    ),
  ];
}
