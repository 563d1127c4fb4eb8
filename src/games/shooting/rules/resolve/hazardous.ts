import { isBig } from '../situation.ts';
import { groupIn, isAlive, living, modelAt } from '../units.ts';
import { mortalWound, settle } from './mortal-wounds.ts';
import { diceEvent, numbersOf, type Resolution, type Step, type Substep } from './resolution.ts';
import { reportRun, runOf } from './run.ts';

/** At the end: one die for every Hazardous weapon that had a target. */
export function* hazardous(resolution: Resolution): Step {
  const { work, dice } = resolution;
  const { fails, on } = resolution.state.rules.ruleset.hazardous;
  if (work.hazards > 0) {
    const rolls = Array.from({ length: work.hazards }, () => dice.roll(6));
    work.hazards = 0;
    const failed = rolls.filter((face) => face <= fails).length;
    const safe = rolls.length - failed;
    resolution.state = yield diceEvent(resolution, null, {
      context: 'hazardous',
      needs: fails + 1,
      rolls,
      successes: safe,
    });
    if (on === 'unit') owe(resolution, failed);
    else for (let test = 0; test < failed; test++) yield* burn(resolution);
  }
  return yield* settle(resolution);
}

/** Mortal wounds on the whole unit; more if all its models are big. */
function owe(resolution: Resolution, failed: number): void {
  const { rules, wounds } = resolution.state;
  const { wounds: usual, big } = rules.ruleset.hazardous;
  const { index: unit, models } = resolution.shooter;
  const amount = living(wounds, models).every((model) => isBig(modelAt(rules, model).keywords)) ? big : usual;
  const owed = { unit, amount, one: false, cause: 'hazardous', volley: null } as const;
  resolution.work.owed = [...resolution.work.owed, ...Array.from({ length: failed }, () => owed)];
}

/** One failed test: all mortal wounds go to one bearer; the excess is lost. */
function* burn(resolution: Resolution): Substep {
  const { rules } = resolution.state;
  const model = bearerOf(resolution);
  if (model === undefined) return;
  const { wounds, big } = rules.ruleset.hazardous;
  const run = runOf(resolution);
  const amount = isBig(modelAt(rules, model).keywords) ? big : wounds;
  for (let wound = 0; wound < amount && (run.left[model] as number) > 0; wound++)
    mortalWound(resolution, run, resolution.shooter, model, null);
  yield* reportRun(resolution, null, run, 'hazardous');
}

/** Among the bearers that fired such weapons: a wounded one, else a non-character, else a character. */
function bearerOf(resolution: Resolution): number | undefined {
  const { work, shooter } = resolution;
  const { rules, wounds } = resolution.state;
  const bearers = work.volleys.flatMap(({ group, bearers: places }, at) =>
    numbersOf(resolution, at).terms.hazardous
      ? places.map((place) => groupIn(shooter, group).bearers[place] as number)
      : [],
  );
  const alive = [...new Set(bearers)].filter((model) => isAlive(wounds, model)).sort((a, b) => a - b);
  const isHurt = (model: number): boolean => (wounds[model] as number) < modelAt(rules, model).sheet.wounds;
  return alive.find(isHurt) ?? alive.find((model) => !modelAt(rules, model).character) ?? alive[0];
}
