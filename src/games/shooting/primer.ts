import type { Rules } from './state.ts';

/** The rules on one page, with the numbers of this set-up. */
export function primer({ ruleset, setup, units }: Rules): string {
  const { rounds, handModifiers, commandPoints, table, name } = setup.scenario;
  return `THE SHOOTING PHASE (${ruleset.title}; ${name}, ${table.width} by ${table.height} inches, ${units.length} units)

Two armies shoot at each other. The attacker has a Shooting Phase, then the defender: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}. Nobody moves; what
each unit did before (stood still, advanced, fell back) is given. Every model destroyed scores its share of its unit's
points; most points win, else it is a draw.

YOUR PHASE
  1. Select a unit that may shoot: not one that fell back, none that advanced (but Assault weapons may), none within
     ${ruleset.engagementRange} inch${ruleset.engagementRange === 1 ? '' : 'es'} of an enemy (but Pistols may at that enemy, and monsters and vehicles may at anybody).
  2. Give every weapon group a target, or hold its fire. A target must be in range of the weapon and be seen by its
     bearer. A group can be split by its bearers; one weapon never is.
  3. Confirm, then make the attacks. After that nothing is taken back. Or skip the unit; or end the phase.

AN ATTACK, one roll after the other
  hit      a die against the Ballistic Skill; a 6 always hits and is critical, a 1 never does
  wound    strength against toughness: double 2+, more 3+, the same 4+, less 5+, half or less 6+
  save     a die plus armour penetration against the save, or the invulnerable save; a 1 never saves
  damage   what is more than the model has left is lost; mortal wounds go on to the next model
  Re-rolls come before modifiers; modifiers to hit and to wound add up to 1 either way at most.

THE OTHER SIDE chooses which model takes a wound: first the one that is wounded already, characters last.
  Benefit of Cover${ruleset.cover === 'save' ? ' adds 1 to armour saves (not to 3+ or better against AP 0)' : ' makes the Ballistic Skill worse by 1'}.
  ${commandPoints > 0 ? `Each side has ${commandPoints} command point${commandPoints === 1 ? '' : 's'}: Go to Ground and Smokescreen when shot at, Command Re-roll for one die.` : 'There are no command points.'}
  ${handModifiers ? 'Modifiers may be ticked by hand; both sides see them.' : 'No modifiers are ticked by hand.'}
`;
}
