import { SYSTEMS } from './data/systems.ts';
import type { Rules } from './state.ts';

/** The rules on a page, with the numbers of this set-up. */
export function primer({ ruleset, setup, chart }: Rules): string {
  const { charges, torpedo, stealth, fires } = ruleset;
  const gauges = SYSTEMS.map((system) => `${system} ${charges[system]}`).join(', ');
  const mate = SYSTEMS.filter((system) => fires[system].includes('first-mate'));
  return `ADMIRAL RADAR (${ruleset.title}; map ${chart.name}, ${chart.sectors} sectors)

Two submarines hunt each other. Nobody sees the other boat. ${ruleset.hull} points of damage sink a boat; if one blast
sinks both, it is a draw. After ${setup.turnLimit} turns more hull wins.

YOUR TURN, in this order
  1. The captain moves: one step north, south, east or west, called out to everybody. Never onto an island, your own
     trail or your own mine. Instead of a step: stealth (if charged), or surface.
  2. The engineer marks one node in the panel of that course. The first mate adds one charge to one gauge.
  3. The captain may use one system that is charged and in order, then ends the turn.
  Own mines may be set off at any time in your turn, free of charge.

SYSTEMS: one a turn, after the move; using it empties its gauge
  charges  ${gauges}
  torpedo  up to ${torpedo.reach} cells ${torpedo.along === 'water' ? 'along the water' : 'off, islands or not'}; 2 damage on the cell, 1 on the eight around, to you as well
  mine     dropped on one of the four cells about you, not on your trail; same blast when you set it off
  drone    name a sector: are they there? A true yes or no
  sonar    their captain tells two facts (row, column or sector), one true and one false
  stealth  a straight run of up to ${stealth.reach} cells instead of the move; ${stealth.lengthPublic ? 'its length is told, not its direction' : 'nothing is told'}
${
  mate.length
    ? `  The first mate may order ${mate.join(' and ')} too.
`
    : ''
}
THE ENGINE ROOM
  A marked node breaks its colour: red torpedo and mine, green sonar and drone, yellow stealth.
  All nodes of a circuit marked: they come clear, no harm done. A full panel, or all radiation nodes marked: 1 damage
  and the whole board comes clear. Six moves one way without a repair always cost hull.

SURFACING
  Tells everybody your sector, clears your trail and the board, costs no hull; then they have ${ruleset.surfaceTurns} turns
  in a row. You dive on your next turn and move on. Whoever has no open course must
  surface (or stay in place by a stealth of no steps).

WHO KNOWS WHAT
  Captain: boat, trail, mines, gauges, what works. First mate: gauges. Engineer: the board. Radio operator: what is
  called out. The crew talks: each seat may say one message of each kind a turn.
`;
}
