import type { ReasonTable } from './reasons.ts';

export const REASONS: ReasonTable = {
  'gunner-destroys': 'destroys {points:~point|points} on average: {targets:@units}',
  'gunner-wears-down': 'wears down another {points:~point|points} of {targets:@units}',
  'gunner-silences': 'silences weapons that could cost us {points:~point|points}',
  'gunner-heads': '{points:~point|points} of that from characters and elites',
  'gunner-finishes': '{points:~point|points} of that by finishing off wounded units',
  'gunner-thins': '{points:~model|models} fewer in a horde',
  'gunner-others-could': 'the rest of the army could destroy {points:~point|points} of that anyway',
  'gunner-together': 'together with the rest of the army it destroys {points:~point|points} more',
  'gunner-few-choices': ({ choices }, { fill }) =>
    choices === 1
      ? 'it has only one target, so it goes first'
      : fill('it has only {choices:target|targets}, so it goes early', { choices }),
  'gunner-keeps-at-it': 'keeps firing at {targets:@units}',
  'gunner-hazard': 'its own weapons cost {points:~point|points} on average',
  'gunner-once': 'uses up {weapons:one-shot weapon|one-shot weapons}',

  'gunner-shelters': '{use:@stratagem} saves {points:~point|points} of {unit:@unit}',
  'gunner-re-rolls': 're-rolling die {die:@n} gains {points:~point|points} on average',
  'gunner-command-point': 'costs a command point',
  'gunner-plan': ({ method, points, plan }, { fill }) =>
    fill(
      method === 'exact'
        ? 'fire plan of the army, the best of all assignments: {plan:@known}; {points:~point|points} on average'
        : 'fire plan of the army, the best found: {plan:@known}; {points:~point|points} on average',
      { points, plan: plan.map((one) => fill('{unit:@unit} at {targets:@units} ({points:~point|points})', one)) },
    ),

  'gunner-picks-out': ({ model, next, points }, { fill }) =>
    fill(
      next.length > 0
        ? 'picking out {model:@model}, then {next:@models}, gains {points:~point|points}'
        : 'picking out {model:@model} gains {points:~point|points}',
      { model, next, points },
    ),
  'gunner-shoots-on': 'picking out no one gains {points:~point|points}',
  'gunner-keeps-guns': '{model:@model} could still destroy {points:~point|points}',
  'gunner-keeps-character': '{model:@model} is a character',
  'gunner-steady': '{model:@model} saves on {save}+',
};
