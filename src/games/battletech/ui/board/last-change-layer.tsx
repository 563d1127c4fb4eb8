import { middleOf } from '../../../../page/hex-shape.ts';
import type { HexGrid } from '../../../../parts/hex/hex.ts';
import { unitOf, type View } from '../../view.ts';
import type { BoardLabels } from '../board-labels.ts';
import type { LastChange, ShotLine } from './last-change.ts';

interface LatelyLayerProps {
  readonly view: View;
  readonly lately: LastChange;
  readonly w: BoardLabels;
}

/** The last change: shots as thin lines, lost points as numbers, paths as dots; sparks, dust and explosions pass quickly. */
export function LastChangeLayer({ view, lately, w }: LatelyLayerProps) {
  const { seq, lines, hurts, trails, fallen } = lately;
  const grid: HexGrid = view.rules.map;
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
      {hurts.map(({ unit, at, points, destroyed, exploded, from }) => {
        const { x, y } = middleOf(grid, at);
        return (
          <g key={unit} class="bt-hurt" transform={`translate(${x} ${y})`}>
            <title>{w.hits(points)}</title>
            {destroyed || exploded ? <Blast /> : from !== null && <path class="bt-spark" d={SPARK} />}
            {points > 0 && (
              <text class="bt-points" y="-30">
                {`\u2212${points}`}
              </text>
            )}
          </g>
        );
      })}
      {[...fallen].map((unit) => {
        const { x, y } = middleOf(grid, unitOf(view, unit).at);
        return (
          <g key={`fall-${unit}`} transform={`translate(${x} ${y})`}>
            <ellipse class="bt-dust" rx="34" ry="20" />
          </g>
        );
      })}
    </g>
  );
}

/** A fireball with a bright core, and a ring of smoke. */
const Blast = () => (
  <g class="bt-blast">
    <circle class="bt-blast-smoke" r="44" />
    <path class="bt-blast-fire" d={SPARK} />
    <circle class="bt-blast-core" r="15" />
  </g>
);

/** A star with eight points. */
const SPARK = 'M0-30L5-11 19-19 11-5 30 0 11 5 19 19 5 11 0 30-5 11-19 19-11 5-30 0-11-5-19-19-5-11Z';

const BESIDE = 25; // shots start and end at the edge of a counter

/** Side by side, so that they can be counted; a miss passes its target. */
function shotPath(grid: HexGrid, { from, to, hit }: ShotLine, i: number): string {
  const [start, end] = [middleOf(grid, from), middleOf(grid, to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [nx, ny] = [-dy / length, dx / length];
  const lane = ((i % 7) - 3) * 3.4;
  const wide = hit ? lane * 0.6 : (i % 2 === 0 ? 1 : -1) * (20 + 2 * (i % 5));
  const [ux, uy] = [dx / length, dy / length];
  const far = hit ? -BESIDE : 26;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const leaves = point(start.x + nx * lane + ux * BESIDE, start.y + ny * lane + uy * BESIDE);
  return `M${leaves}L${point(end.x + nx * wide + ux * far, end.y + ny * wide + uy * far)}`;
}
