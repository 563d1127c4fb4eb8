import { example, list, type Rulebook, steps, table, text } from '../../../kernel/rulebook.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import type { Rules } from '../state.ts';

/** Admiral Radar in English. */
export function english({ ruleset, setup, chart }: Rules): Rulebook {
  const { charges, torpedo, stealth, fires, hull, surfaceTurns, dropsAnnounced } = ruleset;
  const mate = SYSTEMS.filter((system) => fires[system].includes('first-mate'));
  const row = (system: System, what: string) => [{ icon: system, text: system }, String(charges[system]), what];
  const path = torpedo.along === 'water' ? 'along open water, around islands' : 'across the grid, over islands too';
  return {
    title: `Admiral Radar (${ruleset.title})`,
    summary: `Two submarines hunt each other, and neither crew sees the other boat. Listen to the enemy’s courses, work out where they must be, and sink them with ${hull} points of damage before they sink you.`,
    sections: [
      {
        id: 'aim',
        title: 'How to win',
        blocks: [
          text(
            `A boat sinks when it has taken *${hull} points of damage*. If one blast sinks both boats, the match is a draw. After ${setup.turnLimit} turns, the boat with more hull left wins.`,
          ),
          text(
            `You play on the chart “${chart.name}”: ${chart.cols} by ${chart.rows} cells in ${chart.sectors} sectors. Before the first turn, each captain secretly places the boat on any cell of open water.`,
          ),
        ],
      },
      {
        id: 'crew',
        title: 'The crew',
        blocks: [
          text('Each boat has four seats. One person may hold several of them, and bots take the rest.'),
          table(
            ['seat', 'sees', 'does'],
            [
              'captain',
              'boat, trail, mines, gauges, and which systems work',
              'moves, fires, and decides when to surface',
            ],
            [
              'first mate',
              'the gauges',
              mate.length > 0 ? `charges the systems, and may use ${mate.join(' and ')}` : 'charges the systems',
            ],
            ['engineer', 'the engine board', 'marks a node after every move'],
            ['radio operator', 'everything that is announced', 'works out where the enemy can be'],
          ),
          text('Crew members talk through short messages: each may send one message of every kind per turn.'),
        ],
      },
      {
        id: 'turn',
        title: 'Your turn',
        blocks: [
          steps(
            'The captain *moves* one cell north, south, east or west. Everyone hears the course, including the enemy. You may not enter an island, your own trail or your own mine. Instead of moving, the captain may use stealth or surface.',
            'The engineer marks one *node* in the panel of that course. What is marked may break.',
            'The first mate adds one *charge* to a gauge that is not full.',
            'The captain may use *one system* that is fully charged and not broken.',
            'The captain ends the turn, and the other boat plays.',
          ),
          text('You may also set off your own mines at any time during your turn. That costs nothing.'),
          example(
            'You sail east. The engineer marks a node in the east panel that belongs to a circuit. The first mate charges the torpedo, which is now full, and the captain fires it at once.',
          ),
        ],
      },
      {
        id: 'systems',
        title: 'Systems',
        blocks: [
          text('Using a system empties its gauge. You may use one system per turn, after the move.'),
          table(
            ['system', 'charges', 'effect'],
            row('torpedo', `Hits a cell up to ${torpedo.reach} away, ${path}.`),
            row(
              'mine',
              `Drops a mine next to your boat, not on your trail.${dropsAnnounced ? ' The enemy hears that you dropped one, but not where.' : ''} Set it off in a later turn.`,
            ),
            row('sonar', 'The enemy captain names two of row, column and sector: one is true, the other false.'),
            row('drone', 'You name a sector. The enemy says whether they are in it, and must tell the truth.'),
            row(
              'stealth',
              `Moves up to ${stealth.reach} cells in a straight line instead of a normal move. ${stealth.lengthPublic ? 'The enemy hears how far, but not in which direction.' : 'The enemy hears neither distance nor direction.'}`,
            ),
          ),
        ],
      },
      {
        id: 'damage',
        title: 'Torpedoes, mines and damage',
        blocks: [
          text(
            'Torpedoes and mines make the same blast: *2 damage* on the cell itself and *1 damage* on each of the eight cells around it. It hits your own boat too.',
          ),
          example('You fire at a cell next to your own boat. The enemy there loses 2 hull, and you lose 1.'),
          text(
            'Only the damage is announced, so a near miss tells you a lot: exactly 1 damage means that the enemy is next to your target.',
          ),
        ],
      },
      {
        id: 'engine',
        title: 'The engine room',
        blocks: [
          text(
            'The engine board has four panels, one per course, and every move marks a node in its panel. The colour of a node says what breaks:',
          ),
          table(
            ['colour', 'breaks'],
            ['red', 'torpedo and mine'],
            ['green', 'sonar and drone'],
            ['yellow', 'stealth'],
            ['radiation', 'nothing at first'],
          ),
          list(
            'When all nodes of a *circuit* are marked, they are cleared and their systems work again.',
            'When a panel is full, or all radiation nodes are marked, you lose *1 hull* and the whole board is cleared.',
            'Sailing in one direction for six moves without a repair always costs hull, so plan your route with the engineer.',
          ),
        ],
      },
      {
        id: 'surface',
        title: 'Surfacing',
        blocks: [
          text(
            `Surfacing clears your trail and the whole engine board and costs no hull. But everyone hears which sector you are in, and the enemy plays *${surfaceTurns} turns in a row* while you lie on the surface. Then you dive and sail on.`,
          ),
          text('A boat that cannot move in any direction has to surface, or use stealth without moving.'),
        ],
      },
      {
        id: 'first-game',
        title: 'Advice for your first game',
        blocks: [
          list(
            'Start away from the edges and from dead ends: your trail blocks you, and a boat that cannot move must surface.',
            'Fill the torpedo gauge first. It is the only weapon that reaches further than the next cell.',
            'Fire only when the radio operator has a good guess, and not at a cell next to your own boat.',
            'Surface far from the enemy, when the engine board is nearly full, and not as a last resort.',
          ),
        ],
      },
      {
        id: 'listening',
        title: 'Finding the enemy',
        blocks: [
          text(
            'You hear every course of the enemy, but not where they started. The radio operator draws the path they must have taken and moves it around the chart: wherever it would hit an island, they cannot be.',
          ),
          list(
            'Each course narrows down where they can be; islands help most.',
            'Sonar and drone answers, blasts and surfacing remove many cells at once.',
            'Stealth blurs what you know: the enemy may have gone in several directions.',
          ),
          example(
            'They sail north four times. Anyone fewer than four rows from the northern edge, or with an island on the way, could not have done that: all those cells are ruled out.',
          ),
          text('The chart shows how likely each cell is. While everything is still possible, nothing is tinted.'),
        ],
      },
    ],
  };
}
