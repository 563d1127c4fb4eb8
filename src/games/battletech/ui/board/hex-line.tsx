import { type Hex, labelOf } from '../../../../parts/hex/hex.ts';
import { groundAt, type View } from '../../view.ts';
import type { BoardLabels } from '../board-labels.ts';
import type { Corner } from './corner.ts';
import { groundText, reachedText } from './hex-text.ts';
import type { Reached } from './reachable.ts';

interface HexLineProps {
  readonly view: View;
  readonly hex: Hex;
  readonly reached: Reached | undefined;
  readonly place: Corner;
  readonly w: BoardLabels;
}

/** A short description of the hex under the pointer, at the bottom of the map. */
export function HexLine({ view, hex, reached, place, w }: HexLineProps) {
  return (
    <p class={`bt-hex-line ${place}`} aria-hidden="true">
      <span class="mono">{labelOf(view.rules.map, hex)}</span> {groundText(groundAt(view, hex), w).join(', ')}
      {reached && <strong> {reachedText(reached, w)}</strong>}
    </p>
  );
}
