import { faultIn, groupName, type MatchTexts } from './match-facts.ts';
import { MODIFIERS } from './terms.en.ts';

const declined = (lethal: boolean | undefined): readonly string[] => (lethal === false ? ['Lethal Hits declined'] : []);
const aside = (remarks: readonly string[]): string => (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');

const LEAST_LOSS = 0.05; // smaller losses would be shown as 0
const PLAN_ADDS = {
  kills: 'adds {value:~model|models} destroyed on average',
  points: 'adds {value:~point|points} destroyed on average',
  wipe: 'adds {value:~percentage point|percentage points} to the chance',
};
const PLAN_INSTEAD = {
  kills: 'firing at {target} instead would cost {loss:~model|models}',
  points: 'firing at {target} instead would cost {loss:~point|points}',
  wipe: 'firing at {target} instead would cost {loss:~percentage point|percentage points}',
};
const PLAN_BEFORE = {
  kills: 'fires before {other}: the other order would cost {loss:~model|models}',
  points: 'fires before {other}: the other order would cost {loss:~point|points}',
  wipe: 'fires before {other}: the other order would cost {loss:~percentage point|percentage points}',
};
const PLAN_BETTER = {
  kills: 'firing at {target} instead would gain {gain:~model|models}',
  points: 'firing at {target} instead would gain {gain:~point|points}',
  wipe: 'firing at {target} instead would gain {gain:~percentage point|percentage points}',
};
const PLAN_AFTER = {
  kills: 'fires before {other}: the other order would gain {gain:~model|models}',
  points: 'fires before {other}: the other order would gain {gain:~point|points}',
  wipe: 'fires before {other}: the other order would gain {gain:~percentage point|percentage points}',
};

export const MATCH: MatchTexts = {
  nouns: {
    unit: 'unit',
    model: 'model',
    none: 'none',
    opponent: 'your opponent',
    sides: { attacker: 'attacker', defender: 'defender' },
    withArticle: { attacker: 'the attacker', defender: 'the defender' },
    stages: {
      select: 'a unit is being selected to shoot',
      targets: 'targets are being assigned',
      reaction: 'the other side may use a stratagem',
      attacks: 'dice are being rolled',
      precision: 'a character may be picked out',
      allocation: 'wounds are being allocated',
      ended: 'the match is over',
    },
    stratagems: {
      'go-to-ground': 'Go to Ground',
      smokescreen: 'Smokescreen',
      'command-re-roll': 'Command Re-roll',
    },
    terrain: { ruins: 'ruins', woods: 'woods', crater: 'crater', barricade: 'barricade', obstacle: 'obstacle' },
    pieces: {
      'north-west-ruin': 'north-west ruin',
      'south-east-ruin': 'south-east ruin',
      'north-east-ruin': 'north-east ruin',
      'south-west-ruin': 'south-west ruin',
    },
  },
  codes: {
    'bad-setup': (fault, { say, fill }) =>
      fill('invalid set-up at "{field}": {why}', { ...fault, why: faultIn(fault, say) }),
    'bad-question': (fault, { say, fill }) =>
      fill('invalid question at "{field}": {why}', { ...fault, why: faultIn(fault, say) }),
    'unknown-ruleset': 'unknown ruleset "{ruleset}"; available: {known:@known}',
    'unknown-verb': 'unknown command "{word}"; available: {known:@known}',
    'words-missing': 'something is missing; usage: {usage}',
    'words-left': 'unexpected "{word}"; usage: {usage}',
    'not-a-unit': 'there is no unit "{word}"; available: {known:@known}',
    'not-a-number': 'expected a number (1, 2, …), not "{word}"',
    'not-one-of': 'unexpected "{word}"; available: {known:@known}',
    cover: ({ because, ...fact }, { fill }) =>
      fill(`cover: ${because === 'within' ? 'in' : 'behind'} the {terrain:@terrain} ({piece:@piece})`, fact),
    'unknown-layout': 'unknown layout "{layout}"; available: {known:@known}',
    'army-does-not-fit':
      'the army "{army}" does not fit into its deployment zone ({layout}): no room for {unit}; use another layout or a smaller army',
    'army-too-large': 'the army "{army}" is too large: {models} models, the limit is {most}',
    'army-without-points':
      'the units of the army "{army}" have no points, so there is nothing to score; use a list with points',
    'no-target-in-sight': 'no unit of the army "{army}" can reach a target ({layout}); choose another layout or seed',
    'field-needed': 'the question needs "{field}"',
    'unknown-datasheet': '"{field}": unknown datasheet "{name}"; available: {known:@known}',
    'unknown-kind': '"{field}": the datasheet has no model "{name}"; available: {known:@known}',
    'unknown-army': '"{field}": unknown army "{name}"; available: {known:@known}',
    'unknown-army-unit': '"{field}": the army has no unit "{name}"; available: {known:@known}',
    'plan-adds': ({ goal, value }, { fill }) => fill(PLAN_ADDS[goal], { value }),
    'plan-instead': ({ goal, target, loss }, { fill }) =>
      loss < LEAST_LOSS ? fill('{target} would be as good', { target }) : fill(PLAN_INSTEAD[goal], { target, loss }),
    'plan-before': ({ goal, other, loss }, { fill }) => fill(PLAN_BEFORE[goal], { other, loss }),
    'plan-better': ({ goal, target, gain }, { fill }) => fill(PLAN_BETTER[goal], { target, gain }),
    'plan-after': ({ goal, other, gain }, { fill }) => fill(PLAN_AFTER[goal], { other, gain }),
    'unknown-weapon': '"{field}": unknown weapon "{name}"; available: {known:@known}',
    'unknown-profile': '"{field}": the weapon has no profile "{name}"; available: {known:@known}',
    'wounded-too-much': '"{field}": a model with {wounds:wound|wounds} cannot have lost that many and be alive',
    'more-kills-than-models': '"{field}": the target has only {models:model|models}',
    'too-many-entries': '"{field}": {count} entries once armies are replaced by their units; the limit is {most}',
    'too-much-to-work-out': '"{field}": this many dice and wounds take too long to calculate; ask for fewer',
    'no-exercise': '"{field}": no exercise was found; use another seed',
    'lethal-hits-are-not-declined': 'Lethal Hits cannot be declined in this edition',
    'cover-as-asked': 'Benefit of Cover, as asked',
    'awaits-select': 'select a unit to shoot',
    'awaits-select-by': 'Waiting for {who:@who} to select a unit to shoot',
    'awaits-targets': 'assign targets for {unit:@unit}',
    'awaits-targets-by': 'Waiting for {who:@who} to assign targets for {unit:@unit}',
    'awaits-reaction': 'use a stratagem or decline',
    'awaits-reaction-by': 'Waiting for {who:@who} to use a stratagem or decline',
    'awaits-attacks': 'make the attacks of {unit:@unit}',
    'awaits-attacks-by': 'Waiting for {who:@who} to make the attacks of {unit:@unit}',
    'awaits-precision': 'choose whether to pick out a character',
    'awaits-precision-by': 'Waiting for {who:@who} to choose whether to pick out a character',
    'awaits-allocation': 'choose which models take the wounds',
    'awaits-allocation-by': 'Waiting for {who:@who} to choose which models take the wounds',
  },
  orders: {
    begin: 'start',
    'select-shooter': 'select {unit:@unit}',
    assign: ({ group, target, bearers, hand = [], lethal }, names) =>
      `aim ${bearers ? `${bearers.length} × ` : ''}${groupName(group)} at ${names.unit(target)}${aside([...hand.map((one) => MODIFIERS[one]), ...declined(lethal)])}`,
    'hold-fire': ({ group }) => `hold fire with ${groupName(group)}`,
    clear: ({ group }) => `clear ${groupName(group)}`,
    'clear-all': 'clear all targets',
    undo: 'undo',
    confirm: 'confirm targets',
    roll: ({ until }) => ({ step: 'roll one step', weapon: 'roll for one weapon', unit: 'make all attacks' })[until],
    shoot: ({ unit, aims }, names) =>
      `${names.unit(unit)}: ${aims.map(({ group, target, hand = [], lethal }) => `${names.weapon(unit, group)} at ${names.unit(target)}${aside([...hand.map((one) => MODIFIERS[one]), ...declined(lethal)])}`).join(', ')}`,
    'skip-unit': 'skip {unit:@unit}',
    'end-phase': 'end the phase',
    allocate: ({ models: [first = 0, ...others] }, { fill }) =>
      fill(
        others.length === 0 ? 'allocate to {first:@model}' : 'allocate to {first:@model}, then {others:other|others}',
        { first, others: others.length },
      ),
    precision: ({ model }, names) => (model === null ? 'pick out no one' : `pick out ${names.model(model)}`),
    stratagem: '{use:@stratagem} for {unit:@unit}',
    decline: 'use no stratagem',
    're-roll': 'Command Re-roll: die {die:@n}',
  },
};
