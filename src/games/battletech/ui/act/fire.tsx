import { useMemo } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { figure, percent } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { labelOf } from '../../../../parts/hex/hex.ts';
import type { Command } from '../../commands.ts';
import { HEAT_SCALE } from '../../data/heat-scale.ts';
import type { Target } from '../../plan.ts';
import { refuse } from '../../rules/handlers.ts';
import { tracksHeat } from '../../rules/status.ts';
import { sameTarget } from '../../rules/weapons/shooting.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { words } from '../act-labels.ts';
import { namesIn } from '../board/names.ts';
import { commandOf } from './command.ts';
import { GunList } from './gun-list.tsx';
import { type FirePlan, firePlan } from './guns.ts';
import { Callout, Foot, type UnitProps } from './parts.tsx';
import { primaries } from './shots.ts';
import { Targets } from './targets.tsx';
import { seenBy, Twists, twistLabel } from './twist.tsx';
import { undone } from './undo.ts';

const FIRST_SHUTDOWN = HEAT_SCALE.find(({ shutdown }) => shutdown > 0)?.heat ?? 0;

const risksShutdown = (view: View, id: UnitId): boolean => tracksHeat(view, id) && view.rules.ruleset.shutdownRolls;

/** The Weapon Attack Phase: twist, target, weapons and totals. */
export function FireAct(props: UnitProps) {
  const { scene, seat, draft, id, send } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const plan = useMemo(() => firePlan(seenBy(props), id, draft), [view, id, draft]);
  const back = undone(view, draft);
  const twists = draft.torso !== null;
  const declare = draft.shots.length > 0 ? w.declareFire(draft.shots.length) : w.holdFire;
  return (
    <>
      <Callout scene={scene} name="weapons">
        {[w.about('weapons'), ...(risksShutdown(view, id) ? [w.aboutShutdown(FIRST_SHUTDOWN)] : [])].join(' ')}
      </Callout>
      {view.rules.ruleset.twist === 'declaration' && <Twists {...props} />}
      <Targets {...props} hexes />
      <GunList {...props} />
      {plan.targets.length > 1 && <Primary {...props} plan={plan} />}
      <Besides {...props} />
      <Foot
        scene={scene}
        seat={seat}
        command={commandOf(view, draft)}
        label={twists ? twistLabel(props) : declare}
        {...(twists && { give: send })}
        undo={back && (() => scene.setDraft(back))}
      >
        <Sum {...props} plan={plan} />
      </Foot>
    </>
  );
}

/** Heat before and after, its risks, and the expected damage. */
function Sum({ scene, id, plan }: UnitProps & { readonly plan: FirePlan }) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const { heat } = unitOf(view, id);
  const { tally, heat: next, shutdown, explosion } = plan.heat;
  return (
    <dl class="bt-sum" aria-live="polite" data-landmark>
      {tracksHeat(view, id) && (
        <div class={shutdown + explosion > 0 ? 'is-risky' : ''}>
          <dt>{w.heatIs}</dt>
          <dd>
            <Receipt tally={tally} say={scene.say} figures="signed" total={w.heatAfter}>
              {w.heatTo(heat, next)}
            </Receipt>
            {shutdown > 0 && (
              <span class="bt-warn">
                <Icon name="warn" size={14} /> {w.shutdownOdds(percent(shutdown, language))}
              </span>
            )}
            {explosion > 0 && (
              <span class="bt-warn">
                <Icon name="warn" size={14} /> {w.explosionOdds(percent(explosion, language))}
              </span>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{w.expected}</dt>
        <dd>{figure(Math.round(plan.expected * 10) / 10, language)}</dd>
      </div>
    </dl>
  );
}

/** Chooses the primary target. */
function Primary(props: UnitProps & { readonly plan: FirePlan }) {
  const { scene, draft, id, plan } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const names = namesIn(view.rules, settings.language);
  const able = primaries(seenBy(props), id, plan.targets);
  const { front, elsewhere } = view.rules.ruleset.secondary;
  const nameOf = (target: Target): string =>
    'unit' in target ? names.unit(target.unit) : w.hexTarget(labelOf(view.rules.map, target.hex));
  return (
    <fieldset class="group bt-primary">
      <legend class="heading">{w.primary}</legend>
      {plan.targets.map((target) => (
        <label key={JSON.stringify(target)} class="choice">
          <input
            type="radio"
            name="bt-primary"
            checked={plan.primary !== null && sameTarget(plan.primary, target)}
            disabled={!able.includes(target)}
            onChange={() => scene.setDraft({ ...draft, primary: target })}
          />
          {nameOf(target)}
        </label>
      ))}
      <p class="small quiet">{w.secondary(front, elsewhere)}</p>
    </fieldset>
  );
}

/** Other actions in this phase: flip the arms, pick up a club. */
function Besides({ scene, seat, id, send }: UnitProps) {
  const { view, controls, settings } = scene;
  const w = words(settings.language);
  const { flipped } = unitOf(view, id);
  const flip: Command = { type: 'flip', unit: id, flipped: !flipped };
  const club: Command = { type: 'take-club', unit: id };
  const mayFlip = !refuse(view, seat, flip);
  const mayTake = !refuse(view, seat, club);
  if (!mayFlip && !mayTake) return null;
  return (
    <Group title={w.besides}>
      <div class="stack">
        {mayFlip && (
          <Button disabled={controls?.busy ?? true} onClick={() => send(flip)}>
            {flipped ? w.flipBack : w.flip}
          </Button>
        )}
        {mayTake && (
          <>
            <Button disabled={controls?.busy ?? true} onClick={() => controls?.send(club)}>
              {w.takeClub}
            </Button>
            <p class="small quiet">{w.takeClubWhy}</p>
          </>
        )}
      </div>
    </Group>
  );
}
