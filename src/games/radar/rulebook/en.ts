import { example, list, type Rulebook, steps, table, text } from '../../../kernel/rulebook.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import type { Rules } from '../state.ts';
import { chartName } from './chart-names.ts';

/** Admiral Radar in English. */
export function english({ ruleset, setup, chart }: Rules): Rulebook {
  const { charges, torpedo, stealth, quietMoves, fires, hull, surfaceTurns, dropsAnnounced } = ruleset;
  const mate = SYSTEMS.filter((system) => fires[system].includes('first-mate'));
  const row = (system: System, what: string) => [{ icon: system, text: system }, String(charges[system]), what];
  const path =
    torpedo.along === 'water'
      ? 'along open water, around islands'
      : 'counted north, south, east or west, over islands too';
  return {
    title: `Admiral Radar (${ruleset.title.replace('Admiral Radar, ', '')})`,
    summary: `Two submarines hunt each other, and neither crew sees the other boat. Listen to the enemy’s courses, work out where their boat must be, and sink it with ${hull} points of damage before they sink yours.`,
    sections: [
      {
        id: 'aim',
        title: 'How to win',
        blocks: [
          text(
            `A boat sinks when it has taken *${hull} points of damage*. If one blast sinks both boats, the match is a draw. After ${setup.turnLimit} turns, the boat with more hull left wins; equal hull is a draw.`,
          ),
          text(
            `You play on the chart “${chartName(chart.name, 'en')}”: ${chart.cols} by ${chart.rows} cells in ${chart.sectors} sectors. Before the first turn, each captain secretly places their boat on any sea cell.`,
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
          text('The crew talks in short messages: each seat may send one message of each kind per turn.'),
        ],
      },
      {
        id: 'turn',
        title: 'Your turn',
        blocks: [
          steps(
            'The captain *moves* one cell north, south, east or west. Everyone hears the course, including the enemy. You may not enter an island, your own trail or your own mine. Instead of moving, the captain may use stealth or surface.',
            'The engineer marks one *node* in the panel of that course. Marked nodes put systems out of order.',
            'The first mate adds one *charge* to a gauge that is not full.',
            'The captain may use *one system* that is fully charged and not out of order.',
            'The captain ends the turn, and the other boat plays.',
          ),
          text(
            'After the move, steps 2 to 4 can be done in any order. While submerged, you may also detonate your own mines at any time in your turn, for free.',
          ),
          example(
            'You sail east. The engineer marks a green node in the east panel, which puts sonar and drone out of order. The first mate charges the torpedo; its gauge is now full, and the captain fires it at once.',
          ),
        ],
      },
      {
        id: 'systems',
        title: 'Systems',
        blocks: [
          text(
            'Using a system empties its gauge. You may use one system per turn, after the move; stealth replaces the move.',
          ),
          table(
            ['system', 'charges', 'effect'],
            row('torpedo', `Hits a cell up to ${torpedo.reach} steps away, ${path}.`),
            row(
              'mine',
              `Drops a mine directly north, south, east or west of your boat, but not on your trail.${dropsAnnounced ? ' The enemy hears that you dropped one, but not where.' : ''} Detonate it when you like in one of your turns.`,
            ),
            row('sonar', 'The enemy captain names two of row, column and sector: one is true, the other false.'),
            row('drone', 'You name a sector and hear whether the enemy is in it. The answer is always true.'),
            row(
              'stealth',
              `Moves up to ${stealth.reach} cells in a straight line instead of a normal move, and counts as your system for the turn. ${stealth.lengthPublic ? 'The enemy hears how far, but not in which direction.' : 'The enemy hears neither distance nor direction.'}${quietMoves > 0 ? ` The enemy does not hear the courses of your next ${quietMoves === 1 ? 'move' : `${quietMoves} moves`} either.` : ''}`,
            ),
          ),
        ],
      },
      {
        id: 'damage',
        title: 'Torpedoes, mines and damage',
        blocks: [
          text(
            'Torpedoes and mines make the same blast: *2 damage* to a boat on the cell itself and *1 damage* to a boat on one of the eight cells around it, including your own.',
          ),
          example('You fire at a cell next to your own boat. The enemy there loses 2 hull, and you lose 1.'),
          text(
            'Everyone hears where a blast was and how much damage each boat took. Even a near miss tells you a lot: exactly 1 damage means that the enemy is next to the cell you hit.',
          ),
        ],
      },
      {
        id: 'engine',
        title: 'The engine room',
        blocks: [
          text(
            'The engine board has four panels, one per course. After every move, the engineer marks a node in the panel of its course. The colour of a marked node says what is out of order:',
          ),
          table(
            ['colour', 'out of order'],
            ['red', 'torpedo and mine'],
            ['green', 'sonar and drone'],
            ['yellow', 'stealth'],
            ['radiation', 'nothing, but see below'],
          ),
          list(
            'When all nodes of a *circuit* are marked, they are cleared. A system works again once no node of its colour is marked.',
            'When a panel is full, or all radiation nodes are marked, you lose *1 hull* and the whole board is cleared.',
            'Six moves on the same course without a repair fill its panel and always cost hull, so plan your route with the engineer.',
          ),
        ],
      },
      {
        id: 'surface',
        title: 'Surfacing',
        blocks: [
          text(
            `Surfacing clears your trail and the whole engine board and costs no hull. But it ends your turn, everyone hears which sector you are in, and the enemy plays *${surfaceTurns} turns in a row* while you are on the surface. Then you dive and sail on.`,
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
            'Fill the torpedo gauge first. It is the only weapon that reaches farther than the next cell.',
            'Fire only when the radio operator has a good guess, and not at a cell next to your own boat.',
            'Surface while you are far from the enemy and the engine board is nearly full. Do not wait until you have no other move.',
          ),
        ],
      },
      {
        id: 'listening',
        title: 'Finding the enemy',
        blocks: [
          text(
            'You hear every course of the enemy, but not where they started. The radio operator draws the path they must have sailed and slides it over the chart: wherever it would hit an island, they cannot be.',
          ),
          list(
            'Each course narrows down where they can be; islands help most.',
            'Answers to sonar and drone, blasts and surfacing rule out many cells at once.',
            'Stealth blurs what you know: the enemy may have gone in several directions.',
          ),
          example(
            'They sail north four times. A boat that started fewer than four rows from the northern edge, or with an island on the way, could not have done that: all those starting cells are ruled out.',
          ),
          text('The chart shows how likely each cell is. While every cell is still possible, none is tinted.'),
        ],
      },
    ],
  };
}
