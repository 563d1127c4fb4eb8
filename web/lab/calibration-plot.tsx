import type { PredictionInfo } from '../../src/wire/lab.ts';
import { calibrationPlot } from './prediction-figures.ts';

interface CalibrationPlotProps {
  readonly row: PredictionInfo;
  readonly label: string; // text alternative
  readonly across: string;
  readonly up: string;
  value(number: number): string;
}

const SIDE = 240;
const LEFT = 64;
const RADIUS = 9;

/** Each group of predictions as a dot, as large as the group; exact predictions lie on the dashed line. */
export function CalibrationPlot({ row, label, across, up, value }: CalibrationPlotProps) {
  const { most, points } = calibrationPlot(row);
  const x = (share: number): number => LEFT + SIDE * share;
  const y = (share: number): number => RADIUS + SIDE * (1 - share);
  const path = points.map((point) => `${x(point.x)},${y(point.y)}`).join(' ');
  return (
    <svg
      class="lab-plot"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${LEFT + SIDE + 2 * RADIUS} ${SIDE + 2 * RADIUS + 30}`}
    >
      <rect x={x(0)} y={y(1)} width={SIDE} height={SIDE} fill="none" stroke="var(--line)" />
      <line x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} stroke="var(--edge)" stroke-dasharray="4 4" />
      <polyline points={path} fill="none" stroke="var(--brass)" stroke-width="1.5" />
      {points.map((point) => (
        <circle
          key={point.x}
          cx={x(point.x)}
          cy={y(point.y)}
          r={2 + (RADIUS - 2) * point.size}
          fill="var(--brass)"
          fill-opacity="0.5"
          stroke="var(--brass)"
        />
      ))}
      <text x={x(0)} y={y(0) + 18}>
        {value(0)}
      </text>
      <text x={x(0.5)} y={y(0) + 18} text-anchor="middle">
        {across}
      </text>
      <text x={x(1)} y={y(0) + 18} text-anchor="end">
        {value(most)}
      </text>
      <text x={x(0) - 6} y={y(1) + 8} text-anchor="end">
        {value(most)}
      </text>
      <text x={x(0) - 6} y={y(0.5)} text-anchor="end">
        {up}
      </text>
    </svg>
  );
}
