import type { Rules } from './state.ts';

const when = (on: boolean, text: string): string => (on ? text : '');

/** The rules on a page, with the numbers of this set-up. */
export function primer({ ruleset, setup, map, sides }: Rules): string {
  const reaction = ruleset.twist === 'reaction';
  return `BATTLETECH, introductory rules (${ruleset.title}; map ${map.name}, ${map.cols}x${map.rows}; ${sides.length} sides)

The last side with a working unit wins; sides that fall together share first place.${
    setup.turnLimit
      ? `
After ${setup.turnLimit} turns the side with the larger share of its armour and structure left wins.`
      : ''
  }

A TURN
  Initiative   two dice a side, ties again. The loser moves first and the winner last, a unit at a time.
  Movement     stand still, walk, run or jump. Turning costs 1 MP a hexside, woods, rough and levels cost more.${when(
    reaction,
    `
  Reaction     torsos twist one hexside; the winner of the initiative goes first.`,
  )}
  Weapons      every unit declares its fire${when(!reaction, ' (twist the torso first if you like)')}, then all of it is rolled; damage counts
               at the end of the phase.${when(
                 ruleset.physicalAttacks,
                 `
  Physical     punch, kick, club or push whoever is next to you; charges and deaths from above land now.`,
               )}${when(
                 ruleset.heatPhase,
                 `
  Heat         movement and weapons heat, heat sinks cool. From 14 the reactor may shut down, from 19 ammunition may explode.`,
               )}
  End          the unconscious may wake; sinks, ammunition to dump, shutting down.

TO HIT: two dice, your total or more
  Gunnery (4) + your movement (walk 1, run 2, jump 3) + theirs (3 hexes 1, 5 hexes 2, 7 hexes 3, 10 hexes 4; jumped 1)
  + range (medium 2, long 4, too near for the weapon more) + woods (light 1, heavy 2) + heat + damage. Immobile targets -4.

DAMAGE
  Armour first, then structure; what is left goes on inwards: arm and leg to side torso, side torso to centre torso.
  Marked structure may break what is inside: 8+ on two dice. A lost head or centre torso, three engine hits or a dead pilot
  end a 'Mech. Ammunition that explodes does so inside.

PILOTING: two dice, piloting (5) or more, when kicked, hurt for 20 points at once, crippled, or wading
  Who fails falls, is hurt by it and lies prone: it can stand up for 2 MP and another roll.
`;
}
