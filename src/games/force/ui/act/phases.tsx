import { help } from '../../../../page/help.ts';
import { ForceIcon } from '../glyphs.tsx';
import { PHASES } from '../next-phase.ts';
import { sideClass, sideName } from '../scene.ts';
import type { ActProps } from './act-props.ts';

/** The turn, the phase, and the available Force. */
export function Phases({ scene, side, w }: Pick<ActProps, 'scene' | 'side' | 'w'>) {
  const { view } = scene;
  const mine = view.active === side;
  return (
    <header class="fo-head">
      <p class="fo-head-turn">
        <span class={`fo-head-side ${sideClass(view.active)}`}>
          <ForceIcon side={view.active} />
          {mine ? w.yourTurn(view.turn) : w.theirTurn(sideName(scene, view.active), view.turn)}
        </span>
        <span class="fo-purse" {...help('force')}>
          {w.pile('force')} <b>{view.players[side].force}</b>
        </span>
      </p>
      <ol class={`fo-phases ${sideClass(view.active)}`} aria-label={w.phases}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? 'step' : undefined}>
            {w.phase(phase)}
          </li>
        ))}
      </ol>
    </header>
  );
}
