import type { Ruleset } from '../rulesets.ts';
import type { AbilityText } from './facts.ts';

const wounds = (n: number): string => `${n} mortal ${n === 1 ? 'wound' : 'wounds'}`;

function hazardous({ hazardous: { fails, wounds: usual, big, on } }: Ruleset): string {
  const roll = `After the unit’s attacks, roll a die for each Hazardous weapon that had a target. On ${fails === 1 ? 'a 1' : fails === 2 ? 'a 1 or 2' : `a 1 to ${fails}`}`;
  const much = usual === big ? wounds(usual) : `${wounds(usual)} (${big} for monsters and vehicles)`;
  return on === 'bearer'
    ? `${roll}, a model that fired one suffers ${much}; the excess is lost.`
    : `${roll}, the unit suffers ${much}.`;
}

function indirect({ indirect: { modifier, fails, spotted, reRolls } }: Ruleset): string {
  const low = (from: number): string =>
    from >= 6 ? 'only unmodified 6s hit' : `unmodified rolls of 1 to ${from - 1} miss`;
  return [
    'Can target units that no model of its unit sees. Then',
    [
      ...(modifier === 0 ? [] : ['it has −1 to hit']),
      low(fails) +
        (spotted === fails ? '' : ` (if it is stationary and a friendly unit sees the target: ${low(spotted)})`),
      ...(reRolls ? [] : ['hit rolls cannot be re-rolled']),
    ].join(', '),
    'and the target has cover.',
  ].join(' ');
}

/** What each weapon ability does, in alphabetical order. */
export const WEAPON_ABILITIES: Readonly<Record<string, AbilityText>> = {
  anti: [
    'Anti-KEYWORD N+',
    'Against units with this keyword, unmodified wound rolls of N or more are critical: they always wound.',
  ],
  assault: ['Assault', 'Can fire even if its unit has advanced.'],
  blast: ['Blast', '+1 attack for every 5 models in the target unit. Cannot target units engaged with your side.'],
  'close-quarters': ['Close-quarters', 'Works like Pistol.'],
  conversion: [
    'Conversion X',
    'At targets more than X″ away, unmodified hit rolls of 4 or more that hit are critical.',
  ],
  'devastating-wounds': [
    'Devastating Wounds',
    ({ devastating }) =>
      `A critical wound allows no save. After all other attacks of the unit, its damage is dealt as mortal wounds; ${devastating === 'spill' ? 'the excess carries over to other models' : 'the excess of each wound is lost'}.`,
  ],
  'extra-attacks': ['Extra Attacks', 'Only for melee: no effect here.'],
  hazardous: ['Hazardous', hazardous],
  heavy: [
    'Heavy',
    ({ heavy: { inches, engaged } }) =>
      `+1 to hit if its unit ${inches === 0 ? 'has not moved' : `has not moved, or at most ${inches}″`}${engaged ? '' : ', and is not engaged'}.`,
  ],
  'ignores-cover': ['Ignores Cover', 'The target has no Benefit of Cover.'],
  'indirect-fire': ['Indirect Fire', indirect],
  lance: ['Lance', 'Only for melee: no effect here.'],
  'lethal-hits': [
    'Lethal Hits',
    ({ lethal }) =>
      `A critical hit wounds without a wound roll, and that wound is not critical.${lethal === 'may' ? ' You may decline this when you assign the target.' : ''}`,
  ],
  melta: ['Melta X', '+X damage within half range.'],
  'one-shot': ['One Shot', 'Can fire once per match.'],
  pistol: [
    'Pistol',
    'Can fire while its unit is engaged, but only at a unit it is engaged with. A model that is not a monster or vehicle fires either its Pistols or its other weapons.',
  ],
  precision: [
    'Precision',
    'When it wounds a unit with an attached character that it sees, you may pick out the character to take the wounds.',
  ],
  psychic: [
    'Psychic',
    ({ psychic }) =>
      psychic === 'ignores' ? 'Ignores penalties to its hit rolls and Ballistic Skill.' : 'Only a keyword: no effect.',
  ],
  'rapid-fire': ['Rapid Fire X', '+X attacks within half range.'],
  'sustained-hits': ['Sustained Hits X', 'Each critical hit scores X more hits, which are not critical.'],
  torrent: ['Torrent', 'Hits automatically, without a roll. It must see its target.'],
  'twin-linked': ['Twin-linked', 'Wound rolls may be re-rolled.'],
};

/** What each ability of units and models does. */
export const UNIT_ABILITIES: Readonly<Record<string, AbilityText>> = {
  'advance-and-shoot': ['Advance and Shoot', 'All its weapons can fire after advancing.'],
  damage: ['Damage -X', 'Each attack does X less damage to this model, but at least 1.'],
  'deadly-demise': [
    'Deadly Demise X',
    'When this model is destroyed, roll a die. On a 6, every unit within 6″, of either side, suffers X mortal wounds.',
  ],
  'fall-back-and-shoot': ['Fall Back and Shoot', 'Can shoot after falling back.'],
  'feel-no-pain': [
    'Feel No Pain N+',
    'Roll a die for each wound about to be lost, including mortal wounds. On N or more it is ignored.',
  ],
  'firing-deck': [
    'Firing Deck X',
    'Up to X passengers each lend the transport one of their weapons. Passengers cannot shoot in any other way.',
  ],
  'go-to-ground': ['Go to Ground', 'Benefit of Cover and a 6+ invulnerable save.'],
  'half-damage': ['Half Damage', 'Damage is halved, rounded up.'],
  'lone-operative': ['Lone Operative', 'Unless attached to a unit, it can only be targeted from within 12″.'],
  'save-plus-one': ['Save Plus One', '+1 to armour saves.'],
  smokescreen: ['Smokescreen', 'Benefit of Cover and Stealth.'],
  stealth: [
    'Stealth',
    ({ stealth }) =>
      stealth === 'hit' ? 'Attacks against this unit have −1 to hit.' : 'This unit always has the Benefit of Cover.',
  ],
  'hit-re-roll-ones': ['Re-roll 1s to hit', 'The unit re-rolls hit rolls of 1.'],
  'hit-re-roll-failed': ['Re-roll failed hits', 'The unit re-rolls failed hit rolls.'],
  'hit-plus-one': ['+1 to hit', 'The unit adds 1 to its hit rolls.'],
  'hit-minus-one': ['−1 to hit', 'Attacks against this unit have −1 to hit.'],
  'wound-re-roll-ones': ['Re-roll 1s to wound', 'The unit re-rolls wound rolls of 1.'],
  'wound-re-roll-failed': ['Re-roll failed wounds', 'The unit re-rolls failed wound rolls.'],
  'wound-plus-one': ['+1 to wound', 'The unit adds 1 to its wound rolls.'],
  'wound-minus-one': ['−1 to wound', 'Attacks against this unit have −1 to wound.'],
};
