import { UNIT } from '../../../page/grid.tsx';
import { cellName, columnName } from '../../../parts/grid/grid.ts';
import { coastOf, coastPath } from '../picture/coast.ts';
import type { Print } from '../rules/chart.ts';
import type { Rules } from '../view.ts';
import { centre } from './glyphs.tsx';

export const MARGIN = 24;

/** The part of the rules needed to draw a chart. */
export interface Printed {
  readonly chart: Print;
  readonly setup: Pick<Rules['setup'], 'map'>;
}

/** The printed chart: water, coasts with their shelf, sector lines and names, letters and numbers on the edges. */
export function Sea({ rules, names, edges = true }: { rules: Printed; names: boolean; edges?: boolean }) {
  const { chart, setup } = rules;
  const [width, height] = [chart.cols * UNIT, chart.rows * UNIT];
  const coast = coastFor(rules);
  const { across, down } = setup.map.sector;
  const lines = (count: number, every: number): number[] =>
    Array.from({ length: count - 1 }, (_, i) => i + 1).filter((i) => i % every === 0);
  const fine = (count: number): number[] => Array.from({ length: count - 1 }, (_, i) => i + 1);
  return (
    <g class="radar-sea">
      <rect class="sea-water" width={width} height={height} />
      <path
        class="sea-fine"
        d={`${fine(chart.cols)
          .map((x) => `M${x * UNIT} 0V${height}`)
          .join('')}${fine(chart.rows)
          .map((y) => `M0 ${y * UNIT}H${width}`)
          .join('')}`}
      />
      {sectorsOf(rules).map(({ sector, x, y, w, h }) => (
        <text key={sector} class="sea-sector" x={x + w / 2} y={y + h / 2} font-size={Math.min(w, h) * 0.62}>
          {sector}
        </text>
      ))}
      <svg width={width} height={height} aria-hidden="true">
        <path class="sea-shelf" d={coast} />
        <path class="sea-land" d={coast} />
      </svg>
      <path
        class="sea-lines"
        d={`${lines(chart.cols, across)
          .map((x) => `M${x * UNIT} 0V${height}`)
          .join('')}${lines(chart.rows, down)
          .map((y) => `M0 ${y * UNIT}H${width}`)
          .join('')}`}
      />
      {sectorsOf(rules).map(({ sector, x, y }) => (
        <text key={sector} class="sea-corner" x={x + 6} y={y + 17}>
          {sector}
        </text>
      ))}
      <rect class="sea-frame" width={width} height={height} />
      {names &&
        chart.sea.map((wet, cell) =>
          wet ? (
            <text key={cell} class="sea-name" x={centre(chart, cell).x - 17} y={centre(chart, cell).y + 17}>
              {cellName(chart, cell)}
            </text>
          ) : null,
        )}
      {edges && (
        <g class="sea-edge">
          {Array.from({ length: chart.cols }, (_, col) => (
            <text key={`c${col}`} x={(col + 0.5) * UNIT} y={-8}>
              {columnName(col)}
            </text>
          ))}
          {Array.from({ length: chart.rows }, (_, row) => (
            <text key={`r${row}`} x={-12} y={(row + 0.5) * UNIT + 5}>
              {row + 1}
            </text>
          ))}
        </g>
      )}
    </g>
  );
}

const coasts = new WeakMap<Printed, string>();
function coastFor(rules: Printed): string {
  const path = coasts.get(rules) ?? coastPath(coastOf(rules.chart), UNIT, 11);
  coasts.set(rules, path);
  return path;
}

interface SectorBox {
  readonly sector: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The sectors as rectangles in units. */
export function sectorsOf({ chart, setup }: Printed): readonly SectorBox[] {
  const { across, down } = setup.map.sector;
  const perRow = Math.ceil(chart.cols / across);
  return Array.from({ length: chart.sectors }, (_, i) => {
    const [col, row] = [(i % perRow) * across, Math.floor(i / perRow) * down];
    return {
      sector: i + 1,
      x: col * UNIT,
      y: row * UNIT,
      w: Math.min(across, chart.cols - col) * UNIT,
      h: Math.min(down, chart.rows - row) * UNIT,
    };
  });
}
