import { useMemo } from 'preact/hooks';
import { borderOf, middleOf } from '../../../../page/hex-shape.ts';
import type { HexGrid } from '../../../../parts/hex/hex.ts';
import { areasOf, type Reachable } from './reachable.ts';

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
          <g key={hex} class={`bt-cost is-${mode}`} transform={`translate(${x} ${y})`}>
            <text>{mp}</text>
            {rolls > 0 && <path class="bt-risk" d="M0-26l5 8.6h-10z" />}
          </g>
        );
      })}
    </g>
  );
}
