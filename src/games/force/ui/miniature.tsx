import './style/miniature.css';
import type { MiniatureProps } from '../../../page/contract.ts';
import { DECK_SIZE, ownerOf } from '../deck.ts';
import type { ForceKinds } from '../kinds.ts';
import type { CardId, Side } from '../view.ts';

const WIDTH = 120;
const HEIGHT = 120;
const MOST = 8; // locations shown

/** A static picture of the table: locations in a row, light's cards above, dark's below, Life Force at the edges. */
export function Miniature({ view }: MiniatureProps<ForceKinds>) {
  const { locations, inPlay, players, battle } = view;
  const step = (WIDTH - 12) / Math.max(4, Math.min(MOST, locations.length));
  const wide = step - 4;
  const cardsAt = (at: CardId, side: Side): number =>
    Math.min(5, inPlay.filter((one) => one.at === at && one.host === null && ownerOf(one.card) === side).length);
  return (
    <svg class="fo-miniature" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {(['light', 'dark'] as const).map((side) => {
        const { reserve, force, used } = players[side];
        const y = side === 'light' ? 4 : HEIGHT - 8;
        const wide = (count: number): number => ((WIDTH - 12) * count) / DECK_SIZE;
        return (
          <g key={side} class={side === 'dark' ? 'side-a' : 'side-b'}>
            <rect class="fo-mini-gauge" x="6" y={y} width={WIDTH - 12} height="4" />
            <rect class="fo-mini-life" x="6" y={y} width={wide(reserve)} height="4" />
            <rect class="fo-mini-force" x={6 + wide(reserve)} y={y} width={wide(force)} height="4" />
            <rect class="fo-mini-used" x={6 + wide(reserve + force)} y={y} width={wide(used)} height="4" />
          </g>
        );
      })}
      {locations.slice(-MOST).map((at, i) => {
        const x = 6 + i * step + 2;
        return (
          <g key={at}>
            {(['light', 'dark'] as const).map((side) =>
              Array.from({ length: cardsAt(at, side) }, (_, n) => (
                <rect
                  key={`${side}${n}`}
                  class={`fo-mini-card ${side === 'dark' ? 'side-a' : 'side-b'}`}
                  x={x}
                  y={side === 'light' ? 43 - n * 7.5 : 71 + n * 7.5}
                  width={wide}
                  height="6"
                  rx="1"
                />
              )),
            )}
            <rect
              class={battle?.at === at ? 'fo-mini-place is-battle' : 'fo-mini-place'}
              x={x}
              y="52"
              width={wide}
              height="16"
              rx="1.5"
            />
            <path
              class="fo-mini-hill"
              d={`M${x} 68l${wide * 0.35} -10 ${wide * 0.2} 6 ${wide * 0.2} -8 ${wide * 0.25} 12z`}
            />
          </g>
        );
      })}
    </svg>
  );
}
