import { withoutArticle } from '../../../parts/text/article.ts';
import './act.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { help } from '../../../page/help.ts';
import { usePanelKeys } from '../../../page/keys.ts';
import { RefusalNote } from '../../../page/refusal-note.tsx';
import { remember, remembered } from '../../../page/storage.ts';
import type { Command } from '../commands.ts';
import { actsIn } from '../rules/awaiting.ts';
import { otherSide, type Side, sideOf } from '../view.ts';
import type { Until } from '../work.ts';
import { type Action, isAllowed, isAsked, keyed } from './act/actions.ts';
import { Allocation } from './act/allocation.tsx';
import { Attacks } from './act/attacks.tsx';
import { DiceLog } from './act/dice-log.tsx';
import { Foot } from './act/foot.tsx';
import type { ActProps, ShootingScene } from './act/parts.tsx';
import { Precision } from './act/precision.tsx';
import { Reaction } from './act/reaction.tsx';
import { Shooters } from './act/shooters.tsx';
import { obviousAim } from './act/suggest.ts';
import { Weapons } from './act/weapons.tsx';
import { type Draft, draftFor } from './draft.ts';
import { useKnownSight } from './known-sight.ts';
import { capital } from './names.ts';
import { words } from './panel-labels.ts';

/** The panel with everything this side can do now, in the order of play. */
export function Act({ scene }: { readonly scene: ShootingScene }) {
  const { view, controls, settings } = scene;
  const side = controls ? sideOf(controls.seat) : undefined;
  return controls && side && view.stage !== 'ended' ? (
    <Acting scene={scene} seat={controls.seat} side={side} />
  ) : (
    <p class="shoot-now">{words(settings.language).over}</p>
  );
}

const PACE = 'shooting.pace';

function Acting({ scene, seat, side }: Pick<ActProps, 'scene' | 'seat' | 'side'>) {
  const { view, controls, settings } = scene;
  const [chosen, choose] = useState(() => remembered<Until>(PACE, 'weapon'));
  const pace = settings.fastRolling ? 'unit' : chosen;
  const draft = useDraft(scene);
  const known = useKnownSight(view);
  useObvious(scene, side, known);
  const sendAll = useQueue(scene);

  const act = ({ draft: next, send }: Action): void => {
    if (next) scene.setDraft(next);
    if (send) controls?.send(send);
  };
  const locked = !controls || controls.busy || !isAsked(view, side);
  usePanelKeys((key) => {
    if (!isAsked(view, side)) return false;
    const deed = keyed(view, seat, draft, pace, key);
    // While a command is pending, drafts may change but nothing is sent.
    if (!deed || (deed.send && locked) || !isAllowed(view, seat, deed)) return false;
    act(deed);
    return true;
  });
  const setPace = (next: Until): void => {
    remember(PACE, next);
    choose(next);
  };
  const byKeys = useRef(false);
  const pressed = (event: MouseEvent): void => {
    byKeys.current = event.detail === 0;
    letGo(event);
  };
  const props: ActProps = { scene, seat, side, draft, locked, pace, byKeys, setPace, act, sendAll };
  return (
    <div class="shoot-act" onClickCapture={pressed}>
      <Head scene={scene} side={side} />
      {controls?.refusal && <RefusalNote {...controls.refusal} alert />}
      {known ? (
        <>
          <Body {...props} />
          <Foot {...props} />
        </>
      ) : (
        <p class="quiet">{words(settings.language).counting}</p>
      )}
    </div>
  );
}

/** The page drops a draft once a command is answered. While targets are assigned, this restores it. */
function useDraft({ view, draft: now, setDraft }: ShootingScene): Draft {
  const kept = useRef<Draft | null>(null);
  if (now || view.stage !== 'targets') kept.current = now;
  const draft = draftFor(view, kept.current);
  const stale = kept.current !== null && draft !== now;
  useLayoutEffect(() => {
    if (stale) setDraft(draft); // synchronously: otherwise a key pressed in between would be lost
  });
  return draft;
}

/** Removes the focus from a button that was clicked with a pointer. */
function letGo({ detail, target }: MouseEvent): void {
  const button = detail > 0 && target instanceof Element ? target.closest('button') : null;
  if (button && !button.popoverTargetElement) button.blur();
}

/** Sends commands one after the other; a refusal drops the rest. */
function useQueue({ controls }: ShootingScene): (commands: readonly Command[]) => void {
  const waiting = useRef<readonly Command[]>([]);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!controls || controls.busy) return;
    if (controls.refusal) waiting.current = [];
    const [next, ...rest] = waiting.current;
    waiting.current = rest;
    if (next) controls.send(next);
  });
  return (commands) => {
    waiting.current = commands;
    if (commands.length > 0) redraw((n) => n + 1);
  };
}

function Head({ scene, side }: { readonly scene: ShootingScene; readonly side: Side }) {
  const { view, settings, game } = scene;
  const { language } = settings;
  const w = words(language);
  const name = (who: Side): string => withoutArticle(game.name?.(who, language) ?? who);
  return (
    <header class="shoot-head">
      <p class="small quiet spread">
        <span>
          {w.round(view.round, view.rules.setup.scenario.rounds)} · {w.phaseOf(capital(name(view.active)))}
        </span>
        <span class="mono">
          <span {...help('points', w.scoreIs)}>{w.score(view.points[side], view.points[otherSide(side)])}</span>
          {' · '}
          <span {...help('command-points', w.commandPointsAre(view.commandPoints[side]))}>
            {w.commandPoints(view.commandPoints[side])}
          </span>
        </span>
      </p>
      <p class="shoot-now" role="status">
        {isAsked(view, side) ? w.asked(view.stage) : w.notYours(name(actsIn(view)))}
      </p>
    </header>
  );
}

function Body(props: ActProps) {
  const { view } = props.scene;
  const asked = isAsked(view, props.side);
  if (asked && view.stage === 'targets')
    return (
      <>
        <Shooters {...props} />
        <Weapons {...props} />
      </>
    );
  return (
    <>
      {asked && view.stage === 'reaction' && <Reaction {...props} />}
      {asked && view.stage === 'precision' && <Precision {...props} />}
      {asked && view.stage === 'allocation' && <Allocation {...props} />}
      {asked && view.stage === 'attacks' && <Attacks {...props} />}
      {(view.stage === 'select' || (view.active !== props.side && !asked)) && <Shooters {...props} />}
      <DiceLog {...props} />
    </>
  );
}

/** Automatically assigns weapons with only one eligible target, once, if the setting allows it. */
function useObvious(scene: ShootingScene, side: Side, known: boolean): void {
  const { view, heard, controls, settings } = scene;
  const tried = useRef(new Set<string>());
  const free = known && controls !== null && !controls.busy && controls.refusal === null && isAsked(view, side);
  const aim = useMemo(
    () => (free ? obviousAim(view, heard, settings.targetHints) : undefined),
    [free, view, heard, settings.targetHints],
  );
  useEffect(() => {
    if (!aim) return;
    const key = `${view.round} ${view.active} ${view.shooter} ${aim.group} ${heard.length}`;
    if (tried.current.has(key)) return;
    tried.current.add(key);
    controls?.send(aim);
  }, [aim]);
}
