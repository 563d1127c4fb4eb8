import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Dialog } from '../../../../page/dialog.tsx';
import { shootersOf } from '../../rules/eligibility.ts';
import { groupIn, unitAt } from '../../rules/units.ts';
import { unitName } from '../names.ts';
import { words } from '../panel-labels.ts';
import { useSliced } from '../sliced.ts';
import { type MainAction, mainAction } from './actions.ts';
import { bill, oddsFor } from './odds.ts';
import { keyOf, oddsStore } from './odds-store.ts';
import type { ActProps } from './parts.tsx';
import { OddsWords } from './targets.tsx';

/** The main button, labelled with the next step, and the other actions. They stay visible. */
export function Foot(props: ActProps) {
  const { scene, seat, draft, locked, act, pace } = props;
  const { view, controls, settings } = scene;
  const w = words(settings.language);
  const main = mainAction(view, seat, draft, pace);
  const verbs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lost = document.activeElement === document.body; // the pressed button is gone or disabled
    if (!locked && lost && props.byKeys.current) verbs.current?.querySelector<HTMLElement>('.shoot-phase')?.focus();
  }, [locked, main?.verb]);
  if (!main) return null;
  const { shooter, stage } = view;
  const selecting = stage === 'targets' && shooter !== null;
  return (
    <div class="shoot-foot">
      {selecting && <Bill {...props} />}
      {main.open && (
        <p id="shoot-open" class="small">
          {openWords(props, main)}
        </p>
      )}
      <div ref={verbs} class="shoot-verbs">
        <Button
          kind={main.verb === 'assign' ? 'plain' : 'main'} // it only points at the next weapon
          class={selecting ? 'shoot-phase is-full' : 'shoot-phase'}
          disabled={locked}
          data-verb={main.verb}
          {...(main.open && { 'aria-describedby': 'shoot-open' })}
          {...(controls?.offline && { title: w.lineDown })}
          onClick={() => {
            act(main.deed);
            if (main.verb === 'assign') toWeapon(main.deed.draft?.group);
          }}
        >
          {label(props, main)}
        </Button>
        {selecting && (
          <>
            <Button
              disabled={locked || view.assignments.length === 0}
              onClick={() => act({ send: { type: 'clear-all' }, draft: { ...draft, group: null, settings: {} } })}
            >
              {w.clearAll}
            </Button>
            <Button
              disabled={locked}
              onClick={() => act({ send: { type: 'undo' }, draft: { ...draft, settings: {} } })}
            >
              {w.undo}
            </Button>
            {main.verb !== 'skip' && (
              <Button disabled={locked} onClick={() => act({ send: { type: 'skip-unit', unit: shooter } })}>
                {w.skip}
              </Button>
            )}
          </>
        )}
        {main.verb !== 'end' && view.active === props.side && <EndPhase {...props} />}
      </div>
    </div>
  );
}

function label({ scene, draft }: ActProps, { verb, unit }: MainAction): string {
  const w = words(scene.settings.language);
  if (verb === 'allocate') return w.allocateTo(draft.order.length);
  return verb === 'select' && unit !== undefined
    ? `${w.verb(verb)}: ${unitName(scene.view.rules, unit)}`
    : w.verb(verb);
}

function openWords({ scene }: ActProps, { open = [] }: MainAction): string {
  const { view, settings } = scene;
  const unit = unitAt(view.rules, view.shooter ?? 0);
  return words(settings.language).stillOpen(open.map((id) => groupIn(unit, id).weapon.name).join(', '));
}

/** Moves the focus to the weapon that needs a target. */
function toWeapon(group: string | null | undefined): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-group="${CSS.escape(group ?? '')}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('.shoot-target-pick')?.focus({ preventScroll: true });
  });
}

/** The combined odds of all assigned weapons, target by target. */
function Bill({ scene }: ActProps) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const shooter = view.shooter as number;
  const lines = useMemo(() => bill(view), [view]);
  const odds = useSliced(
    oddsStore(view),
    lines.map(({ assignments }) => ({
      key: keyOf(shooter, assignments),
      work: () => oddsFor(view, shooter, assignments),
    })),
  );
  if (lines.length === 0) return null;
  return (
    <dl class="shoot-bill small" aria-label={w.sum}>
      {lines.map(({ target, assignments }) => {
        const here = odds.get(keyOf(shooter, assignments));
        return (
          <div key={target}>
            <dt>{unitName(view.rules, target)}</dt>
            <dd>
              <OddsWords odds={here} language={language} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Always shown; asks for confirmation while a unit could still shoot. */
function EndPhase({ scene, locked, act }: ActProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const [asking, ask] = useState(false);
  const begun = view.stage !== 'select' && view.stage !== 'targets';
  const left = asking ? shootersOf(view).length : 0;
  const end = (): void => {
    ask(false);
    act({ send: { type: 'end-phase' } });
  };
  return (
    <>
      <Button
        kind="quiet"
        class="shoot-end"
        disabled={locked || begun}
        {...(begun && { title: w.endNot })}
        onClick={() => ask(true)}
      >
        {w.endPhase}
      </Button>
      <Dialog open={asking} title={w.endSure} onClose={() => ask(false)}>
        <div class="stack">
          <p>{w.endLeft(left)}</p>
          <div class="row">
            <Button kind="main" onClick={end}>
              {w.endPhase}
            </Button>
            <Button onClick={() => ask(false)}>{w.goOn}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
