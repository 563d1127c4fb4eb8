import { useMemo } from 'preact/hooks';
import { borderOf, middleOf, type Point } from '../../../../page/hex-shape.ts';
import type { HexGrid } from '../../../../parts/hex/hex.ts';
import type { View } from '../../view.ts';
import { Ghost } from './counter.tsx';
import type { Trail } from './paths.ts';
import { areasOf, type Reachable } from './reachable.ts';

interface PathLayerProps {
  readonly view: View;
  readonly trail: Trail;
  readonly class?: string;
}

/** The path of a planned or highlighted move: a line with the MP spent at every hex, and the unit at its end. */
export function PathLayer({ view, trail, class: more = '' }: PathLayerProps) {
  const grid: HexGrid = view.rules.map;
  const last = trail.stops.at(-1);
  if (!last) return null;
  const points = trail.stops.map(({ hex }) => middleOf(grid, hex));
  const end = middleOf(grid, last.hex);
  const moves = trail.stops.length > 1;
  return (
    <g class={`bt-path ${more}`}>
      {moves && <path class="bt-path-halo" d={lineOf(points, trail.jump)} />}
      {moves && <path class="bt-path-line" d={lineOf(points, trail.jump)} />}
      {moves && (
        <g transform={`translate(${end.x} ${end.y})`}>
          <Ghost view={view} id={trail.unit} facing={last.facing} />
        </g>
      )}
      {!trail.jump &&
        trail.stops.slice(1, -1).map(({ hex, mp }) => {
          const { x, y } = middleOf(grid, hex);
          return (
            <g key={hex} class="bt-step" transform={`translate(${x} ${y})`}>
              <circle r="10" />
              <text y="4.5">{mp}</text>
            </g>
          );
        })}
    </g>
  );
}

/** From centre to centre. A jump is an arc that bends upwards, or to the left if it goes straight up or down. */
function lineOf(points: readonly Point[], jump: boolean): string {
  const [from, to] = [points[0], points.at(-1)];
  if (jump && from && to) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const bend = dx > 0 ? 0.22 : -0.22;
    return `M${from.x} ${from.y}Q${from.x + dx / 2 + dy * bend} ${from.y + dy / 2 - dx * bend} ${to.x} ${to.y}`;
  }
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

const MODES = ['jump', 'run', 'walk'] as const;

interface ReachLayerProps {
  readonly grid: HexGrid;
  readonly all: Reachable;
}

/** Reachable hexes: an outlined area for each mode, the MP in every hex, and a dot for a piloting roll. */
export function ReachLayer({ grid, all }: ReachLayerProps) {
  const borders = useMemo(() => {
    const areas = areasOf(all);
    return MODES.map((mode) => [mode, borderOf(grid, areas[mode])] as const);
  }, [all]);
  return (
    <g class="bt-reach">
      {borders.map(([mode, d]) => d && <path key={mode} class={`bt-area is-${mode}`} d={d} />)}
      {[...all].map(([hex, { mode, mp, rolls }]) => {
        const { x, y } = middleOf(grid, hex);
        return (
          <g key={hex} class={`bt-cost is-${mode}`} data-hex={hex} transform={`translate(${x} ${y})`}>
            <text>{mp}</text>
            {rolls > 0 && <path class="bt-risk" d="M0-26l5 8.6h-10z" />}
          </g>
        );
      })}
    </g>
  );
}
