import { Button } from '../../../../page/button.tsx';
import { tip } from '../../../../page/help.ts';
import type { Command } from '../../commands.ts';
import { situationOf } from '../../rules/awaiting.ts';
import { undone } from '../draft.ts';
import { nextPhase } from '../next-phase.ts';
import { capital } from '../scene.ts';
import type { ActProps } from './act-props.ts';
import { mainOf } from './deeds.ts';

/** The main button, and a button that ends the phase and names the next one. Both stay visible. */
export function Foot({ scene, list, draft, locked, w, act }: ActProps) {
  const { view, game, settings, controls } = scene;
  const situation = situationOf(view);
  const main = situation === 'power' ? null : mainOf(view, list, draft);
  const pass = list.find(({ type }) => type === 'pass');
  const label = (command: Command): string =>
    capital(game.order?.(command, settings.language, scene.rules, view) ?? command.type);
  const next = nextPhase(view);
  const picked = draft.from !== null || draft.command !== null;
  if (!main && !pass) return null;
  return (
    <div class="fo-foot">
      {main && (
        <Button
          kind="main"
          class="fo-main"
          wide
          disabled={locked}
          {...(controls?.offline && tip(w.offline))}
          onClick={() => act({ send: main })}
        >
          {label(main)} <kbd class="fo-key">↵</kbd>
        </Button>
      )}
      {picked && !main && <p class="quiet small">{w.chooseWhere}</p>}
      <div class="row">
        {picked && (
          <Button disabled={locked} onClick={() => act({ draft: undone(draft, list) })}>
            {w.putBack} <kbd class="fo-key">Esc</kbd>
          </Button>
        )}
        {pass && (
          <Button class="fo-pass" disabled={locked} onClick={() => act({ send: pass })}>
            {situation === 'weapons' ? w.noShot : next ? w.goOn(next) : w.endTurn} <kbd class="fo-key">E</kbd>
          </Button>
        )}
      </div>
    </div>
  );
}
