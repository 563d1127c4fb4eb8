import { type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import type { Rules } from '../state.ts';
import { type Facts, said, those } from './facts.ts';

export function yourUnits(facts: Facts): RulesSection {
  return {
    id: 'units',
    title: 'Your units',
    blocks: [
      text(
        said(
          'An army consists of *units*, and a unit of one or more *models*. A unit shoots as a whole, but each model carries its own weapons. Identical weapons of a unit form a group, such as “Bolt rifle ×5”.',
          facts.attached &&
            'A *character* may be attached to a unit. The two then count as one unit, and the other models are its *bodyguards*.',
        ),
      ),
      text('A *datasheet* gives the values of each model. Select a unit on the table to see them.'),
      table(
        ['model', 'meaning'],
        ...those<readonly [string, string]>(
          ['T', 'Toughness: how hard the model is to wound.'],
          ['Sv', 'Save: the roll its armour needs to stop a wound, for example 3+.'],
          facts.invulnerable && [
            'Inv',
            'Invulnerable save: a second save that no weapon can make worse. Few models have one.',
          ],
          ['W', 'Wounds: how much damage destroys the model.'],
        ),
      ),
      table(
        ['weapon', 'meaning'],
        ['range', 'The maximum distance to the target, in inches.'],
        ['A', 'Attacks: how many dice each weapon rolls to hit.'],
        ['BS', 'Ballistic Skill: the roll needed to hit, for example 3+.'],
        ['S', 'Strength: compared with the target’s toughness.'],
        ['AP', 'Armour penetration: −1 makes the target’s armour save worse by 1.'],
        ['D', 'Damage: wounds lost for each attack that is not saved.'],
      ),
      text(
        said(
          '*3+* means: roll a six-sided die; 3 or more succeeds. *D6* is a roll of one die, *D3* is half of that, rounded up, and *2D6+1* is two dice plus 1.',
          facts.profiles && 'Some weapons have several *profiles*; choose one each time they fire.',
        ),
      ),
    ],
  };
}

export function movement(
  { ruleset }: Rules,
  { moves, weaponAbilities, unitAbilities, terrain, upstairs, big }: Facts,
): RulesSection {
  const { engagementRange: near, barricadeRange, heavy } = ruleset;
  const wall = terrain.has('barricade') && barricadeRange > near;
  const isHeavy = weaponAbilities.has('heavy');
  return {
    id: 'movement',
    title: 'Movement and distance',
    blocks: [
      text(
        'Nothing moves in this game, and there are no charges, no melee and no morale tests. The scenario says how each unit moved before it shoots, round by round. Select a unit to see how it moved.',
      ),
      table(
        ['the unit', 'effect on shooting'],
        ...those<readonly [string, string]>(
          moves.has('stationary') && [
            'stationary',
            `All weapons can fire.${isHeavy ? ' Heavy weapons have +1 to hit.' : ''}`,
          ],
          moves.has('normal') && [
            'moved',
            `All weapons can fire.${isHeavy && heavy.inches > 0 ? ` Heavy weapons have +1 to hit if the unit moved at most ${heavy.inches}″.` : ''}`,
          ],
          moves.has('advanced') && [
            'advanced',
            `Only weapons with Assault can fire${unitAbilities.has('advance-and-shoot') ? ', unless the unit has Advance and Shoot' : ''}.`,
          ],
          moves.has('fell-back') && [
            'fell back',
            `It cannot shoot${unitAbilities.has('fall-back-and-shoot') ? ', unless it has Fall Back and Shoot' : ''}.`,
          ],
        ),
      ),
      text(
        'Distances are measured in inches (″) between the nearest edges of two bases. “Within 12″” includes exactly 12″. Some abilities only apply within *half range*: half of the weapon’s range or less.',
      ),
      text(
        said(
          `Two enemy units are *engaged* if some of their models are within ${near}″ of each other${wall ? `, or within ${barricadeRange}″ across a barricade` : ''}${upstairs ? ', and at most 5″ apart in height' : ''}.`,
          'An engaged unit can fire only Pistols, and only at units it is engaged with.',
          big &&
            'Monsters and vehicles can fire all their weapons while engaged, at any valid target, but with −1 to hit except with Pistols.',
        ),
      ),
    ],
  };
}
