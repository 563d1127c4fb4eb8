import { type DiceTable, type EventTable, few, type PhaseTable, sayDice, scored } from './phase-facts.ts';

const CAUSE = {
  attack: '',
  mortal: ' to mortal wounds',
  hazardous: ' to its own weapon',
  'deadly-demise': ' to the explosion',
} as const;

const declined = (lethal: false | undefined): string => (lethal === false ? ' (Lethal Hits declined)' : '');

export const PHASE: PhaseTable = {
  'not-begun': 'the match has not started',
  'not-your-phase': "it is {active:@the-side}'s Shooting Phase",
  'wrong-stage': ({ needs, ...fact }, { fill }) =>
    fill(`not now: {stage:@stage}${needs ? '; this is only possible while {needs:@stage}' : ''}`, { ...fact, needs }),

  'no-such-unit': 'there is no unit {unit:@n}',
  'not-your-unit': '{unit:@unit} is not one of your units',
  'unit-is-destroyed': '{unit:@unit} has been destroyed',
  'already-shot': '{unit:@unit} has already had its turn this phase',
  'already-chosen': '{unit:@unit} is already selected',
  'another-is-shooting': '{unit:@unit} is selected to shoot: finish with it or undo that first',
  'no-weapons': '{unit:@unit} has no ranged weapons left',
  'fell-back': '{unit:@unit} fell back and cannot shoot',
  advanced: '{unit:@unit} advanced: only Assault weapons can fire',
  engaged: '{unit:@unit} is engaged with {by:@unit}: only Pistols can fire, or Monsters and Vehicles',
  'bearer-is-destroyed': '{model:@model} has been destroyed',
  'no-bearer-left': 'no model is left to fire this weapon',

  'own-unit': '{unit:@unit} is on your own side',
  'no-line-of-sight': 'no line of sight to {unit:@unit}',
  hidden: '{unit:@unit} is hidden: it is {distance}" away and can only be seen from within {within}"',
  'out-of-range': 'out of range: the target is {distance}" away, the weapon reaches {range}"',
  'target-is-engaged': '{unit:@unit} is engaged with {by:@unit}, a unit of your own side',

  'no-such-weapon': 'this unit has no weapon "{group}"; available: {known:@known}',
  'no-such-profile': ({ most, ...fact }, { fill }) =>
    fill(
      most > 0 ? 'the weapon has no profile {profile:@n}; choose 1 to {most:@n}' : 'the weapon has only one profile',
      { ...fact, most },
    ),
  'no-such-bearer': ({ most, ...fact }, { fill }) =>
    fill(most > 0 ? 'the weapon has no bearer {bearer:@n}; choose 1 to {most:@n}' : 'the weapon has only one bearer', {
      ...fact,
      most,
    }),
  'hand-modifiers-are-forbidden': 'this scenario does not allow manual modifiers',
  'no-lethal-hits': '"{group}" has no Lethal Hits to decline',
  'pistols-or-others':
    '{model:@model} fires either its Pistols or its other weapons, and the others already have a target',
  'firing-deck-is-full': 'the Firing Deck lets only {most:passenger weapon|passenger weapons} fire',
  'lends-another': 'the passenger with "{group}" already lends another weapon: each passenger lends only one',
  'fires-twice': 'a weapon of "{group}" is listed twice: each weapon has one target',
  'nothing-assigned': ({ group }, { fill }) =>
    group === undefined ? 'no weapon has a target' : fill('"{group}" has no target', { group }),
  'weapons-unassigned': 'give each weapon a target or hold its fire: {groups:,}',

  'not-yours-to-allocate': '{side:@the-side} chooses which models take the wounds',
  'no-such-model': 'there is no model {model:@n}',
  'not-in-the-unit': '{model:@model} does not belong to {unit:@unit}',
  'model-is-destroyed': '{model:@model} has been destroyed',
  'bodyguards-first': '{model:@model} cannot be chosen while one of its bodyguards is alive',
  'wounded-first': '{first:@model} comes first: it has lost wounds or had an attack allocated this phase',
  'not-to-be-picked-out':
    '{model:@model} cannot be picked out: Precision needs a visible character in an attached unit',

  'not-yours-to-answer': 'it is for {side:@the-side} to answer',
  'too-few-command-points': 'that costs {costs:command point|command points}; you have {has}',
  'stratagem-was-used': '{use:@stratagem} has already been used this phase',
  'not-a-target': '{unit:@unit} is not a target of these attacks',
  'lacks-keyword': '{unit:@unit} does not have the keyword {keyword:@capitals}',
  'nothing-to-re-roll': 'only a hit or wound roll that was just made step by step can be re-rolled',
  'no-such-die': ({ most, ...fact }, { fill }) =>
    fill(most > 0 ? 'the roll has no die {die:@n}; choose 1 to {most:@n}' : 'the roll has only one die', {
      ...fact,
      most,
    }),
  'die-was-re-rolled': 'die {die:@n} has already been re-rolled',
  'die-is-critical': 'die {die:@n} is critical and cannot be re-rolled',

  'no-eligible-targets': 'No eligible targets in range',
  'only-eligible-target': 'Auto-selected: Only eligible target',
  'focus-fire': 'Suggested: Continue focusing fire',
  'finish-wounded': 'Suggested: Finish wounded unit',
  'several-targets': 'Multiple tactical options',

  'saved-state-is-wrong': ({ why, field }, { fill }) =>
    fill(`the saved state is invalid at "{field}"${why ? ': {why:@say}' : ''}`, { field, why }),

  'no-unit-left-to-shoot': 'no unit is left that can shoot',
  'ended-by-hand': 'ended early',
  'par-even': (score, { fill }) =>
    fill(
      'both sides did equally well against par: attacker {attacker} ({attackerOver}), defender {defender} ({defenderOver})',
      scored(score, 'en'),
    ),
  'par-lead': (score, { fill }) =>
    fill('attacker {attacker} ({attackerOver}), defender {defender} ({defenderOver})', scored(score, 'en')),
  'points-even': 'both sides destroyed {points:point|points}',
  'points-lead': 'attacker {attacker:point|points}, defender {defender}',
};

