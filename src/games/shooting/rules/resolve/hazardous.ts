import { isBig } from '../situation.ts';
import { groupIn, isAlive, living, modelAt } from '../units.ts';
import { type Desk, numbersOf, type Step, type Telling, thrown } from './desk.ts';
import { mortalWound, settle } from './mortal-wounds.ts';
import { runOf, told } from './run.ts';

/** At the end: one die for every Hazardous weapon that had a target. */
export function* hazardous(desk: Desk): Step {
  const { work, dice } = desk;
  const { fails, on } = desk.state.rules.ruleset.hazardous;
  if (work.hazards > 0) {
    const rolls = Array.from({ length: work.hazards }, () => dice.roll(6));
    work.hazards = 0;
    const failed = rolls.filter((face) => face <= fails).length;
    const safe = rolls.length - failed;
    desk.state = yield thrown(desk, null, { context: 'hazardous', needs: fails + 1, rolls, successes: safe });
    if (on === 'unit') owe(desk, failed);
    else for (let test = 0; test < failed; test++) yield* burn(desk);
  }
  return yield* settle(desk);
}

/** Mortal wounds on the whole unit; more if all its models are big. */
function owe(desk: Desk, failed: number): void {
  const { rules, wounds } = desk.state;
  const { wounds: usual, big } = rules.ruleset.hazardous;
  const { index: unit, models } = desk.shooter;
  const amount = living(wounds, models).every((model) => isBig(modelAt(rules, model).keywords)) ? big : usual;
  const owed = { unit, amount, one: false, cause: 'hazardous', volley: null } as const;
  desk.work.owed = [...desk.work.owed, ...Array.from({ length: failed }, () => owed)];
}

/** One failed test: all mortal wounds go to one bearer; the excess is lost. */
function* burn(desk: Desk): Telling {
  const { rules } = desk.state;
  const model = bearerOf(desk);
  if (model === undefined) return;
  const { wounds, big } = rules.ruleset.hazardous;
  const run = runOf(desk);
  const amount = isBig(modelAt(rules, model).keywords) ? big : wounds;
  for (let wound = 0; wound < amount && (run.left[model] as number) > 0; wound++)
    mortalWound(desk, run, desk.shooter, model);
  yield* told(desk, null, run, 'hazardous');
}

/** Among the bearers that fired such weapons: a wounded one, else a non-character, else a character. */
function bearerOf(desk: Desk): number | undefined {
  const { work, shooter } = desk;
  const { rules, wounds } = desk.state;
  const bearers = work.volleys.flatMap(({ group, bearers: places }, at) =>
    numbersOf(desk, at).terms.hazardous ? places.map((place) => groupIn(shooter, group).bearers[place] as number) : [],
  );
  const alive = [...new Set(bearers)].filter((model) => isAlive(wounds, model)).sort((a, b) => a - b);
  const isHurt = (model: number): boolean => (wounds[model] as number) < modelAt(rules, model).sheet.wounds;
  return alive.find(isHurt) ?? alive.find((model) => !modelAt(rules, model).character) ?? alive[0];
}
