import { figure } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { Unit } from '../../ask/matrix/army-units.ts';
import { GOALS, PLAN_LIMITS } from '../../ask/plan/problem.ts';
import { say } from '../../text.ts';
import { Pick, Tick } from '../calculator/inputs.tsx';
import { Copy, NoResult } from '../calculator/result.tsx';
import { chance } from '../names.ts';
import { words } from './labels.ts';
import type { MatrixState } from './state.ts';
import { usePlan } from './use-cells.ts';

interface PlanProps {
  readonly state: MatrixState;
  readonly units: readonly Unit[];
  readonly targets: readonly Unit[];
  onChange(state: MatrixState): void;
}

/** The best assignment and order of fire, with reasons. */
export function PlanPanel({ state, units, targets, onChange }: PlanProps) {
  const language = useLanguage();
  const w = words(language);
  const { goal, split } = state;
  const planned = targets.slice(0, PLAN_LIMITS.targets);
  const must = state.must.filter((i) => i < planned.length);
  const task = {
    units: units.slice(0, PLAN_LIMITS.units),
    targets: planned,
    conditions: state.conditions,
    goal,
    chosen: planned.map((_, i) => must.length === 0 || must.includes(i)),
    split,
  };
  const { found, failed } = usePlan(task);
  const value = (total: number): string => (goal === 'wipe' ? chance(total / 100, language) : figure(total, language));
  return (
    <div class="matrix-plan">
      <div class="odds-fields">
        <Pick
          class="odds-grows"
          label={w.goal}
          value={goal}
          options={GOALS.map((one) => ({ value: one, title: w.goals(one) }))}
          onChange={(chosen) => onChange({ ...state, goal: chosen })}
        />
        <Tick label={w.split} value={split} onChange={(on) => onChange({ ...state, split: on })} />
      </div>
      {goal === 'wipe' && (
        <fieldset>
          <legend>{w.must}</legend>
          <div class="odds-ticks">
            {planned.map(({ name }, i) => (
              <Tick
                key={i}
                label={name}
                value={task.chosen[i] ?? false}
                onChange={(on) => {
                  const now = planned.flatMap((_, k) => ((k === i ? on : task.chosen[k]) ? [k] : []));
                  onChange({ ...state, must: now.length === planned.length ? [] : now });
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <p class="small quiet">{w.planAbout}</p>
      {(units.length > PLAN_LIMITS.units || targets.length > PLAN_LIMITS.targets) && (
        <p class="small quiet">{w.tooMany(PLAN_LIMITS.units, PLAN_LIMITS.targets)}</p>
      )}
      <div class="row">
        <Copy icon="link" text={() => location.href}>
          {w.copy('link')}
        </Copy>
      </div>
      <div role="status">{failed ? w.failed : !found ? w.working : found.ok ? w.method(found.value.method) : ''}</div>
      {found && !found.ok && <NoResult fact={found.error} />}
      {found?.ok && (
        <div class="odds-columns">
          <section aria-labelledby="plan-order">
            <h2 id="plan-order">{w.order}</h2>
            <ol class="matrix-shots is-numbered">
              {found.value.shots.map(({ name, target, reasons }, i) => (
                <li key={i}>
                  <b>{w.firesAt(name, targets[target]?.name ?? '')}</b>
                  <ul class="small">
                    {reasons.map((fact, k) => (
                      <li key={k}>{say(fact, language)}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="plan-result">
            <h2 id="plan-result">{w.expected}</h2>
            <p class="matrix-total">
              {w.goals(goal)}: <b>{value(found.value.value.total)}</b>
            </p>
            <ul class="matrix-shots">
              {found.value.targets.map(({ kills, models, wipe }, i) => (
                <li key={i}>
                  <b>{targets[i]?.name}</b>
                  <br />
                  {found.value.shots.some(({ target }) => target === i) ? (
                    w.lost(figure(kills, language), models, chance(wipe, language))
                  ) : (
                    <span class="quiet">{w.notFiredAt}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </div>
  );
}
