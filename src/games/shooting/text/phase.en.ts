import type { Rolled } from '../events.ts';
import type { Stage, Stratagem } from '../state.ts';
import { type DiceTable, type EventTable, facesOf, few, modified, type PhaseTable } from './phase-facts.ts';

const STAGE: Readonly<Record<Stage, string>> = {
  select: 'a unit is chosen to shoot',
  targets: 'targets are assigned',
  reaction: 'the other side may answer with a stratagem',
  attacks: 'dice are rolled',
  precision: 'a character may be picked out',
  allocation: 'wounds are allocated',
  ended: 'the match is over',
};
const STRATAGEM: Readonly<Record<Stratagem, string>> = {
  'go-to-ground': 'Go to Ground',
  smokescreen: 'Smokescreen',
  'command-re-roll': 'Command Re-roll',
};
const CAUSE = {
  attack: '',
  mortal: ' to mortal wounds',
  hazardous: ' to its own weapon',
  'deadly-demise': ' to the explosion',
} as const;

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const fewer = (most: number): string => (most > 0 ? `0 to ${most}` : '0 only');

const declined = (lethal: false | undefined): string => (lethal === false ? ' (Lethal Hits declined)' : '');

export const PHASE: PhaseTable = {
  'not-begun': () => 'the match has not begun',
  'not-your-phase': ({ active }, { side }) => `this is the Shooting Phase of the ${side(active)}`,
  'wrong-stage': ({ stage, needs }) => `not now: ${STAGE[stage]}${needs ? `; this is for when ${STAGE[needs]}` : ''}`,

  'no-such-unit': ({ unit }) => `there is no unit ${unit}`,
  'not-your-unit': ({ unit }, names) => `${names.unit(unit)} is not one of yours`,
  'unit-is-destroyed': ({ unit }, names) => `${names.unit(unit)} is destroyed`,
  'already-shot': ({ unit }, names) => `${names.unit(unit)} has had its turn in this phase`,
  'already-chosen': ({ unit }, names) => `${names.unit(unit)} is chosen already`,
  'another-is-shooting': ({ unit }, names) =>
    `${names.unit(unit)} is chosen to shoot: finish with it or undo that first`,
  'no-weapons': ({ unit }, names) => `${names.unit(unit)} has no ranged weapon left`,
  'fell-back': ({ unit }, names) => `${names.unit(unit)} fell back and cannot shoot`,
  advanced: ({ unit }, names) => `${names.unit(unit)} advanced: only Assault weapons can fire`,
  engaged: ({ unit, by }, names) =>
    `${names.unit(unit)} is engaged by ${names.unit(by)}: only Pistols can fire, or Monsters and Vehicles`,
  'bearer-is-destroyed': ({ model }, names) => `${names.model(model)} is destroyed`,
  'no-bearer-left': () => 'nobody is left to fire this weapon',

  'own-unit': ({ unit }, names) => `${names.unit(unit)} is on your own side`,
  'no-line-of-sight': ({ unit }, names) => `no line of sight to ${names.unit(unit)}`,
  hidden: ({ unit, distance, within }, names) =>
    `${names.unit(unit)} is hidden: it is ${distance}" away and can be seen from within ${within}" only`,
  'out-of-range': ({ distance, range }) => `out of range: ${distance}" away, the weapon reaches ${range}"`,
  'target-is-engaged': ({ unit, by }, names) =>
    `${names.unit(unit)} is engaged with ${names.unit(by)}, a unit of your own side`,

  'no-such-weapon': ({ group, known }) =>
    `there is no weapon "${group}" in this unit: it has ${known.join(', ') || 'none'}`,
  'no-such-profile': ({ profile, most }) => `the weapon has no profile ${profile}: ${fewer(most)}`,
  'no-such-bearer': ({ bearer, most }) => `the weapon has no bearer ${bearer}: ${fewer(most)}`,
  'hand-modifiers-are-forbidden': () => 'this scenario allows no modifiers by hand',
  'lethal-hits-are-not-declined': () => 'Lethal Hits cannot be declined in this edition',
  'no-lethal-hits': ({ group }) => `"${group}" has no Lethal Hits to decline`,
  'pistols-or-others': ({ model }, names) =>
    `${names.model(model)} fires its Pistols or its other weapons, never both, and the others have their targets`,
  'firing-deck-is-full': ({ most }) => `the Firing Deck lets ${some(most, 'weapon')} of those aboard fire`,
  'lends-another': ({ group }) =>
    `who would lend "${group}" lends another weapon already: each of those aboard lends one`,
  'fires-twice': ({ group }) => `a weapon of "${group}" is named twice: one weapon has one target`,
  'nothing-assigned': ({ group }) => (group === undefined ? 'no weapon has a target' : `"${group}" has no target`),
  'weapons-unassigned': ({ groups }) => `give a target to each weapon, or hold its fire: ${groups.join(', ')}`,

  'not-yours-to-allocate': ({ side }, names) => `the ${names.side(side)} says which models take the wounds`,
  'no-such-model': ({ model }) => `there is no model ${model}`,
  'not-in-the-unit': ({ model, unit }, names) => `${names.model(model)} does not belong to ${names.unit(unit)}`,
  'model-is-destroyed': ({ model }, names) => `${names.model(model)} is destroyed`,
  'bodyguards-first': ({ model }, names) => `${names.model(model)} cannot be chosen while a bodyguard lives`,
  'wounded-first': ({ first }, names) =>
    `${names.model(first)} comes first: it has lost wounds or had an attack allocated in this phase`,
  'not-to-be-picked-out': ({ model }, names) =>
    `${names.model(model)} cannot be picked out: Precision is for visible characters of an attached unit`,

  'not-yours-to-answer': ({ side }, names) => `the ${names.side(side)} answers`,
  'too-few-command-points': ({ has, costs }) => `that costs ${some(costs, 'command point')}, and there are ${has}`,
  'stratagem-was-used': ({ use }) => `${STRATAGEM[use]} was used in this phase`,
  'not-a-target': ({ unit }, names) => `${names.unit(unit)} is no target of these attacks`,
  'lacks-keyword': ({ unit, keyword }, names) => `${names.unit(unit)} lacks the keyword ${keyword.toUpperCase()}`,
  'nothing-to-re-roll': () => 'no hit or wound roll was just made step by step',
  'no-such-die': ({ die, most }) => `the roll has no die ${die}: ${fewer(most)}`,
  'die-was-re-rolled': ({ die }) => `die ${die} was rolled again already`,
  'die-is-critical': ({ die }) => `die ${die} is critical and stays as it is`,

  'no-eligible-targets': () => 'No eligible targets in range',
  'only-eligible-target': () => 'Auto-selected: Only eligible target',
  'focus-fire': () => 'Suggested: Continue focusing fire',
  'finish-wounded': () => 'Suggested: Finish wounded unit',
  'several-targets': () => 'Multiple tactical options',

  'saved-state-is-wrong': ({ field, why }, names) =>
    `the saved state is wrong at "${field}"${why ? `: ${names.say(why)}` : ''}`,

  'no-unit-left-to-shoot': () => 'no unit is left that may shoot',
  'ended-by-hand': () => 'it was ended early',
  'points-even': ({ points }) => `both sides have destroyed ${some(points, 'point')}`,
  'points-lead': ({ side, attacker, defender }, names) =>
    `the ${names.side(side)} has destroyed more: ${attacker} points by the attacker, ${defender} by the defender`,
};

