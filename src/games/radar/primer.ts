import { SYSTEMS } from './data/systems.ts';
import type { Rules } from './state.ts';

/** The rules on one page, with the numbers of this set-up. */
export function primer({ ruleset, setup, chart }: Rules): string {
  const { charges, torpedo, stealth, fires } = ruleset;
  const gauges = SYSTEMS.map((system) => `${system} ${charges[system]}`).join(', ');
  const mate = SYSTEMS.filter((system) => fires[system].includes('first-mate'));
  return `ADMIRAL RADAR (${ruleset.title}; map ${chart.name}, ${chart.sectors} sectors)

Two submarines hunt each other, and neither crew sees the other boat. ${ruleset.hull} points of damage sink a boat; if one
blast sinks both, the match is a draw. After ${setup.turnLimit} turns the boat with more hull wins.

YOUR TURN, in this order
  1. The captain moves one step north, south, east or west and announces the course to everyone. You cannot enter an
     island, your own trail or your own mine. Instead of moving, use stealth (if charged) or surface.
  2. The engineer marks one node in the panel of that course. The first mate adds one charge to one gauge.
  3. The captain may use one system that is charged and working, then ends the turn.
  You may detonate your own mines at any time during your turn, at no cost.

SYSTEMS: one per turn, after the move; using a system empties its gauge
  charges  ${gauges}
  torpedo  range ${torpedo.reach} cells ${torpedo.along === 'water' ? 'along open water' : 'in any direction, over islands too'}; 2 damage on the target, 1 around it, to you as well
  mine     dropped directly next to your boat, not on your trail; detonates with the same blast
  drone    name a sector: are they there? The answer is always true
  sonar    the enemy captain gives two facts (row, column or sector): one true, one false
  stealth  a straight run of up to ${stealth.reach} cells instead of a move; ${stealth.lengthPublic ? 'the distance is announced, the direction is not' : 'nothing is announced'}
${
  mate.length
    ? `  The first mate may also use ${mate.join(' and ')}.
`
    : ''
}
THE ENGINE ROOM
  A marked node breaks the systems of its colour: red torpedo and mine, green sonar and drone, yellow stealth.
  When all nodes of a circuit are marked, they are cleared without harm. A full panel, or all radiation nodes marked,
  costs 1 hull and clears the whole board. Six moves in one direction without a repair always cost hull.

SURFACING
  Announces your sector and clears your trail and the engine board. It costs no hull, but the enemy then plays
  ${ruleset.surfaceTurns} turns in a row. On your next turn you dive and move on. A boat with no open course must surface
  (or use stealth with zero steps).

WHO KNOWS WHAT
  Captain: boat, trail, mines, gauges, which systems work. First mate: gauges. Engineer: the engine board. Radio
  operator: everything that is announced. Each crew member may send one message of each kind per turn.
`;
}
