import { faultIn, groupName, type MatchTexts } from './match-facts.ts';
import { MODIFIERS } from './terms.en.ts';

const declined = (lethal: boolean | undefined): readonly string[] => (lethal === false ? ['Lethal Hits declined'] : []);
const aside = (remarks: readonly string[]): string => (remarks.length > 0 ? ` (${remarks.join(', ')})` : '');

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
    pieces: { 'north-west-ruin': 'north-west ruin', 'south-east-ruin': 'south-east ruin' },
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
    'field-needed': 'the question needs "{field}"',
    'unknown-datasheet': '"{field}": unknown datasheet "{name}"; available: {known:@known}',
    'unknown-kind': '"{field}": the datasheet has no model "{name}"; available: {known:@known}',
    'unknown-weapon': '"{field}": unknown weapon "{name}"; available: {known:@known}',
    'unknown-profile': '"{field}": the weapon has no profile "{name}"; available: {known:@known}',
    'wounded-too-much': '"{field}": a model with {wounds:wound|wounds} cannot have lost that many and be alive',
    'more-kills-than-models': '"{field}": the target has only {models:model|models}',
    'too-much-to-work-out': '"{field}": this many dice and wounds take too long to calculate; ask for fewer',
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
