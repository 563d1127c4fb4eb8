import './act.css';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fact } from '../../../kernel/fact.ts';
import { usePanelKeys } from '../../../page/keys.ts';
import { RefusalNote } from '../../../page/refusal-note.tsx';
import type { Command } from '../commands.ts';
import { refuse } from '../rules/handlers.ts';
import type { Phase, View } from '../view.ts';
import { EndAct } from './act/end.tsx';
import { FireAct } from './act/fire.tsx';
import { keyAction } from './act/key-actions.ts';
import { MoveAct } from './act/move.tsx';
import type { ActProps, BattletechScene, UnitProps } from './act/parts.tsx';
import { prepared } from './act/prepare.ts';
import { isAsked } from './act/roster.ts';
import { StrikeAct } from './act/strike.tsx';
import { TwistAct } from './act/twist.tsx';
import { Units } from './act/units.tsx';
import { words } from './act-labels.ts';
import { BLANK, type Draft } from './draft.ts';

const OF_UNIT: Readonly<Partial<Record<Phase, (props: UnitProps) => VNode>>> = {
  movement: MoveAct,
  reaction: TwistAct,
  weapons: FireAct,
  physical: StrikeAct,
};

/** The action panel: everything this side can do now. */
export function Act({ scene }: { readonly scene: BattletechScene }) {
  const { view, controls } = scene;
  return controls && view.phase !== 'ended' ? (
    <Acting scene={scene} seat={controls.seat} />
  ) : (
    <p class="bt-now">{words(scene.settings.language).over}</p>
  );
}

/** The draft to resume after a command that does not end the unit's turn. */
interface Kept {
  readonly draft: Draft;
  readonly turn: number;
  readonly phase: Phase;
}

function Acting({ scene, seat }: { readonly scene: BattletechScene; readonly seat: string }) {
  const { view, controls } = scene;
  const kept = useRef<Kept | null>(null);
  const [told, tell] = useState<{ readonly view: View; readonly fact: Fact } | null>(null);
  const draft = prepared(view, seat, scene.draft ?? resumed(view, kept.current));
  const stale = draft !== scene.draft;
  useEffect(() => {
    if (stale && (scene.draft !== null || isAsked(view, seat))) scene.setDraft(draft);
  });

  const send = (command: Command): void => {
    const goesOn = command.type === 'twist' || command.type === 'flip';
    kept.current = goesOn ? { draft: { ...draft, torso: null }, turn: view.turn, phase: view.phase } : null;
    controls?.send(command);
  };
  usePanelKeys((key) => {
    if (!controls || controls.busy || !isAsked(view, seat)) return false;
    const deed = keyAction(view, seat, draft, key);
    if (!deed) return false;
    if ('draft' in deed) {
      scene.setDraft(deed.draft);
      return true;
    }
    const why = 'tell' in deed ? deed.tell : refuse(view, seat, deed.send);
    if (why) tell({ view, fact: why });
    else if ('send' in deed) send(deed.send);
    return true;
  });

  const props: ActProps = { scene, seat, draft, send };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: blurs a clicked button, so that Enter confirms
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div class="bt-act" onClick={letGo}>
      <Head scene={scene} seat={seat} />
      {controls?.refusal && <RefusalNote {...controls.refusal} />}
      {told?.view === view && <RefusalNote fact={told.fact} words={scene.say(told.fact)} alert />}
      <Units {...props} />
      {isAsked(view, seat) && <Body {...props} />}
    </div>
  );
}

/** A clicked button does not keep the focus, so keys go to the panel. */
function letGo({ detail, target }: MouseEvent): void {
  const button = detail > 0 && target instanceof Element ? target.closest('button') : null;
  if (button && !button.popoverTargetElement) button.blur();
}

const resumed = (view: View, kept: Kept | null): Draft =>
  kept && kept.turn === view.turn && kept.phase === view.phase ? kept.draft : BLANK;

function Head({ scene, seat }: Pick<ActProps, 'scene' | 'seat'>) {
  const { view, settings, game } = scene;
  const w = words(settings.language);
  const side = view.queue[0];
  const mine = isAsked(view, seat);
  const name = side === undefined ? '' : (game.name?.(side, settings.language) ?? side);
  return (
    <header class="bt-head">
      <p class="small quiet">
        {w.turn(view.turn)} · {w.phase(view.phase)}
      </p>
      <p class="bt-now">{mine ? w.asked(view.phase) : name && w.notYours(name)}</p>
    </header>
  );
}

function Body(props: ActProps) {
  const { view } = props.scene;
  const { unit } = props.draft;
  if (view.phase === 'end') return <EndAct {...props} />;
  const OfUnit = OF_UNIT[view.phase];
  return OfUnit && unit !== null ? <OfUnit key={unit} {...props} id={unit} /> : null;
}
