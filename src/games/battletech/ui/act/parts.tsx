import type { ComponentChildren } from 'preact';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Tally } from '../../../../kernel/tally.ts';
import { Button } from '../../../../page/button.tsx';
import { calloutsOf } from '../../../../page/callout.tsx';
import type { Scene } from '../../../../page/contract.ts';
import { percent } from '../../../../page/figure.ts';
import { help, tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import type { Command } from '../../commands.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { refuse } from '../../rules/handlers.ts';
import type { UnitId } from '../../view.ts';
import { words } from '../act-labels.ts';
import type { Draft } from '../draft.ts';

export type BattletechScene = Scene<BattletechKinds, Draft>;

export interface ActProps {
  readonly scene: BattletechScene;
  readonly seat: string;
  readonly draft: Draft; // already adjusted to the current view
  send(command: Command): void; // after a twist or flip, the unit continues with the rest of the draft
}

export interface UnitProps extends ActProps {
  readonly id: UnitId; // the acting unit
}

/** Tips about a phase, for newcomers. */
export const Callout = calloutsOf('known.battletech.phases');

/** Why a command would be refused, or nothing. */
const Why = ({ scene, fact }: { readonly scene: BattletechScene; readonly fact: Fact | undefined }) =>
  fact ? (
    <p class="small quiet bt-why">
      {scene.say(fact)} <RuleLink code={fact.code} />
    </p>
  ) : null;

interface NeedsProps {
  readonly scene: BattletechScene;
  readonly tally: Tally;
  readonly odds: number;
}

/** The number to roll on two dice, with its receipt and odds. */
export function Needs({ scene, tally, odds }: NeedsProps) {
  const { language } = scene.settings;
  const w = words(language);
  return (
    <span class="bt-needs" {...help('needs')}>
      <Receipt tally={tally} say={scene.say} total={w.needs} aside={percent(odds, language)}>
        {w.needsOf(tally.total)}
      </Receipt>{' '}
      <span class="bt-odds">{percent(odds, language)}</span>
    </span>
  );
}

interface FootProps {
  readonly scene: BattletechScene;
  readonly seat: string;
  readonly command: Command | null; // null = something is still to be chosen
  readonly label: string;
  readonly undo: (() => void) | null;
  readonly give?: (command: Command) => void;
  readonly others?: ComponentChildren; // more buttons
  readonly children?: ComponentChildren; // summary above the buttons
}

/** The panel's footer with the main button; always visible. */
export function Foot({ scene, seat, command, label, undo, give, others, children }: FootProps) {
  const { controls, view, settings } = scene;
  const w = words(settings.language);
  const why = command ? refuse(view, seat, command) : undefined;
  return (
    <div class="bt-foot">
      {children}
      <Why scene={scene} fact={why} />
      <div class="bt-foot-verbs">
        <Button
          kind="main"
          disabled={!controls || controls.busy || !command || why !== undefined}
          {...(controls?.offline && tip(w.offline))}
          onClick={() => command && (give ? give(command) : controls?.send(command))}
        >
          {label}
        </Button>
        {others}
        {undo && (
          <Button icon={<Icon name="replay" />} aria-label={w.undo} disabled={controls?.busy ?? true} onClick={undo}>
            <span class="bt-undo">{w.undo}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
