import { help } from '../../../../page/help.ts';
import { LegendButton } from '../../../../page/help-provider.tsx';
import { endedEarly } from '../../../../page/match-ended.ts';
import { ZoomButtons } from '../../../../page/pan-zoom.tsx';
import type { Zoom } from '../../../../page/use-pan-zoom.ts';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { PHASES, type Phase, type Side, type View } from '../../view.ts';
import { type BoardLabels, boardLabels } from '../board-labels.ts';
import type { BattletechScene } from './board-scene.ts';
import { capital, namesIn, sideTitle } from './names.ts';
import { sideClass } from './units.ts';

interface TrackerProps {
  readonly scene: BattletechScene;
  readonly zoom: Zoom;
}

/** The bar above the board: turn, phases with the current one marked, initiative order, wind. */
export function Tracker({ scene, zoom }: TrackerProps) {
  const { view, settings, heard } = scene;
  const w = boardLabels(settings.language);
  const phases = phasesOf(view);
  const current = endedEarly(heard) ? 'ended' : view.phase;
  return (
    <div class="bt-tracker">
      <strong class="bt-turn">{w.turn(view.turn)}</strong>
      <ol class="bt-phases" aria-label={w.phases}>
        {phases.map((phase) => (
          <li
            key={phase}
            class={`is-${phase} ${phase === current ? 'is-now' : ''}`}
            aria-current={phase === current ? 'step' : undefined}
            {...help('phases', w.phase(phase))}
          >
            <span>{w.phase(phase)}</span>
          </li>
        ))}
        {current === 'ended' && (
          <li class="is-now" aria-current="step">
            <span>{w.phase('ended')}</span>
          </li>
        )}
      </ol>
      <Order scene={scene} w={w} />
      <Wind wind={view.wind} w={w} />
      <LegendButton />
      <ZoomButtons zoom={zoom} />
    </div>
  );
}

/** Sides in initiative order, with the current one and the remaining units of each. */
function Order({ scene: { view, settings }, w }: { readonly scene: BattletechScene; readonly w: BoardLabels }) {
  const names = namesIn(view.rules, settings.language);
  return (
    <ol class="bt-order" aria-label={w.order}>
      {placesOf(view).map(({ side, left, now }) => {
        const name = capital(names.side(side));
        const told = now ? `${w.acts(name)}. ${w.toCome(name, left)}` : left > 0 ? w.toCome(name, left) : w.done(name);
        return (
          <li
            key={side}
            class={`${sideClass(side)} ${now ? 'is-now' : ''} ${left === 0 ? 'is-done' : ''}`}
            {...help('order', told)}
          >
            <svg class="bt-side-mark" viewBox="-7 -7 14 14" aria-hidden="true">
              <rect class="bt-face" x="-5" y="-5" width="10" height="10" />
              <path class="bt-hatch is-small" d="M-5 0L0 5M-5-5L5 5M0-5L5 0" />
              <rect class="bt-edge" x="-5" y="-5" width="10" height="10" />
            </svg>
            <span class="bt-order-name">{sideTitle(side, settings.language)}</span>
            {left > 0 && <span class="bt-order-left">{left}</span>}
            <span class="spoken">{told}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Wind({ wind, w }: { readonly wind: Facing | null; readonly w: BoardLabels }) {
  if (wind === null) return null;
  const told = w.wind(w.way(wind));
  return (
    <span class="bt-wind" role="img" aria-label={told} {...help('wind', told)}>
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <circle r="9" />
        <path d="M0 5.5V-5.5M-3.4-2L0-5.5 3.4-2" transform={`rotate(${60 * wind})`} />
      </svg>
    </span>
  );
}

/** The phases of a turn in this match. */
export function phasesOf({ rules }: Pick<View, 'rules'>): readonly Phase[] {
  const { twist, physicalAttacks, heatPhase } = rules.ruleset;
  const left: Readonly<Partial<Record<Phase, boolean>>> = {
    reaction: twist !== 'reaction',
    physical: !physicalAttacks,
    heat: !heatPhase,
    ended: true,
  };
  return PHASES.filter((phase) => left[phase] !== true);
}

/** A side in initiative order, and its remaining turns in this phase. */
interface Place {
  readonly side: Side;
  readonly left: number;
  readonly now: boolean;
}

export const placesOf = ({ order, queue }: Pick<View, 'order' | 'queue'>): readonly Place[] =>
  order.map((side) => ({
    side,
    left: queue.filter((one) => one === side).length,
    now: queue[0] === side,
  }));
