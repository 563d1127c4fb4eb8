import { middleOf } from '../../../../page/hex-shape.ts';
import type { HexGrid } from '../../../../parts/hex/hex.ts';
import type { BoardLabels } from '../board-labels.ts';
import type { LastChange, ShotLine } from './last-change.ts';

interface LatelyLayerProps {
  readonly grid: HexGrid;
  readonly lately: LastChange;
  readonly w: BoardLabels;
}

/** The last change: shots as thin lines, lost points as numbers, paths as dots. */
export function LastChangeLayer({ grid, lately, w }: LatelyLayerProps) {
  const { seq, lines, hurts, trails } = lately;
  return (
    <g key={seq} class="bt-lately">
      {[...trails].map(([unit, hexes]) => (
        <path
          key={unit}
          class="bt-went"
          d={`M${hexes.map((hex) => `${middleOf(grid, hex).x} ${middleOf(grid, hex).y}`).join('L')}`}
        />
      ))}
      {lines.map((line, i) => (
        <path
          key={i}
          class={`bt-shot ${line.hit ? 'is-hit' : 'is-miss'} ${line.blow ? 'is-blow' : ''}`}
          d={shotPath(grid, line, i)}
        />
      ))}
      {hurts.map(({ unit, at, points, destroyed }) => {
        const { x, y } = middleOf(grid, at);
        return (
          <g key={unit} class={`bt-hurt ${destroyed ? 'is-destroyed' : ''}`} transform={`translate(${x} ${y})`}>
            <title>{w.hits(points)}</title>
            <circle class="bt-flash" r="30" />
            {points > 0 && (
              <text class="bt-points" y="-24">
                {`\u2212${points}`}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const BESIDE = 23; // shots start at the edge of a counter

/** Side by side, so that they can be counted; a miss passes its target. */
function shotPath(grid: HexGrid, { from, to, hit }: ShotLine, i: number): string {
  const [start, end] = [middleOf(grid, from), middleOf(grid, to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [nx, ny] = [-dy / length, dx / length];
  const lane = ((i % 7) - 3) * 3.4;
  const wide = hit ? lane * 0.6 : (i % 2 === 0 ? 1 : -1) * (20 + 2 * (i % 5));
  const [ux, uy] = [dx / length, dy / length];
  const far = hit ? -14 : 26;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const leaves = point(start.x + nx * lane + ux * BESIDE, start.y + ny * lane + uy * BESIDE);
  return `M${leaves}L${point(end.x + nx * wide + ux * far, end.y + ny * wide + uy * far)}`;
}
