import type { Names } from './names.ts';
import { figure, type ReasonTable } from './reasons.ts';

const counted = (value: number, one: string, many = `${one}s`): string => {
  const shown = figure(value, '.');
  return `${shown} ${shown === '1' ? one : many}`;
};
const points = (value: number): string => counted(value, 'point');
const units = (targets: readonly number[], names: Names): string => targets.map(names.unit).join(', ');

/** Why a bot liked or disliked an option. */
export const REASONS: ReasonTable = {
  'gunner-destroys': (fact, names) => `destroys ${points(fact.points)} on average: ${units(fact.targets, names)}`,
  'gunner-wears-down': (fact, names) => `wears down ${points(fact.points)} more of ${units(fact.targets, names)}`,
  'gunner-silences': (fact) => `silences weapons that could cost us ${points(fact.points)}`,
  'gunner-heads': (fact) => `${points(fact.points)} of it are characters and elites`,
  'gunner-finishes': (fact) => `${points(fact.points)} of it finish what was wounded before`,
  'gunner-thins': (fact) => `${counted(fact.points, 'model')} fewer in a horde`,
  'gunner-others-could': (fact) => `the rest of the army would bring in ${points(fact.points)} of it anyway`,
  'gunner-together': (fact) => `together with the rest of the army it brings in ${points(fact.points)} more`,
  'gunner-few-choices': ({ choices }) =>
    choices === 1 ? 'it has one target only, so it goes first' : `it has ${choices} targets only, so it goes early`,
  'gunner-keeps-at-it': ({ targets }, names) => `keeps at ${units(targets, names)}`,
  'gunner-hazard': (fact) => `its own weapons are likely to cost ${points(fact.points)}`,
  'gunner-once': ({ weapons }) => `uses up ${counted(weapons, 'weapon')} that can fire once a battle`,

  'gunner-shelters': ({ use, unit, points: saved }, names) =>
    `${use === 'smokescreen' ? 'smoke' : 'going to ground'} saves ${points(saved)} of ${names.unit(unit)}`,
  'gunner-re-rolls': ({ die, points: more }) => `die ${die + 1} rolled again is likely to bring ${points(more)}`,
  'gunner-command-point': () => 'costs a command point',
  'gunner-picks-out': ({ model, points: gain }, names) => `picking out ${names.model(model)} brings ${points(gain)}`,
  'gunner-shoots-on': (fact) => `picking out nobody brings ${points(fact.points)}`,
  'gunner-keeps-guns': ({ model, points: power }, names) =>
    `${names.model(model)} could still destroy ${points(power)}`,
  'gunner-keeps-character': ({ model }, names) => `${names.model(model)} is a character`,
  'gunner-steady': ({ model, save }, names) => `${names.model(model)} saves on ${save}+`,
};
