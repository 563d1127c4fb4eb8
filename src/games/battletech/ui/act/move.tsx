import { useMemo } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { percent } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import { labelOf } from '../../../../parts/hex/hex.ts';
import { mpLeft } from '../../rules/movement/gait.ts';
import { mascWorks, tracksHeat } from '../../rules/status.ts';
import { modelOf, unitOf } from '../../view.ts';
import { words } from '../act-labels.ts';
import { namesIn } from '../board/names.ts';
import type { MoveDraft } from '../draft.ts';
import { ChargeList } from './charge-list.tsx';
import { commandOf } from './command.ts';
import { Destination } from './destination.tsx';
import { chooseMode, type KeyAction, lieDown, standUp } from './key-actions.ts';
import { type MovePlan, maySink, modesOf, planOf, stopCommand } from './moves.ts';
import { Callout, Foot, type UnitProps } from './parts.tsx';
import { reachFor } from './reach-of.ts';
import { oddsOfAll } from './trials-of.ts';
import { undone } from './undo.ts';

/** Mode, destination, facing and cost. */
export function MoveAct(props: UnitProps) {
  const { scene, seat, draft, id } = props;
  const { view, controls, settings } = scene;
  const { move } = draft;
  const w = words(settings.language);
  const plan = useMemo(() => move && planOf(view, id, move), [view, id, move]);
  const broken = view.moving === id;
  const back = undone(view, draft);
  const set = (next: MoveDraft): void => scene.setDraft({ ...draft, move: next });
  const left = w.mp(mpLeft(view, id, unitOf(view, id).went.mode, unitOf(view, id).went.masc));
  return (
    <>
      <Callout scene={scene} name="movement">
        {w.about('movement')}
      </Callout>
      {broken ? <p class="note">{w.brokeOff(left)}</p> : <Modes {...props} />}
      {move && move.mode !== 'still' && (
        <Group title={w.where}>
          {plan ? <Destination {...props} move={move} plan={plan} /> : <Asked {...props} move={move} />}
          <Posture {...props} plan={plan} />
        </Group>
      )}
      {move && move.mode !== 'still' && <ChargeList {...props} move={move} onChoose={set} />}
      <Foot
        scene={scene}
        seat={seat}
        command={commandOf(view, draft)}
        label={labelFor(props, plan)}
        undo={back && (() => scene.setDraft(back))}
        others={
          broken && (
            <Button disabled={controls?.busy ?? true} onClick={() => controls?.send(stopCommand(view, id))}>
              {w.stop}
            </Button>
          )
        }
      >
        {plan && plan.trials.length > 0 && (
          <p class="small bt-warn">
            <Icon name="warn" size={14} />{' '}
            {w.rollsPass(plan.trials.length, percent(oddsOfAll(plan.trials), settings.language))}
          </p>
        )}
      </Foot>
    </>
  );
}

/** Label of the main button. */
function labelFor({ scene, draft, id }: UnitProps, plan: MovePlan | null): string {
  const { view, settings } = scene;
  const { move } = draft;
  const w = words(settings.language);
  if (!move) return w.chooseMode;
  const vehicle = unitOf(view, id).crew !== null;
  const goes = (hex: string): string => (vehicle ? w.goToVehicle : w.goTo)(move.mode, hex);
  if (move.mode === 'still') return goes('');
  if (!plan) return w.confirmHex;
  if (plan.hex === unitOf(view, id).at && !move.attack) {
    const last = plan.steps.at(-1)?.step;
    return last === 'go-prone' ? w.lieHere : last === 'stand-up' ? w.standHere : w.turnHere;
  }
  const verb = goes(labelOf(view.rules.map, plan.hex));
  if (!move.attack) return verb;
  const name = namesIn(view.rules, settings.language).unit(move.attack.target);
  return (move.attack.kind === 'charge' ? w.andCharge : w.andLeap)(verb, name);
}

