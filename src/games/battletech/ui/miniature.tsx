import './board.css';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { frameOf, middleOf } from '../../../page/hex-shape.ts';
import { type Brush, Painting, useBox } from '../../../page/painting.tsx';
import { alive } from '../rules/status.ts';
import { modelOf, unitOf, type View } from '../view.ts';
import { paintGround } from './board/ground/ground.ts';
import { sideClass } from './board/units.ts';
import { useLand } from './board/use-land.ts';

/** A silent picture of the whole map, counters as dots that look somewhere. */
export function Miniature({ view }: { readonly view: View }) {
  const { map } = view.rules;
  const root = useRef<HTMLDivElement>(null);
  const box = useBox(root);
  const frame = useMemo(() => frameOf(map, 4), [map]);
  const land = useLand(view);
  const paint = useCallback((brush: Brush) => paintGround(brush, land, { figures: false, numbers: false }), [land]);
  return (
    <div ref={root} class="bt-miniature">
      <Painting frame={frame} box={box} closeness={1} paint={paint} />
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true" focusable="false">
        {view.units.map((_, id) => (
          <Dot key={id} view={view} id={id} />
        ))}
      </svg>
    </div>
  );
}

function Dot({ view, id }: { readonly view: View; readonly id: number }) {
  const unit = unitOf(view, id);
  const { x, y } = middleOf(view.rules.map, unit.at);
  const lives = alive(unit);
  return (
    <g
      class={`bt-dot ${sideClass(modelOf(view, id).side)} ${lives ? '' : 'is-gone'}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      {lives && <circle r="20" />}
      <path
        d={lives ? 'M0-46L15-22 0-28-15-22Z' : 'M-14-14L14 14M14-14L-14 14'}
        transform={`rotate(${lives ? 60 * unit.facing : 0})`}
      />
    </g>
  );
}
