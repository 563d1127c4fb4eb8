import './style/act.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sameJson } from '../../../decide/same-json.ts';
import { Button } from '../../../page/button.tsx';
import { calloutsOf } from '../../../page/callout.tsx';
import { usePanelKeys } from '../../../page/keys.ts';
import { RefusalNote } from '../../../page/refusal-note.tsx';
import type { Command } from '../commands.ts';
import { options } from '../options.ts';
import { situationOf } from '../rules/awaiting.ts';
import { drainAmount } from '../rules/control.ts';
import { isSide, type Side } from '../view.ts';
import type { ActProps } from './act/act-props.ts';
import { Activate } from './act/activate.tsx';
import { type Deed, keyed } from './act/deeds.ts';
import { Destiny } from './act/destiny.tsx';
import { Draw } from './act/draw.tsx';
import { Foot } from './act/foot.tsx';
import { Owed } from './act/owed.tsx';
import { Phases } from './act/phases.tsx';
import { RowList } from './act/row-list.tsx';
import { deedsOf } from './choices.ts';
import { draftFor } from './draft.ts';
import { labels } from './labels.ts';
import type { ForceScene } from './scene.ts';

const Callout = calloutsOf('force.callouts');

/** The panel with everything this side can do now. */
export function Act({ scene }: { readonly scene: ForceScene }) {
  const { view, controls, settings } = scene;
  const side = controls && isSide(controls.seat) ? controls.seat : null;
  return side && view.phase !== 'ended' ? (
    <Acting scene={scene} side={side} />
  ) : (
    <p>{labels(settings.language).matchOver}</p>
  );
}

/** A card, row or location that is already chosen: Enter there presses the main button. */
const CHOSEN = '.fo-card[aria-pressed="true"], .fo-row[aria-pressed="true"], [role="gridcell"][aria-selected="true"]';

function Acting({ scene, side }: { readonly scene: ForceScene; readonly side: Side }) {
  const { view, controls, settings } = scene;
  const w = labels(settings.language);
  const list = useMemo(() => options(view, side), [view, side]);
  const draft = draftFor(list, scene.draft);
  const sendAll = useQueue(scene);
  const act = ({ draft: next, send }: Deed): void => {
    if (next) scene.setDraft(next);
    if (send) controls?.send(send);
  };
  const locked = !controls || controls.busy || list.length === 0;
  usePanelKeys((key) => {
    const deed = keyed(view, list, draft, key);
    if (!deed || (deed.send && locked)) return false;
    act(deed);
    return true;
  }, CHOSEN);
  const props: ActProps = { scene, side, list, draft, locked, w, act, sendAll };
  return (
    <div class="fo-act" data-from={draft.from} onClickCapture={letGo}>
      <Phases scene={scene} side={side} w={w} />
      {controls?.refusal && <RefusalNote {...controls.refusal} alert />}
      {list.length > 0 && (
        <>
          <Body {...props} />
          <Foot {...props} />
        </>
      )}
    </div>
  );
}

/** The controls for the current question. */
function Body(props: ActProps) {
  const { scene, list, draft, w } = props;
  const situation = situationOf(scene.view);
  if (!situation) return null;
  const placing = draft.from !== null && deedsOf(list, draft.from).length > 1;
  const about = (
    <Callout scene={scene} name={situation}>
      {w.about(situation)}
    </Callout>
  );
  switch (situation) {
    case 'activate':
      return (
        <>
          {about}
          <Activate {...props} />
        </>
      );
    case 'draw':
      return (
        <>
          {about}
          <Draw {...props} />
        </>
      );
    case 'power':
      return <Destiny {...props} />;
    case 'loss':
    case 'damage':
      return <Owed {...props} />;
    default:
      return (
        <>
          {!placing && about}
          <RowList {...props} title={placing ? w.whereTo : w.title(situation)} none={w.nothing(situation)} />
          {situation === 'control' && <Drains {...props} />}
        </>
      );
  }
}

/** Releases the focus of a button clicked with a pointer. */
function letGo({ detail, target }: MouseEvent): void {
  const button = detail > 0 && target instanceof Element ? target.closest('button') : null;
  if (button && !button.popoverTargetElement) button.blur();
}

/** Sends commands one by one, even if the opponent acts in between. A refusal or another question drops the rest. */
function useQueue({ controls, view }: ForceScene): (commands: readonly Command[]) => void {
  const waiting = useRef<readonly Command[]>([]);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!controls || controls.busy) return;
    const [next, ...rest] = waiting.current;
    const list = next ? options(view, controls.seat) : [];
    if (next && list.length === 0 && view.phase !== 'ended') return; // the opponent must act first
    const stands = next && !controls.refusal && list.some((option) => sameJson(option, next));
    waiting.current = stands ? rest : [];
    if (stands) controls.send(next);
  });
  return (commands) => {
    waiting.current = commands;
    if (commands.length > 0) redraw((n) => n + 1);
  };
}

/** Drains at all locations, one by one, with the opponent's losses in between. Single drains have their own rows. */
function Drains({ scene, side, list, locked, w, sendAll }: ActProps) {
  const drains = list.filter((command) => command.type === 'drain');
  if (drains.length < 2) return null;
  const force = drains.reduce((sum, { at }) => sum + drainAmount(scene.view, at, side).total, 0);
  return (
    <Button disabled={locked} onClick={() => sendAll(drains)}>
      {w.drainAll(drains.length, force)}
    </Button>
  );
}
