import type { Fact } from '../../../../kernel/fact.ts';
import { signed } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { Exercise, ExercisePlan } from '../../ask/trainer/exercise.ts';
import { say } from '../../text.ts';
import { letterOf, words } from './labels.ts';
import { shownDifference, targetValue, valueText } from './values.ts';

/** The chance to destroy both is 0 until both are fired at, so what earlier shots add is not shown. */
const saysSomething = ({ code, goal, value }: Fact): boolean =>
  code !== 'plan-adds' || goal !== 'wipe' || Number(value) >= 0.05;

/** The shots of a plan in order, each with its reasons. */
export function Shots({ exercise, at }: { readonly exercise: Exercise; readonly at: number }) {
  const language = useLanguage();
  const w = words(language);
  const { explained } = exercise.plans[at] as ExercisePlan;
  return (
    <ol class="trainer-shots">
      {explained.shots.map(({ name, target, reasons }, i) => (
        <li key={i}>
          <b lang="en">{w.firesAt(name, exercise.targets[target]?.name ?? '')}</b>
          <ul class="small">
            {reasons.filter(saysSomething).map((fact, k) => (
              <li key={k}>{say(fact, language)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface ComparedProps {
  readonly exercise: Exercise;
  readonly a: number; // the best plan
  readonly b: number;
}

/** Two plans as a receipt: what each target contributes, and the total. */
export function Compared({ exercise, a, b }: ComparedProps) {
  const language = useLanguage();
  const w = words(language);
  const { goal, targets, plans } = exercise;
  const text = (value: number): string => valueText(goal, value, language);
  const differs = (x: number, y: number): string => signed(shownDifference(goal, x, y), language);
  const row = (x: number, y: number) => (
    <>
      <td>{text(x)}</td>
      <td>{text(y)}</td>
      {goal !== 'wipe' && <td>{differs(x, y)}</td>}
    </>
  );
  return (
    <table class="trainer-compared">
      <caption>{w.measure(goal)}</caption>
      <thead>
        <tr>
          <th scope="col">{w.target}</th>
          <th scope="col">{w.plan(letterOf(a))}</th>
          <th scope="col">{w.plan(letterOf(b))}</th>
          {goal !== 'wipe' && <th scope="col">{w.difference}</th>}
        </tr>
      </thead>
      <tbody>
        {targets.map(({ name }, i) => {
          const [x, y] = [targetValue(exercise, a, i), targetValue(exercise, b, i)];
          return x === null || y === null ? null : (
            <tr key={i}>
              <th scope="row" lang="en">
                {name}
              </th>
              {row(x, y)}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{goal === 'wipe' ? w.both : w.total}</th>
          {row(plans[a]?.value ?? 0, plans[b]?.value ?? 0)}
        </tr>
      </tfoot>
    </table>
  );
}
