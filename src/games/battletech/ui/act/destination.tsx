import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Fact } from '../../../../kernel/fact.ts';
import { percent, signed } from '../../../../page/figure.ts';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { labelOf } from '../../../../parts/hex/hex.ts';
import type { Step } from '../../plan.ts';
import { heatOutlook } from '../../rules/heat.ts';
import { tracksHeat } from '../../rules/status.ts';
import { words } from '../act-labels.ts';
import type { MoveDraft } from '../draft.ts';
import { afterMove } from './after-move.ts';
import type { MovePlan } from './moves.ts';
import { Needs, type UnitProps } from './parts.tsx';
import { entriesAt, floorsAt, NOWHERE, reachFor } from './reach-of.ts';
import { oddsOfAll } from './trials-of.ts';
import { Wheel } from './wheel.tsx';

interface DestinationProps extends UnitProps {
  readonly move: MoveDraft;
  readonly plan: MovePlan;
}

/** Where a move ends and what it costs. */
export function Destination(props: DestinationProps) {
  const { scene, draft, id, move, plan } = props;
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const set = (change: Partial<MoveDraft>): void => scene.setDraft({ ...draft, move: { ...move, ...change } });
  const within = reachFor(view, id, move);
  const open = entriesAt(view, within, move);
  const floors = floorsAt(within, plan.hex);
  const trials = plan.trials.length;
  const cost = (facing: Facing): number | null => {
    const entry = open[facing] as number;
    return entry === NOWHERE ? null : (within.mp[entry] as number);
  };
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', behavior: scene.still ? 'auto' : 'smooth' });
  }, [plan.hex, trials > 0]);
  return (
    <div class="bt-destination" ref={box}>
      <Wheel scene={scene} now={plan.facing} mp={cost} onChoose={(facing) => set({ facing, attack: null })} />
      <dl class="bt-facts">
        <div class="bt-fact-wide">
          <dt class="spoken">{w.where}</dt>
          <dd>
            <strong>{w.destination(labelOf(view.rules.map, plan.hex), w.way(plan.facing))}</strong>
          </dd>
        </div>
        <div>
          <dt>{w.cost}</dt>
          <dd>
            <Receipt tally={plan.mp} say={sayStep(scene)} total={w.cost}>
              {w.mpOf(plan.mp.total, plan.most)}
            </Receipt>
          </dd>
        </div>
        <div>
          <dt>{w.toBeHit}</dt>
          <dd>
            {plan.toBeHit.total > 0 ? (
              <Receipt tally={plan.toBeHit} say={scene.say} figures="signed">
                {signed(plan.toBeHit.total, language)}
              </Receipt>
            ) : (
              '+0'
            )}{' '}
            <span class="quiet small">{w.movedHexes(plan.hexes)}</span>
          </dd>
        </div>
        <HeatAfter {...props} />
      </dl>
      {floors.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, no form
        <div class="segments" role="group" aria-label={w.floor}>
          {floors.map((level) => (
            <button
              key={level}
              type="button"
              class="button"
              aria-pressed={plan.level === level}
              onClick={() => set({ level, facing: null })}
            >
              {w.onLevel(level)}
            </button>
          ))}
        </div>
      )}
      <Rolls {...props} />
    </div>
  );
}

/** The heat after this turn's Heat Phase; not for vehicles. */
function HeatAfter({ scene, id, move, plan }: DestinationProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const outlook = useMemo(() => heatOutlook(afterMove(view, id, move, plan), id), [view, id, move, plan]);
  if (!tracksHeat(view, id)) return null;
  return (
    <div>
      <dt>{w.heatAfter}</dt>
      <dd>
        <Receipt tally={outlook.tally} say={scene.say} figures="signed">
          {String(outlook.heat)}
        </Receipt>{' '}
        <span class="quiet small">{w.ifSilent}</span>
      </dd>
    </div>
  );
}

/** Every roll on the way, with its odds. */
function Rolls({ scene, plan }: DestinationProps) {
  const { language } = scene.settings;
  const w = words(language);
  const { trials } = plan;
  if (trials.length === 0 && !plan.bogs) return null;
  return (
    <div class="bt-rolls">
      {trials.length > 0 && (
        <p class="small">
          <Icon name="warn" size={14} /> {w.rolls}
          {trials.length > 1 && ` (${w.allRolls(percent(oddsOfAll(trials), language))})`}
        </p>
      )}
      <ul>
        {trials.map(({ why, tally, odds }, i) => (
          <li key={i} class="spread small">
            <span>{scene.say(why)}</span>
            <Needs scene={scene} tally={tally} odds={odds} />
          </li>
        ))}
        {plan.bogs && <li class="small">{w.bogs}</li>}
      </ul>
    </div>
  );
}

/** Steps have their texts here; the game provides the reasons for extra costs. */
const sayStep =
  (scene: UnitProps['scene']) =>
  (fact: Fact): string => {
    const { view, settings } = scene;
    if (!fact.code.startsWith('step-')) return scene.say(fact);
    const hex = typeof fact.hex === 'number' ? labelOf(view.rules.map, fact.hex) : '';
    const reasons = Array.isArray(fact.reasons) ? (fact.reasons as readonly Fact[]) : [];
    const step = fact.code.slice('step-'.length) as Step['step'];
    return words(settings.language).step(
      step,
      hex,
      reasons.map((why) => scene.say(why)),
    );
  };
