import type { Rules } from './state.ts';

/** The rules on one page, with the numbers of this set-up. */
export function primer({ ruleset, setup, units }: Rules): string {
  const { rounds, handModifiers, commandPoints, table, name } = setup.scenario;
  return `THE SHOOTING PHASE (${ruleset.title}; ${name}, ${table.width} by ${table.height} inches, ${units.length} units)

Two armies shoot at each other. The attacker has a Shooting Phase, then the defender: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}. Nothing
moves; how each unit moved before (stationary, advanced, fell back) is given. Every destroyed model scores its share of
its unit's points. The side with more points wins; equal points are a draw.

YOUR PHASE
  1. Select a unit that can shoot. A unit cannot if it fell back, if it advanced (Assault weapons still can), or if it is
     within ${ruleset.engagementRange} inch${ruleset.engagementRange === 1 ? '' : 'es'} of an enemy (Pistols still can at that enemy, monsters and vehicles at any target).
  2. Give every weapon group a target, or hold its fire. A target must be in range of the weapon and visible to its
     bearer. A group can be split between targets, a single weapon cannot.
  3. Confirm, then make the attacks; this cannot be undone. Or skip the unit, or end the phase.

AN ATTACK
  hit      roll the Ballistic Skill or more; a 6 always hits and is critical, a 1 always misses
  wound    strength against toughness: double 2+, higher 3+, equal 4+, lower 5+, half or less 6+
  save     roll the save or more after armour penetration, or the invulnerable save; a 1 always fails
  damage   damage beyond the model's wounds is lost; mortal wounds carry over to the next model
  Re-rolls come before modifiers; modifiers to hit and to wound add up to at most +1 or -1.

THE OTHER SIDE chooses which model takes a wound: a wounded model first, characters last.
  Benefit of Cover${ruleset.cover === 'save' ? ' adds 1 to armour saves (not to 3+ or better against AP 0)' : ' worsens the Ballistic Skill by 1'}.
  ${commandPoints > 0 ? `Each side has ${commandPoints} command point${commandPoints === 1 ? '' : 's'}: Go to Ground and Smokescreen when shot at, Command Re-roll for one die.` : 'There are no command points.'}
  ${handModifiers ? 'Manual modifiers are allowed; both sides see them.' : 'Manual modifiers are not allowed.'}
`;
}
