import './board.css';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { MiniatureProps } from '../../../page/contract.ts';
import { frameOf, middleOf, type Point } from '../../../page/hex-shape.ts';
import { type Brush, Painting, useBox } from '../../../page/painting.tsx';
import type { BattletechKinds } from '../kinds.ts';
import { SILHOUETTES, weightNamed } from '../picture/silhouettes.ts';
import { keptMap } from '../rules/maps/kept.ts';
import { alive } from '../rules/status.ts';
import type { Rules, Unit } from '../view.ts';
import { HATCH } from './board/counter-shapes.ts';
import { paintGround } from './board/ground/ground.ts';
import { sideClass } from './board/units.ts';
import { useLand } from './board/use-land.ts';

/** A picture of the whole map without controls, with simplified counters. */
export function Miniature({ setup, view }: MiniatureProps<BattletechKinds>) {
  const map = useMemo(() => keptMap(setup.map), [setup]);
  return map.ok ? <Picture map={map.value} setup={setup} view={view} /> : null;
}

const HEX = 64; // counters are drawn as large as on a map with hexes of this many units

function Picture({ map, setup, view }: MiniatureProps<BattletechKinds> & Pick<Rules, 'map'>) {
  const root = useRef<HTMLDivElement>(null);
  const box = useBox(root);
  const frame = useMemo(() => frameOf(map, 4), [map]);
  const rules = useMemo(() => ({ map }), [map]);
  const land = useLand({ rules, ground: view.ground });
  const paint = useCallback((brush: Brush) => paintGround(brush, land, { figures: false, numbers: false }), [land]);
  const scale = Math.min(2.4, Math.max(1.2, (0.13 * frame.height) / HEX));
  return (
    <div ref={root} class="bt-miniature">
      <Painting frame={frame} box={box} closeness={1} paint={paint} />
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
        {view.units.map((unit, id) => (
          <SmallCounter key={id} unit={unit} {...setup.units[id]} place={middleOf(map, unit.at)} scale={scale} />
        ))}
      </svg>
    </div>
  );
}

interface SmallCounterProps {
  readonly unit: Unit;
  readonly side?: string;
  readonly design?: string | object;
  readonly place: Point;
  readonly scale: number;
}

function SmallCounter({ unit, side = '', design = '', place: { x, y }, scale }: SmallCounterProps) {
  const lives = alive(unit);
  const machine = SILHOUETTES[weightNamed(design)];
  return (
    <g
      class={`bt-dot ${sideClass(side)} ${lives ? '' : 'is-gone'}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      {lives && <rect class="bt-face" x="-23" y="-23" width="46" height="46" rx="5" />}
      {lives && <path class="bt-hatch" d={HATCH} />}
      <path
        class={lives ? 'bt-dot-part' : 'bt-dot-hulk'}
        d={machine}
        transform={lives && !unit.prone ? 'scale(1.2)' : 'rotate(78)'}
      />
      {lives ? (
        <path class="bt-dot-part" d="M0-44L14-27 0-32-14-27Z" transform={`rotate(${60 * unit.facing})`} />
      ) : (
        <path class="bt-cross" d="M-16-16L16 16M16-16L-16 16" />
      )}
    </g>
  );
}
