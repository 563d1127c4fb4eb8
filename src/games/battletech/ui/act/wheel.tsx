import { tip } from '../../../../page/help.ts';
import { FACINGS, type Facing } from '../../../../parts/hex/hex.ts';
import { words } from '../act-labels.ts';
import type { BattletechScene } from './parts.tsx';

interface WheelProps {
  readonly scene: BattletechScene;
  readonly now: Facing | null;
  mp(facing: Facing): number | null; // total cost; null = out of reach
  onChoose(facing: Facing): void;
}

/** Six buttons in a ring, north at the top. */
export function Wheel({ scene, now, mp, onChoose }: WheelProps) {
  const w = words(scene.settings.language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: six buttons, no form
    <div class="bt-wheel" role="group" aria-label={w.facing}>
      {FACINGS.map((facing) => {
        const cost = mp(facing);
        const name = cost === null ? w.cannotFace(w.way(facing)) : w.face(w.way(facing), cost);
        return (
          <button
            key={facing}
            type="button"
            class={`button bt-wheel-way is-way-${facing}`}
            data-facing={facing}
            aria-pressed={facing === now}
            aria-disabled={cost === null}
            aria-label={name}
            {...tip(name)}
            onClick={() => cost !== null && onChoose(facing)}
          >
            <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true" focusable="false">
              <path d="M0-7L4.6 5.4 0 2.4-4.6 5.4Z" transform={`rotate(${60 * facing})`} />
            </svg>
            {cost !== null && <small>{cost}</small>}
          </button>
        );
      })}
    </div>
  );
}
