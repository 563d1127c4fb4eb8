import './miniature.css';
import { useMemo } from 'preact/hooks';
import type { MiniatureProps } from '../../../page/contract.ts';
import type { ShootingKinds } from '../kinds.ts';
import { dotsOf } from './dots.ts';

/** A static picture of the whole battlefield, models as dots. */
export function Miniature({ setup, view }: MiniatureProps<ShootingKinds>) {
  const { table, terrain } = setup.scenario;
  const dots = useMemo(() => dotsOf(setup.scenario), [setup]);
  return (
    <svg
      class="sh-miniature"
      viewBox={`-1 -1 ${table.width + 2} ${table.height + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="sh-mat" width={table.width} height={table.height} rx="0.5" />
      {terrain.map(({ id, kind, corners }) => (
        <g key={id} class={`sh-terrain is-${kind}`}>
          <path class="sh-floor" d={`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`} />
        </g>
      ))}
      {dots.map(({ x, y, r, side, unit }, model) => (
        <circle
          key={model}
          class={`sh-dot ${side === 'attacker' ? 'sh-a' : 'sh-b'} ${view.wounds[model] === 0 ? 'is-gone' : ''} ${unit === view.shooter ? 'is-shooter' : ''}`}
          cx={x}
          cy={y}
          r={r}
        />
      ))}
    </svg>
  );
}