function apply(scene: UnitProps['scene'], deed: KeyAction): void {
  if ('draft' in deed) scene.setDraft(deed.draft);
}

/** The movement modes with their MP, heat and attack modifier. */
function Modes({ scene, draft, id }: UnitProps) {
  const { view, controls, settings } = scene;
  const { move } = draft;
  const w = words(settings.language);
  const { design } = modelOf(view, id);
  const vehicle = design.kind === 'vehicle';
  const rows = modesOf(view, id, move?.masc).filter(({ mode }) => mode !== 'jump' || design.jump > 0);
  const barred = rows.filter(({ no }) => no);
  return (
    <Group title={w.how}>
      <div class="bt-modes">
        {rows.map(({ mode, mp, heat, modifier, no }) => (
          <button
            key={mode}
            type="button"
            class="button bt-mode"
            data-mode={mode}
            aria-pressed={move?.mode === mode}
            disabled={no !== undefined || (controls?.busy ?? true)}
            {...(no && tip(scene.say(no)))}
            onClick={() => apply(scene, chooseMode(view, id, draft, mode))}
          >
            <strong>{(vehicle ? w.vehicleMode : w.mode)(mode)}</strong>
            <span>{mode === 'still' ? '\u2013' : w.mp(mp)}</span>
            <small>
              {tracksHeat(view, id) && <span>{w.modeHeat(heat, mode === 'jump')}</span>}
              <span>{w.modeAim(modifier)}</span>
            </small>
          </button>
        ))}
      </div>
      {barred.length > 0 && (
        <ul class="small quiet bt-barred">
          {barred.map(({ mode, no }) => (
            <li key={mode}>
              {(vehicle ? w.vehicleMode : w.mode)(mode)}: {no && scene.say(no)} <RuleLink code={no?.code} isShort />
            </li>
          ))}
        </ul>
      )}
      {move?.mode === 'run' && design.masc && mascWorks(view, id) && (
        <label class="choice">
          <input
            type="checkbox"
            checked={move.masc === true}
            onChange={(event) =>
              scene.setDraft({
                ...draft,
                move: { ...move, attack: null, masc: event.currentTarget.checked || undefined },
              })
            }
          />
          {w.masc}
        </label>
      )}
    </Group>
  );
}

/** Shown until a hex is chosen. */
function Asked({ scene, id, move }: UnitProps & { readonly move: MoveDraft }) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const within = reachFor(view, id, move);
  const { at } = unitOf(view, id);
  const hexes = new Set(within.hex.subarray(0, within.count));
  hexes.delete(at);
  return <p class="bt-ask">{hexes.size > 0 ? w.chooseHex(hexes.size) : w.nowhere}</p>;
}

/** Stand up or go prone. */
function Posture({ scene, draft, id, plan }: UnitProps & { readonly plan: MovePlan | null }) {
  const { view, settings } = scene;
  const { move } = draft;
  const w = words(settings.language);
  const unit = unitOf(view, id);
  if (unit.crew || !move) return null;
  const rises = plan?.steps.some(({ step }) => step === 'stand-up') ?? false;
  if (unit.prone)
    return (
      <div class="row bt-posture">
        <Button aria-pressed={rises} onClick={() => apply(scene, standUp(view, id, draft))}>
          {w.standUp}
        </Button>
        <Button
          aria-pressed={plan?.prone ?? false}
          onClick={() => scene.setDraft({ ...draft, move: { ...move, to: unit.at, facing: unit.facing, lie: true } })}
        >
          {w.stayDown}
        </Button>
      </div>
    );
  const may = plan ? plan.prone || maySink(view, id, plan) : mpLeft(view, id, move.mode) > 0;
  if (move.mode === 'jump' || move.attack || !may) return null;
  return (
    <div class="row bt-posture">
      <Button aria-pressed={move.lie === true} onClick={() => apply(scene, lieDown(view, id, draft))}>
        {w.goProne}
      </Button>
    </div>
  );
}
