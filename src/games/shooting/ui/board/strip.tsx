import { ZoomButtons } from '../../../../page/pan-zoom.tsx';
import type { Zoom } from '../../../../page/use-pan-zoom.ts';
import { actsIn } from '../../rules/awaiting.ts';
import { SIDES } from '../../view.ts';
import { words } from '../board-labels.ts';
import { sideClass } from './models.tsx';
import type { ShootingScene } from './scene.ts';

/** Above the board: the round, the active side and its stage, the score. */
export function Strip({ scene: { view, settings }, zoom }: { readonly scene: ShootingScene; readonly zoom: Zoom }) {
  const w = words(settings.language);
  const { round, stage, points } = view;
  const over = stage === 'ended';
  return (
    <div class="sh-strip">
      <strong>{w.round(Math.max(1, round), view.rules.setup.scenario.rounds)}</strong>
      <span class="sh-strip-stage">{over || round === 0 ? w.stage(stage) : w.acting(actsIn(view), stage)}</span>
      <ul class="sh-score" aria-label={w.score}>
        {SIDES.map((side) => (
          <li
            key={side}
            class={`${sideClass(side)} ${side === view.active && !over ? 'is-now' : ''}`}
            title={`${w.side(side)}: ${w.points(points[side])}`}
          >
            <svg class="sh-side-mark" viewBox="-8 -8 16 16" aria-hidden="true">
              <circle class="sh-base" r="6" />
              {side === 'defender' && <path d="M-5 3L3-5M-3 5L5-3" />}
            </svg>
            <span class="sh-strip-side">{w.side(side)}</span> <b>{points[side]}</b>
          </li>
        ))}
      </ul>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
