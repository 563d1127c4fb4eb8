import { no, ok, type Result } from '../../../../kernel/result.ts';
import { say } from '../../text.ts';
import { figure } from '../answer.ts';
import { type Exercise, exerciseOf } from './exercise.ts';
import type { ExerciseQuestion } from './question.ts';

/** `ask shooting exercise`. */
export function exercise({ seed, level = 'easy', answers = false }: ExerciseQuestion): Result<unknown> {
  const found = exerciseOf({ seed, level });
  if (!found) return no({ code: 'no-exercise', field: 'seed' });
  const { goal, chosen, conditions, units, targets, plans, best } = found;
  return ok({
    level,
    goal,
    ...(goal === 'wipe' && { must: targets.filter((_, i) => chosen[i]).map(({ name }) => name) }),
    conditions,
    units: units.map(({ name, points, attackers }) => ({ name, points, attackers })),
    targets: targets.map(({ name, points, target }) => ({ name, points, target })),
    plans: plans.map((_, i) => planIn(found, i, answers)),
    ...(answers && { best: best + 1 }),
  });
}

function planIn({ units, targets, plans }: Exercise, at: number, answers: boolean) {
  const one = plans[at];
  return {
    plan: at + 1,
    fire: targets.map(({ name }, target) => ({
      target: name,
      units: (one?.plan[target] ?? []).map((shot) => units[shot]?.name ?? ''),
    })),
    ...(answers &&
      one && {
        value: figure(one.explained.value.total),
        loss: figure(one.loss),
        shots: one.explained.shots.map(({ name, target, reasons }) => ({
          name,
          target: targets[target]?.name ?? '',
          reasons: reasons.map((fact) => say(fact, 'en') ?? fact.code),
        })),
      }),
  };
}
