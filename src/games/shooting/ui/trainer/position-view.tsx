import { useLanguage } from '../../../../page/language.ts';
import type { Exercise } from '../../ask/trainer/exercise.ts';
import { words } from './labels.ts';
import { UnitCard } from './unit-card.tsx';

/** Both sides' units, the conditions and the goal. */
export function PositionView({ exercise }: { readonly exercise: Exercise }) {
  const w = words(useLanguage());
  const { units, targets, conditions } = exercise;
  return (
    <>
      <div class="trainer-position">
        <section aria-labelledby="trainer-mine">
          <h2 id="trainer-mine">{w.mine}</h2>
          <ul class="trainer-units">
            {units.map((unit, i) => (
              <UnitCard key={i} unit={unit} side="mine" />
            ))}
          </ul>
        </section>
        <section aria-labelledby="trainer-theirs">
          <h2 id="trainer-theirs">{w.theirs}</h2>
          <ul class="trainer-units">
            {targets.map((unit, i) => (
              <UnitCard key={i} unit={unit} side="theirs" />
            ))}
          </ul>
        </section>
      </div>
      <div class="note trainer-goal">
        <p>
          <b>{w.goal}:</b> <GoalText exercise={exercise} />
          {conditions.half && <> {w.condition('half')}</>}
          {conditions.cover && <> {w.condition('cover')}</>}
        </p>
        <p class="small">{w.rules}</p>
      </div>
    </>
  );
}

function GoalText({ exercise: { goal, chosen, targets } }: { readonly exercise: Exercise }) {
  const w = words(useLanguage());
  if (goal !== 'wipe') return <>{w.goals(goal)}</>;
  const [a = '', b = ''] = targets.flatMap(({ name }, i) => (chosen[i] ? [name] : []));
  return <>{w.goalWipe(w.and(a, b))}</>;
}
