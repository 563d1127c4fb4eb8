import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Unit } from '../../ask/matrix/army-units.ts';
import type { Exercise, ExercisePlan } from '../../ask/trainer/exercise.ts';
import { chance, tenths } from '../names.ts';
import { Counter } from './counter.tsx';
import { letterOf, words } from './labels.ts';
import { valueText } from './values.ts';

interface PlanProps {
  readonly exercise: Exercise;
  readonly at: number;
  readonly isChosen: boolean;
  readonly isShown: boolean; // with its values
  onChoose(): void;
}

/** One of the four plans as a radio button; with its values after the answer. */
export function PlanCard({ exercise, at, isChosen, isShown, onChoose }: PlanProps) {
  const w = words(useLanguage());
  const plan = exercise.plans[at] as ExercisePlan;
  const isBest = isShown && at === exercise.best;
  return (
    <label class={`trainer-plan ${isChosen ? 'is-chosen' : ''} ${isBest ? 'is-best' : ''}`}>
      <span class="trainer-plan-head">
        <input type="radio" name="trainer-plan" checked={isChosen} disabled={isShown} onChange={onChoose} />
        <b>{w.plan(letterOf(at))}</b>
        {isBest && (
          <span class="chip is-good">
            <Icon name="check" size={12} /> {w.best}
          </span>
        )}
        {isShown && isChosen && <span class="chip is-brass">{w.yours}</span>}
      </span>
      <span class="trainer-fire">
        {exercise.targets.map((target, i) => (
          <FireRow key={i} exercise={exercise} plan={plan} at={i} target={target} isShown={isShown} />
        ))}
      </span>
      {isShown && <ValueBar exercise={exercise} plan={plan} isBest={isBest} />}
    </label>
  );
}

interface RowProps {
  readonly exercise: Exercise;
  readonly plan: ExercisePlan;
  readonly at: number;
  readonly target: Unit;
  readonly isShown: boolean;
}

/** A target, and the units that fire at it in order. */
function FireRow({ exercise, plan, at, target, isShown }: RowProps) {
  const w = words(useLanguage());
  const order = plan.plan[at] ?? [];
  return (
    <span class={order.length === 0 ? 'trainer-row is-spared' : 'trainer-row'}>
      <span class="trainer-shooters">
        {order.length === 0 && <span class="quiet">{w.notFiredAt}</span>}
        {order.map((shot, place) => {
          const unit = exercise.units[shot] as Unit;
          return (
            <span key={shot} class="trainer-shooter">
              {place > 0 && <span class="trainer-then">{w.andThen}</span>}
              <Counter unit={unit} side="mine" />
              <span lang="en">{unit.name}</span>
            </span>
          );
        })}
      </span>
      <span class="trainer-arrow" aria-hidden="true">
        {order.length > 0 && <Icon name="send" />}
      </span>
      <span class="spoken">→ </span>
      <span class="trainer-aim">
        <Counter unit={target} side="theirs" />
        <span lang="en">{target.name}</span>
      </span>
      {isShown && order.length > 0 && <TargetBar exercise={exercise} plan={plan} at={at} />}
      <span class="spoken">. </span>
    </span>
  );
}

/** The expected share of the target's models that die, and the chance that all do. */
function TargetBar({ exercise: { goal }, plan, at }: Pick<RowProps, 'exercise' | 'plan' | 'at'>) {
  const language = useLanguage();
  const w = words(language);
  const found = plan.explained.targets[at];
  if (!found) return null;
  const share = goal === 'wipe' ? found.wipe : found.kills / Math.max(1, found.models);
  return (
    <span class="trainer-outcome small">
      <span class="trainer-bar is-thin" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <span>
        {found.models > 1 && `${w.lost(tenths(found.kills, language), found.models)} · `}
        {w.allDie(found.models, chance(found.wipe, language))}
      </span>
    </span>
  );
}

function ValueBar({ exercise, plan, isBest }: Pick<RowProps, 'exercise' | 'plan'> & { readonly isBest: boolean }) {
  const language = useLanguage();
  const w = words(language);
  const { goal, plans, best } = exercise;
  const top = plans[best]?.value ?? 1;
  return (
    <span class="trainer-value">
      <span class={`trainer-bar ${isBest ? 'is-best' : ''}`} aria-hidden="true">
        <i style={{ width: `${(100 * plan.value) / top}%` }} />
      </span>
      <b class="mono">{w.value(goal, valueText(goal, plan.value, language))}</b>
    </span>
  );
}
