import { printed } from '../../../parts/odds/amount.ts';
import { entryOf } from '../rules/abilities/registry.ts';
import type { ManualModifier } from '../work.ts';
import { type ChangeTable, filled, sayChange, signed, type TermTable } from './term-facts.ts';

const ROLL = { hit: 'hit', wound: 'wound' } as const;
const ONE = {
  hit: 're-rolls the unit’s first failed hit roll',
  wound: 're-rolls the unit’s first failed wound roll',
  damage: 're-rolls the unit’s first damage roll that costs the model fewer wounds than average',
} as const;
const WHICH = { ones: 'of 1', failed: 'that failed', any: '', 'not-critical': 'that are not critical' } as const;

export const MODIFIERS: Readonly<Record<ManualModifier, string>> = {
  'hit-re-roll-ones': 're-roll 1s to hit',
  'hit-re-roll-failed': 're-roll failed hits',
  'hit-plus-one': '+1 to hit',
  'hit-minus-one': '\u22121 to hit',
  'wound-re-roll-ones': 're-roll 1s to wound',
  'wound-re-roll-failed': 're-roll failed wounds',
  'wound-plus-one': '+1 to wound',
  'wound-minus-one': '\u22121 to wound',
};

export const CHANGES: ChangeTable = {
  attacks: ({ plus }) =>
    plus.plus < 0
      ? `${-plus.plus} fewer ${plus.plus === -1 ? 'attack' : 'attacks'}`
      : `+${printed(plus)} ${printed(plus) === '1' ? 'attack' : 'attacks'}`,
  hit: ({ plus }) => `${signed(plus)} to hit`,
  wound: ({ plus, when }) => `${signed(plus)} to wound${when ? ' if Strength exceeds Toughness' : ''}`,
  strength: ({ plus }) => `${signed(plus)} Strength`,
  'attacks-re-roll': () => 're-rolls the number of attacks if it is below average',
  'damage-re-roll': () => 're-rolls damage that costs the model fewer wounds than average',
  'damage-least': ({ least }) => `damage rolls below ${least} count as ${least}`,
  'damage-most': ({ most }) => `at most ${most} damage per attack`,
  'save-re-roll': ({ which }) => `re-rolls saves ${WHICH[which]}`,
  skill: ({ plus }) => `ballistic skill ${plus > 0 ? 'worse' : 'better'} by ${Math.abs(plus)}`,
  're-roll': ({ roll, which }) => `re-rolls ${ROLL[roll]} rolls ${WHICH[which]}`.trim(),
  're-roll-one': ({ roll }) => ONE[roll],
  'save-re-roll-one': () => 're-rolls the first failed save',
  'critical-ap': ({ roll, better }) => `AP better by ${better} on a critical ${ROLL[roll]}`,
  'critical-damage': ({ plus }) => `${signed(plus)} damage on a critical wound`,
  'critical-mortals': ({ roll, wounds }) =>
    `${printed(wounds)} extra mortal ${printed(wounds) === '1' ? 'wound' : 'wounds'} on a critical ${ROLL[roll]}`,
  'no-re-roll': ({ roll }) => `${ROLL[roll]} rolls cannot be re-rolled`,
  critical: ({ roll, from }) => `${ROLL[roll]} rolls of ${from}+ are critical`,
  'ignores-worse': ({ of }) => (of ? 'ignores all penalties' : 'ignores penalties to its hit rolls'),
  fails: ({ below }) => (below >= 6 ? 'hits only on unmodified 6s' : `unmodified hit rolls of 1 to ${below - 1} fail`),
  'auto-hit': () => 'hits automatically',
  lethal: () => 'critical hits wound automatically',
  sustained: ({ hits }) => `critical hits score ${printed(hits)} extra`,
  devastating: () => 'critical wounds become mortal wounds',
  precision: () => 'may pick out a character',
  hazardous: () => 'may hurt its bearer',
  ap: ({ better }) => (better < 0 ? `AP worse by ${-better}` : `AP better by ${better}`),
  damage: ({ plus }) => `${signed(plus)} damage`,
  cover: () => 'has the benefit of cover',
  'ignores-cover': () => 'no benefit of cover',
  save: ({ plus }) => `${signed(plus)} to armour saves`,
  invulnerable: ({ on }) => `invulnerable save ${on}+`,
  'feel-no-pain': ({ on, against }) => `ignores each ${against ? 'mortal wound' : 'wound'} on ${on}+`,
  'half-damage': () => 'damage halved',
  'less-damage': ({ by }) => `${by} less damage`,
};

export const TERMS: TermTable = {
  ability: (fact) =>
    Object.hasOwn(MODIFIERS, fact.ability)
      ? MODIFIERS[fact.ability as ManualModifier]
      : filled(entryOf({ id: fact.ability })?.print ?? fact.ability, fact),
  hand: ({ hand }) => `${MODIFIERS[hand]} (manual)`,
  changes: ({ change, why }, { say }) => `${say(why)}: ${sayChange(CHANGES, change)}`,
  'ballistic-skill': 'ballistic skill',
  'weapon-skill': 'weapon skill',
  'best-is-fishing': 're-rolls all but criticals, which deals more damage on average',
  'best-is-keeping': 'keeps ordinary successes, which deals more damage on average',
  'armour-penetration': 'armour penetration',
  'ap-at-most-zero': 'AP is never worse than 0',
  strength: 'Strength',
  'at-least-one': 'never below 1',
  'armour-save': 'armour save',
  'invulnerable-save': 'invulnerable save',
  'save-cap': 'a save improves by at most 1',
  'one-always-fails': 'a 1 always fails',
  'one-shot-is-spent': 'this weapon has already fired its one shot',
  'pistols-fire-at-who-engages': 'an engaged unit can fire Pistols only at a unit it is engaged with',
  'blast-near-friends': 'Blast weapons cannot target a unit within Engagement Range of friends',
  'torrent-needs-sight': 'Torrent weapons need to see their target',
  'lone-operative': 'a Lone Operative can only be targeted from within {within}"',
  'unknown-ability': 'unknown ability "{ability}"',
  'ability-reads-like': 'must read like {print}',
  'ability-has-plain-number': 'must have a plain number, like {print}',
  'attacks-of-two-dice': 'must use the same dice as its Rapid Fire',
};
