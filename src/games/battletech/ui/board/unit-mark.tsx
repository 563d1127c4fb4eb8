import { SILHOUETTES, weightOf } from '../../picture/silhouettes.ts';
import { modelOf, type UnitId, type View } from '../../view.ts';
import { HATCH } from './counter-shapes.ts';
import { hasLetter, sideClass, unitLetter } from './units.ts';

/** A unit's counter as an icon in a list: silhouette, side, and the letter if its side has several units. */
export function UnitMark({ view, id }: { readonly view: View; readonly id: UnitId }) {
  const { side, design } = modelOf(view, id);
  const square = { x: -23, y: -23, width: 46, height: 46, rx: 4 };
  return (
    <svg class={`bt-unit-mark ${sideClass(side)}`} viewBox="-26 -26 52 52" aria-hidden="true" focusable="false">
      <rect class="bt-face" {...square} />
      <path class="bt-hatch" d={HATCH} />
      <rect class="bt-edge" {...square} />
      <g class="bt-machine">
        <path class="bt-limb" d={SILHOUETTES[weightOf(design)]} />
      </g>
      {hasLetter(view, id) && (
        <text class="bt-mark-letter" x="14" y="20">
          {unitLetter(id)}
        </text>
      )}
    </svg>
  );
}
