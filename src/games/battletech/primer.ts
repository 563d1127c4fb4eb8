import type { Rules } from './state.ts';

const when = (on: boolean, text: string): string => (on ? text : '');

/** The rules on one page, with the numbers of this set-up. */
export function primer({ ruleset, setup, map, sides }: Rules): string {
  const reaction = ruleset.twist === 'reaction';
  return `BATTLETECH, introductory rules (${ruleset.title}; map ${map.name}, ${map.cols}x${map.rows}; ${sides.length} sides)

The last side with a working unit wins; sides destroyed at the same time share first place.${
    setup.turnLimit
      ? `
After ${setup.turnLimit} ${setup.turnLimit === 1 ? 'turn' : 'turns'}, the side with the larger share of its armour and structure left wins.`
      : ''
  }

A TURN
  Initiative   each side rolls two dice; ties are rerolled. The loser moves first; sides take turns moving one unit.
  Movement     stand still, walk, run or jump. Each hexside turned costs 1 MP; woods, rough ground and levels cost extra.${when(
    reaction,
    `
  Reaction     torsos twist one hexside; the initiative winner goes first.`,
  )}
  Weapons      every unit declares its fire${when(!reaction, ' (it may twist its torso first)')}, then all shots are rolled; damage
               takes effect at the end of the phase.${when(
                 ruleset.physicalAttacks,
                 `
  Physical     punch, kick, club or push an adjacent enemy; charges and deaths from above are resolved now.`,
               )}${when(
                 ruleset.heatPhase,
                 `
  Heat         movement and weapons add heat, heat sinks remove it. From 14 the reactor may shut down, from 19 ammunition may explode.`,
               )}
  End          unconscious pilots may wake up; switch heat sinks, dump ammunition, shut down or start up.

TO HIT: roll the total or more on two dice
  Gunnery (4) + your movement (walk 1, run 2, jump 3) + target movement (3 hexes 1, 5 hexes 2, 7 hexes 3, 10 hexes 4; jumped 1)
  + range (medium 2, long 4, more below minimum range) + woods (light 1, heavy 2) + heat + damage. Immobile targets -4.

DAMAGE
  Armour first, then structure; the rest moves inwards: from arm or leg to side torso, from side torso to centre torso.
  Damaged structure may break what is inside: 8+ on two dice. A 'Mech is destroyed if it loses its head or centre torso,
  takes three engine hits or its pilot dies. Exploding ammunition damages the 'Mech from inside.

PILOTING: roll piloting (5) or more on two dice when kicked, after 20 points of damage in a phase, with leg or gyro damage, or in water
  A 'Mech that fails falls, takes damage and is prone: standing up costs 2 MP and needs another roll.
`;
}