const DICE: DiceTable = {
  attacks: ({ rolls }) => `{group:@weapon}: ${rolls.length ? '{faces} → ' : ''}{successes:attack|attacks} total`,
  'to-hit': ({ needs }) =>
    needs === null
      ? 'Hit Rolls: none needed → {successes:hit|hits}'
      : 'Hit Rolls: {faces} vs BS {needs}+{modified} → {successes:hit|hits}',
  'sustained-hits': ({ rolls }) => `Sustained Hits: ${rolls.length ? '{faces} → ' : ''}{successes} more`,
  'to-wound': ({ toughness }) =>
    toughness === undefined
      ? 'Wound Rolls: {faces} vs {needs}+{modified} → {successes:wound|wounds}'
      : 'Wound Rolls: {faces} vs T{toughness} (S{strength} = {needs}+){modified} → {successes:wound|wounds}',
  save: 'Save Rolls: {faces} vs {needs}+ → {successes:save|saves}',
  damage: 'Damage: {faces} → {successes}',
  'feel-no-pain': 'Feel No Pain: {faces} vs {needs}+ → {successes:wound|wounds} ignored',
  hazardous: 'Hazardous: {faces} vs {needs}+ → {failures:failure|failures}',
  'deadly-demise': ({ successes }) =>
    `Deadly Demise of {model:@model}: {faces} vs {needs}+ → ${successes > 0 ? 'it explodes' : 'nothing happens'}`,
  'mortal-wounds': '{target:@unit}: {faces} → {successes:mortal wound|mortal wounds}',
};

export const EVENTS: EventTable = {
  began: 'the match starts',
  'phase-began': "round {round}: {side:@the-side}'s Shooting Phase",
  'phase-ended': "{side:@the-side}'s Shooting Phase is over: {why:@say}",
  ended: ({ outcome }, names) => `the match is over: ${names.say(outcome.reason)}`,
  'shooter-selected': '{unit:@unit} is selected to shoot',
  deselected: '{unit:@unit} is no longer selected',
  assigned: ({ unit, assignments, changed }, names) => {
    const shown = assignments.filter(({ group }) => changed === null || group === changed);
    const lines = shown.map(({ group, bearers, target, hand, lethal }) => {
      const what = `${names.weapon(unit, group)} x${bearers.length}`;
      const manual = hand.map((one) => names.say({ code: 'hand', hand: one })).join(', ');
      return target === null
        ? `${what} holds fire`
        : `${what} → ${names.unit(target)}${manual && ` (${manual})`}${declined(lethal)}`;
    });
    if (lines.length > 0) return lines.join('; ');
    return changed === null ? 'all targets cleared' : `${names.weapon(unit, changed)}: target cleared`;
  },
  undone: '{unit:@unit}: last change undone',
  confirmed: ({ unit, volleys }, names) => {
    const lines = volleys.map(
      ({ group, bearers, target, lethal }) =>
        `${names.weapon(unit, group)} x${bearers.length} → ${names.unit(target)}${declined(lethal)}`,
    );
    return `${names.unit(unit)}: ${lines.length ? `targets confirmed: ${lines.join('; ')}` : 'holds fire with all weapons'}`;
  },
  'stratagem-used': '{side:@side}: {use:@stratagem} for {unit:@unit}',
  'stratagem-declined': '{side:@side}: no stratagem',
  'attacks-begun': '{unit:@unit} makes its attacks',
  rolled: (event, names) => sayDice(DICE, event, names),
  worked: '', // the question that follows is shown by the stage that asks it
  ordered: ({ models }, names) => {
    const facts = few(models, names);
    return names.fill(`wounds go to {named}${facts.more > 0 ? ', then {more} more' : ''}`, facts);
  },
  'picked-out': ({ model }, names) =>
    model === null ? 'no character is picked out' : `${names.model(model)} is picked out`,
  'wounds-lost': (event, { fill }) => fill(`{model:@model} loses {amount:wound|wounds}${CAUSE[event.cause]}`, event),
  'model-destroyed': (event, { fill }) =>
    fill(`{model:@model} is destroyed${event.points > 0 ? ' ({points:point|points})' : ''}`, event),
  'part-destroyed': ({ unit, part, points }, names) =>
    names.fill('{name} is wiped out ({points:point|points} in total)', { name: names.part(unit, part), points }),
  'attacks-lost': '{group:@weapon} → {target:@unit}: the target is gone, so the attacks are lost',
  'volley-resolved': ({ sum, ...event }, { fill }) => {
    const rest = sum.damage > 0 ? ', {damage} damage, {slain} destroyed' : '';
    return fill(
      `{group:@weapon} → {target:@unit}: {attacks:shot|shots}, {hits:hit|hits}, {wounds:wound|wounds}${rest}`,
      { ...event, ...sum },
    );
  },
  'unit-shot': '{unit:@unit} has shot',
  'unit-skipped': '{unit:@unit} does not shoot',
};
