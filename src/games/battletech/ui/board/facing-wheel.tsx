import { tip } from '../../../../page/help.ts';
import { middleOf } from '../../../../page/hex-shape.ts';
import { FACINGS, type Facing, type Hex } from '../../../../parts/hex/hex.ts';
import type { UnitId, View } from '../../view.ts';
import { entriesAt, facingAt, NOWHERE, reachFor } from '../act/reach-of.ts';
import type { BoardLabels } from '../board-labels.ts';
import type { MoveDraft } from '../draft.ts';

interface FacingWheelProps {
  readonly view: View;
  readonly unit: UnitId;
  readonly move: MoveDraft & { readonly to: Hex };
  readonly w: BoardLabels;
  onFacing(facing: Facing): void;
}

/** Six facings at the end of a move, each with its total cost. For the pointer; keys turn with Shift and the arrows. */
export function FacingWheel({ view, unit, move, w, onFacing }: FacingWheelProps) {
  const within = reachFor(view, unit, move);
  const entries = entriesAt(view, within, move);
  const chosen = facingAt(view, within, move);
  const { x, y } = middleOf(view.rules.map, move.to);
  return (
    <g class="bt-facings" data-hex={move.to} transform={`translate(${x} ${y})`}>
      {FACINGS.map((facing) => {
        const entry = entries[facing] as number;
        if (entry === NOWHERE) return null;
        const mp = within.mp[entry] as number;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: keys do the same on the board itself
          <g
            key={facing}
            class={`bt-wedge ${facing === chosen ? 'is-chosen' : ''}`}
            {...tip(w.turnTo(w.way(facing), mp))}
            onClick={(event) => {
              event.stopPropagation();
              onFacing(facing);
            }}
          >
            <path d={WEDGE} transform={`rotate(${60 * facing})`} />
            <path class="bt-wedge-arrow" d="M0-63L5-48.5 0-51.5-5-48.5Z" transform={`rotate(${60 * facing})`} />
            <text
              x={(44 * Math.sin((facing * Math.PI) / 3)).toFixed(1)}
              y={(-44 * Math.cos((facing * Math.PI) / 3) + 4).toFixed(1)}
            >
              {mp}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** A sixth of a ring around the hex. */
const WEDGE = wedge(36, 66, 27);

function wedge(inner: number, outer: number, degrees: number): string {
  const at = (far: number, angle: number): string => {
    const turn = (angle * Math.PI) / 180;
    return `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
  };
  return (
    `M${at(inner, -degrees)}L${at(outer, -degrees)}A${outer} ${outer} 0 0 1 ${at(outer, degrees)}` +
    `L${at(inner, degrees)}A${inner} ${inner} 0 0 0 ${at(inner, -degrees)}Z`
  );
}
