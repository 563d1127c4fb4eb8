import { help } from '../../../../page/help.ts';
import { LegendButton } from '../../../../page/help-provider.tsx';
import { endedEarly } from '../../../../page/match-ended.ts';
import { ZoomButtons } from '../../../../page/pan-zoom.tsx';
import type { Zoom } from '../../../../page/use-pan-zoom.ts';
import { SIDES } from '../../view.ts';
import { words } from '../board-labels.ts';
import { sideClass } from './models.tsx';
import type { ShootingScene } from './scene.ts';
import { stageText } from './stage-text.ts';

/** Above the board: the round, the active side and its stage, the score. */
export function Strip({
  scene: { view, settings, heard },
  zoom,
}: {
  readonly scene: ShootingScene;
  readonly zoom: Zoom;
}) {
  const w = words(settings.language);
  const { round, stage, points } = view;
  const { par } = view.rules.setup.scenario;
  const over = stage === 'ended' || endedEarly(heard);
  return (
    <div class="sh-strip">
      <strong>{w.round(Math.max(1, round), view.rules.setup.scenario.rounds)}</strong>
      <span class="sh-strip-stage">{stageText(view, over, w)}</span>
      <ul class="sh-score" aria-label={w.score}>
        {SIDES.map((side) => (
          <li
            key={side}
            class={`${sideClass(side)} ${side === view.active && !over ? 'is-now' : ''}`}
            {...help(
              'points',
              `${w.side(side)}: ${par ? w.pointsOfPar(points[side], par[side]) : w.points(points[side])}`,
            )}
          >
            <svg class="sh-side-mark" viewBox="-8 -8 16 16" aria-hidden="true">
              <circle class="sh-base" r="6" />
              {side === 'defender' && <path d="M-5 3L3-5M-3 5L5-3" />}
            </svg>
            <span class="sh-strip-side">{w.side(side)}</span> <b>{points[side]}</b>
            {par && (
              <span class={`sh-par ${over ? 'is-final' : ''}`}>
                {over ? w.overPar(points[side] - par[side]) : w.par(par[side])}
              </span>
            )}
          </li>
        ))}
      </ul>
      <LegendButton />
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