const gun = ({ unit, group }: Rolled, weapon: (unit: number, group: string) => string): string =>
  group === null ? '' : weapon(unit, group);

/** Dice as the log of the panel tells them. */
export const DICE: DiceTable = {
  attacks: (event, { weapon }) =>
    `${gun(event, weapon)}: ${event.rolls.length ? `${facesOf(event)} → ` : ''}${some(event.successes, 'attack')} total`,
  'to-hit': (event) =>
    event.needs === null
      ? `Hit Rolls: none needed → ${some(event.successes, 'hit')}`
      : `Hit Rolls: ${facesOf(event)} vs BS ${event.needs}+${modified(event.modifier)} → ${some(event.successes, 'hit')}`,
  'sustained-hits': (event) =>
    `Sustained Hits: ${event.rolls.length ? `${facesOf(event)} → ` : ''}${event.successes} more`,
  'to-wound': (event) =>
    `Wound Rolls: ${facesOf(event)} vs ${
      event.toughness === undefined ? '' : `T${event.toughness} (S${event.strength} = `
    }${event.needs}+${event.toughness === undefined ? '' : ')'}${modified(event.modifier)} → ${some(event.successes, 'wound')}`,
  save: (event) => `Save Rolls: ${facesOf(event)} vs ${event.needs}+ → ${some(event.successes, 'save')}`,
  damage: (event) => `Damage: ${facesOf(event)} → ${event.successes}`,
  'feel-no-pain': (event) =>
    `Feel No Pain: ${facesOf(event)} vs ${event.needs}+ → ${some(event.successes, 'wound')} not felt`,
  hazardous: (event) =>
    `Hazardous: ${facesOf(event)} vs ${event.needs}+ → ${some(event.rolls.length - event.successes, 'failure')}`,
  'deadly-demise': (event, names) =>
    `Deadly Demise of ${names.model(event.model)}: ${facesOf(event)} vs ${event.needs}+ → ${
      event.successes > 0 ? 'it explodes' : 'nothing happens'
    }`,
  'mortal-wounds': (event, names) =>
    `${names.unit(event.target)}: ${facesOf(event)} → ${some(event.successes, 'mortal wound')}`,
};

export const EVENTS: EventTable = {
  began: () => 'the match begins',
  'phase-began': ({ side, round }, names) => `round ${round}: the Shooting Phase of the ${names.side(side)}`,
  'phase-ended': ({ side, why }, names) => `the Shooting Phase of the ${names.side(side)} is over: ${names.say(why)}`,
  ended: ({ outcome }, names) => `the match is over: ${names.say(outcome.reason)}`,
  'shooter-selected': ({ unit }, names) => `${names.unit(unit)} is chosen to shoot`,
  deselected: ({ unit }, names) => `${names.unit(unit)} is not chosen after all`,
  assigned: ({ unit, assignments, changed }, names) => {
    const of = assignments.filter(({ group }) => changed === null || group === changed);
    const told = of.map(({ group, bearers, target, hand, lethal }) => {
      const what = `${names.weapon(unit, group)} x${bearers.length}`;
      const ticked = hand.length
        ? ` (by hand: ${hand.map((one) => names.say({ code: 'hand', hand: one })).join(', ')})`
        : '';
      return target === null ? `${what} holds fire` : `${what} → ${names.unit(target)}${ticked}${declined(lethal)}`;
    });
    return told.length ? told.join('; ') : `${changed === null ? 'all targets' : names.weapon(unit, changed)} cleared`;
  },
  undone: ({ unit }, names) => `${names.unit(unit)}: the last change is taken back`,
  confirmed: ({ unit, volleys }, names) => {
    const told = volleys.map(
      ({ group, bearers, target, lethal }) =>
        `${names.weapon(unit, group)} x${bearers.length} → ${names.unit(target)}${declined(lethal)}`,
    );
    return `${names.unit(unit)}: ${told.length ? `targets confirmed: ${told.join('; ')}` : 'holds all its fire'}`;
  },
  'stratagem-used': ({ side, use, unit }, names) => `${names.side(side)}: ${STRATAGEM[use]} for ${names.unit(unit)}`,
  'stratagem-declined': ({ side }, names) => `${names.side(side)}: no stratagem`,
  'attacks-begun': ({ unit }, names) => `${names.unit(unit)} makes its attacks`,
  rolled: (event, names) => DICE[event.context](event, names),
  worked: () => '', // what is asked next is told by whoever asks
  ordered: ({ models }, names) => `wounds go to ${few(models, names.model, (rest) => `and then ${rest} more`)}`,
  'picked-out': ({ model }, names) => (model === null ? 'nobody is picked out' : `${names.model(model)} is picked out`),
  'wounds-lost': ({ model, amount, cause }, names) =>
    `${names.model(model)} loses ${some(amount, 'wound')}${CAUSE[cause]}`,
  'model-destroyed': ({ model, points }, names) =>
    `${names.model(model)} is destroyed${points > 0 ? ` (${some(points, 'point')})` : ''}`,
  'part-destroyed': ({ unit, part, points }, names) =>
    `${names.part(unit, part)}: the last of ${some(points, 'point')} destroyed`,
  'attacks-lost': ({ unit, group, target }, names) =>
    `${names.weapon(unit, group)} → ${names.unit(target)}: nobody is left, the attacks are lost`,
  'volley-resolved': ({ unit, group, target, sum }, names) => {
    const { attacks, hits, wounds, damage, slain } = sum;
    const rest = damage > 0 ? `, ${damage} damage, ${slain} destroyed` : '';
    return `${names.weapon(unit, group)} → ${names.unit(target)}: ${some(attacks, 'shot')}, ${some(hits, 'hit')}, ${some(wounds, 'wound')}${rest}`;
  },
  'unit-shot': ({ unit }, names) => `${names.unit(unit)} has shot`,
  'unit-skipped': ({ unit }, names) => `${names.unit(unit)} does not shoot`,
};
