import type { Terrain } from '../scenario.ts';
import { faultIn, groupName, type TableWords } from './table-facts.ts';
import { HANDS } from './terms.en.ts';

const or = (words: readonly string[]): string => words.join(', ');
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const aside = (said: readonly string[]): string => (said.length > 0 ? ` (${or(said)})` : '');
const declined = (lethal: boolean | undefined): readonly string[] => (lethal === false ? ['Lethal Hits declined'] : []);

const TERRAIN: Readonly<Record<Terrain, string>> = {
  ruins: 'ruins',
  woods: 'woods',
  crater: 'crater',
  barricade: 'barricade',
  obstacle: 'obstacle',
};

export const TABLE: TableWords = {
  nouns: { unit: 'unit', model: 'model', sides: { attacker: 'attacker', defender: 'defender' } },
  codes: {
    'bad-setup': (fault, { say }) => `the set-up is wrong at "${fault.field}": ${faultIn(fault, say)}`,
    'bad-question': (fault, { say }) => `the question is wrong at "${fault.field}": ${faultIn(fault, say)}`,
    'unknown-ruleset': ({ ruleset, known }) => `there is no ruleset "${ruleset}": choose ${or(known)}`,
    'unknown-verb': ({ word, known }) => `"${word}" is nothing that can be done: type one of ${or(known)}`,
    'words-missing': ({ usage }) => `there is something missing; write it like this: ${usage}`,
    'words-left': ({ word, usage }) => `"${word}" is too much; write it like this: ${usage}`,
    'not-a-unit': ({ word, known }) => `"${word}" is not one of the units: ${or(known)}`,
    'not-a-number': ({ word }) => `"${word}" is not a number`,
    'not-one-of': ({ word, known }) => `"${word}" is not one of ${or(known)}`,
    cover: ({ piece, terrain, because }) =>
      `cover: ${because === 'within' ? 'in' : 'behind'} the ${TERRAIN[terrain]} (${piece})`,
    'awaits-select': () => 'to select a unit to shoot',
    'awaits-targets': ({ unit }, names) => `to assign the targets of ${names.unit(unit ?? null)}`,
    'awaits-reaction': () => 'to answer with a stratagem or without one',
    'awaits-attacks': ({ unit }, names) => `to make the attacks of ${names.unit(unit ?? null)}`,
    'awaits-precision': () => 'to pick out a character or nobody',
    'awaits-allocation': () => 'to say which models take the wounds',
  },
  orders: {
    begin: () => 'begin',
    'select-shooter': ({ unit }, names) => `select ${names.unit(unit)}`,
    assign: ({ group, target, bearers, hand = [], lethal }, names) =>
      `aim ${bearers ? `${bearers.length} × ` : ''}${groupName(group)} at ${names.unit(target)}${aside([...hand.map((one) => HANDS[one]), ...declined(lethal)])}`,
    'hold-fire': ({ group }) => `hold the fire of ${groupName(group)}`,
    clear: ({ group }) => `clear ${groupName(group)}`,
    'clear-all': () => 'clear all targets',
    undo: () => 'undo',
    confirm: () => 'confirm targets',
    roll: ({ until }) => ({ step: 'roll one step', weapon: 'roll for one weapon', unit: 'make all attacks' })[until],
    shoot: ({ unit, aims }, names) =>
      `${names.unit(unit)}: ${aims.map(({ group, target, hand = [], lethal }) => `${names.weapon(unit, group)} at ${names.unit(target)}${aside([...hand.map((one) => HANDS[one]), ...declined(lethal)])}`).join(', ')}`,
    'skip-unit': ({ unit }, names) => `${names.unit(unit)} does not shoot`,
    'end-phase': () => 'end the phase',
    allocate: ({ models }, names) =>
      models.length === 1
        ? `${names.model(models[0] ?? null)} takes it`
        : `${names.model(models[0] ?? null)} takes it first, then ${many(models.length - 1, 'other')}`,
    precision: ({ model }, names) => (model === null ? 'pick out nobody' : `pick out ${names.model(model)}`),
    stratagem: ({ use, unit }, names) =>
      `${use === 'go-to-ground' ? 'Go to Ground' : 'Smokescreen'} for ${names.unit(unit)}`,
    decline: () => 'use no stratagem',
    're-roll': ({ die }) => `Command Re-roll of die ${die + 1}`,
  },
};
