import './board.css';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { MiniatureProps } from '../../../page/contract.ts';
import { frameOf, middleOf, type Point } from '../../../page/hex-shape.ts';
import { type Brush, Painting, useBox } from '../../../page/painting.tsx';
import type { BattletechKinds } from '../kinds.ts';
import { keptMap } from '../rules/maps/kept.ts';
import { alive } from '../rules/status.ts';
import type { Rules, Side, Unit } from '../view.ts';
import { paintGround } from './board/ground/ground.ts';
import { sideClass } from './board/units.ts';
import { useLand } from './board/use-land.ts';

/** A picture of the whole map without controls, with dots for counters. */
export function Miniature({ setup, view }: MiniatureProps<BattletechKinds>) {
  const map = useMemo(() => keptMap(setup.map), [setup]);
  return map.ok ? <Picture map={map.value} setup={setup} view={view} /> : null;
}

function Picture({ map, setup, view }: MiniatureProps<BattletechKinds> & Pick<Rules, 'map'>) {
  const root = useRef<HTMLDivElement>(null);
  const box = useBox(root);
  const frame = useMemo(() => frameOf(map, 4), [map]);
  const rules = useMemo(() => ({ map }), [map]);
  const land = useLand({ rules, ground: view.ground });
  const paint = useCallback((brush: Brush) => paintGround(brush, land, { figures: false, numbers: false }), [land]);
  return (
    <div ref={root} class="bt-miniature">
      <Painting frame={frame} box={box} closeness={1} paint={paint} />
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
        {view.units.map((unit, id) => (
          <Dot key={id} unit={unit} side={setup.units[id]?.side ?? ''} at={middleOf(map, unit.at)} />
        ))}
      </svg>
    </div>
  );
}

function Dot({ unit, side, at }: { readonly unit: Unit; readonly side: Side; readonly at: Point }) {
  const lives = alive(unit);
  return (
    <g
      class={`bt-dot ${sideClass(side)} ${lives ? '' : 'is-gone'}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      {lives && <circle r="20" />}
      <path
        d={lives ? 'M0-46L15-22 0-28-15-22Z' : 'M-14-14L14 14M14-14L-14 14'}
        transform={`rotate(${lives ? 60 * unit.facing : 0})`}
      />
    </g>
  );
}
