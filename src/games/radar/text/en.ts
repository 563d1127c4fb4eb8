import { columnName } from '../../../parts/grid/grid.ts';
import type { MessageType } from '../commands.ts';
import { courseOfNode } from '../data/boards.ts';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import { cellIn, grouped, listed, type Places, percent, phrased, told, type Words } from './words.ts';

const ROLE = {
  captain: 'captain',
  'first-mate': 'first mate',
  engineer: 'engineer',
  'radio-operator': 'radio operator',
} as const;

const KIND: Readonly<Record<MessageType, string>> = {
  report: 'a report',
  comment: 'a comment',
  'request-report': 'a request for a report',
  'set-priority': 'a list of priorities',
  protect: 'a list of systems to protect',
  status: 'the state of the gauges',
  ready: 'that a system is ready',
  condition: 'the condition of the systems',
  advise: 'advice on the course',
};

const WHY = {
  'completes-circuit': 'closes a circuit',
  'keeps-systems': 'keeps our systems whole',
  'breaks-system': 'breaks a system',
  'panel-nearly-full': 'its panel is nearly full',
  overloads: 'overloads its panel',
  radiation: 'lets radiation out',
} as const;

const CERTAINTY = {
  exact: 'we have them',
  high: 'nearly certain',
  medium: 'a fair idea',
  low: 'a vague idea',
  none: 'no idea where they are',
} as const;

const ABOUT = { row: 'row', col: 'column', sector: 'sector' } as const;
const CAUSE = { overload: 'a panel is full', radiation: 'the reactor leaks' } as const;
const STANCE = { prefer: 'prefer', allow: 'may go', avoid: 'avoid' } as const;

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const and = (words: readonly string[]): string => listed(words, 'and');
const or = (words: readonly string[]): string => listed(words, 'or');
const claim = ({ about, value }: Claim): string =>
  `${ABOUT[about]} ${about === 'row' ? value + 1 : about === 'col' ? columnName(value) : value}`;
const node = (n: number, { colour }: Places): string =>
  `node ${n + 1} (${[courseOfNode(n), colour(n)].filter(Boolean).join(', ')})`;
const systems = (list: readonly System[], none: string): string => (list.length ? and(list) : none);
const hurt = (side: string, amount: number): string =>
  amount ? `${side} loses ${some(amount, 'point')} of hull` : `${side} is unharmed`;

function advice({ system, sector, cell, before, after }: Readonly<Record<string, unknown>>, places: Places): string {
  const where =
    typeof sector === 'number' ? ` sector ${sector}` : typeof cell === 'number' ? ` ${cellIn(cell, places)}` : '';
  const gain =
    typeof before === 'number' || typeof after === 'number' ? `: ${percent(before)} to ${percent(after)}` : '';
  return `${told(system)}${where}${gain}`;
}

/** The words of the game in English: refusals name the fault and, where there is one, the way out. */
export const EN: Words = {
  cell: 'cell',
  point: '.',
  terms: {},
  side: { blue: 'blue', red: 'red' },
  role: ROLE,
  seat: (side, role) => `${side} ${ROLE[role]}`,

  codes: {
    'already-begun': () => 'the match has already begun',
    'wrong-role': ({ roles }) => `that is for the ${or(roles.map((role) => ROLE[role]))} to say`,
    'not-yet-playing': () => 'both boats must be placed first',
    'not-your-turn': ({ active }) => `it is ${active}'s turn`,
    'already-playing': () => 'the boats are placed and the hunt is on',
    'already-placed': () => 'your boat is placed already',
    'already-said': ({ kind }) => `you have sent ${KIND[kind]} this turn: wait for the next`,
    'turn-is-over': () => 'your boat has surfaced: all you can do is end the turn',

    'awaits-placement': () => 'to place the boat',
    'awaits-course': () => 'to order a course',
    'awaits-dive': () => 'to dive',
    'awaits-mark': () => 'to mark a node',
    'awaits-charge': () => 'to charge a gauge',
    'awaits-sonar-answer': () => 'to answer the sonar',
    'awaits-end-of-turn': () => 'to fire or to end the turn',
    'awaits-turn': () => 'to finish the turn',

    'off-map': ({ cell }, places) => `${places.cell(cell)} is off the map`,
    island: ({ cell }, places) => `${places.cell(cell)} is an island`,

    'already-moved': () => 'your boat has moved this turn',
    'move-first': () => 'the captain must move or surface first',
    'on-the-surface': () => 'your boat lies on the surface: dive first',
    'not-on-the-surface': () => 'your boat is under water already',
    'no-sea-there': ({ course }) => `there is no open sea to the ${course}`,
    'own-trail': ({ cell }, places) => `${places.cell(cell)} is on your own trail: surface to clear it`,
    'own-mine': ({ cell }, places) => `your own mine lies at ${places.cell(cell)}`,
    'too-far': ({ steps, reach }) => `${steps} steps are too far: stealth carries you ${reach} at most`,

    'not-charged': ({ system, charge, full }) => `the ${system} gauge stands at ${charge} of ${full}`,
    'broken-down': ({ system }) => `${system} is out of order: a ${COLOUR_OF[system]} node is marked`,
    'system-used': () => 'one system a turn: this turn has had its one',
    'already-charged': () => 'a gauge has been charged this turn',
    'gauge-full': ({ system }) => `the ${system} gauge is full: charge another`,
    'out-of-reach': ({ reach }) => `a torpedo runs from 1 to ${reach} cells`,
    'not-adjacent': () => 'a mine is dropped north, south, east or west of the boat, one cell away',
    'no-mine-there': ({ cell }, places) => `you have no mine at ${places.cell(cell)}`,
    'no-such-sector': ({ sector, sectors }) => `there is no sector ${sector}: they are numbered 1 to ${sectors}`,
    'no-sonar-pending': () => 'no sonar is waiting for your answer',
    'sonar-pending': () => 'the enemy captain owes an answer to the sonar',
    'same-kind-of-fact': ({ about }) => `two different kinds of fact, please: you named the ${ABOUT[about]} twice`,
    'claim-off-map': ({ about, value, from, to }) =>
      `${claim({ about, value })} is off the map: it must be from ${claim({ about, value: from })} to ${claim({ about, value: to })}`,
    'both-true': () => 'both facts are true: one of them must be a lie',
    'both-false': () => 'both facts are lies: one of them must be true',

    'already-marked': () => 'a node has been marked this turn',
    'wrong-panel': ({ course }) => (course ? `mark a node of the ${course} panel` : 'there is nothing to mark'),
    'node-marked': ({ node: n }, places) => `${node(n, places)} is marked already`,
    'engineer-first': () => 'the engineer has yet to mark a node',
    'first-mate-first': () => 'the first mate has yet to charge a gauge',

    'bad-setup': ({ field, problem }) => `the set-up is wrong at "${field}": ${problem}`,
    'unknown-ruleset': ({ ruleset, known }) => `there is no ruleset "${ruleset}": choose ${or(known)}`,
    'unknown-map': ({ map, known }) => `there is no map "${map}": choose ${or(known)}`,
    'sector-too-large': ({ sector, rows, cols }) =>
      `sectors of ${sector.across} by ${sector.down} do not fit a map of ${cols} by ${rows}`,
    'island-off-map': ({ cell, cells }) => `island ${cell} is off the map: cells are numbered 0 to ${cells - 1}`,
    'too-little-sea': ({ cells }) => `${some(cells, 'cell')} of sea are too few: leave 8 at least`,
    'sea-not-connected': ({ reached, cells }) =>
      `the islands cut the sea in two: ${reached} of its ${cells} cells hang together`,
    'bad-question': ({ field, problem }) => `the question is wrong at "${field}": ${problem}`,
    'direct-hit': ({ cell, share }, places) => `a direct hit on ${cellIn(cell, places)}, ${percent(share)}`,
    'near-miss': ({ cell, share }, places) => `a hit beside ${cellIn(cell, places)}, ${percent(share)}`,
    'own-blast': ({ cell }, places) => `our own boat is in the blast at ${cellIn(cell, places)}`,

    sunk: ({ side }) => `${side}'s boat is sunk`,
    'both-sunk': () => 'both boats are sunk by one blast',
    'limit-hull': ({ turns }) => `${turns} turns are over, and the sounder hull wins`,
    'limit-even': ({ turns }) => `${turns} turns are over, and the hulls are even`,

    'nothing-typed': ({ example }) => `type a command, such as: ${example}`,
    'not-understood': ({ word, known }) => `"${word}" is not a command; you can say: ${known.join(', ')}`,
    'words-missing': ({ usage }) => `there is something missing; write it like this: ${usage}`,
    'words-left': ({ word, usage }) => `"${word}" is too much; write it like this: ${usage}`,
    'not-a-cell': ({ word, last }) => `"${word}" is not a cell: they run from A1 to ${last}`,
    'not-a-course': ({ word }) => `"${word}" is not a course: say north, south, east or west`,
    'not-a-system': ({ word }) => `"${word}" is not a system: say ${or(SYSTEMS)}`,
    'not-a-number': ({ word, from, to }) => `"${word}" is not a number from ${from} to ${to}`,
    'not-a-column': ({ word, last }) => `"${word}" is not a column: they run from A to ${last}`,
    'not-one-of': ({ word, known }) => `"${word}" is not one of ${and(known)}`,
    'too-many-words': ({ length, most }) => `${length} letters are too many: say it in ${most}`,
    'gauges-not-seen': () => 'you do not see the gauges: the first mate reports them',
    'not-json': ({ problem }) => `that is not JSON: ${problem}`,

    // The first three are the original design's own sentences.
    'last-surfaced': ({ sector }) => `Enemy last surfaced in sector ${told(sector)}.`,
    'moving-mostly': ({ course, count, total }) =>
      `Enemy moving mostly ${told(course).toUpperCase()} (${told(count)}/${told(total)} recent moves).`,
    'torpedoes-fired': ({ count }) => `Enemy has fired ${told(count)} torpedo(es).`,
    candidates: ({ count, certainty }) =>
      `${count === 1 ? 'One cell is' : `${told(count)} cells are`} left${phrased(CERTAINTY, certainty)}.`,
    'best-cell': ({ cell, share }, places) =>
      `Best guess ${cellIn(cell, places)}${typeof share === 'number' ? ` (${percent(share)})` : ''}.`,
    'no-idea': () => 'No idea where they are.',
    'lost-them': () => 'I have lost them.',
    recommend: (facts, places) => `I recommend ${advice(facts, places)}.`,
    narrowed: ({ before, after }) => `Narrowed from ${told(before)} cells to ${told(after)}.`,
    words: ({ words }) => told(words),
  },

  heard: {
    began: ({ first }) => `the match begins: ${first} will move first`,
    placed: (e, places) => ('at' in e ? `${e.side} starts at ${places.cell(e.at)}` : `${e.side} has placed its boat`),
    'play-began': ({ side }) => `both boats are at sea; ${side} moves`,
    moved: (e, places) => `${e.side} moves ${e.course}${'to' in e ? ` to ${places.cell(e.to)}` : ''}`,
    stealthed(e, places) {
      const course = 'course' in e ? ` ${e.course}` : '';
      const steps = 'steps' in e ? `, ${some(e.steps, 'step')}` : '';
      const to = 'path' in e && e.path.length ? `, to ${places.cell(e.path.at(-1) as number)}` : '';
      return `${e.side} slips away in stealth${course}${steps}${to}`;
    },
    surfaced: (e) =>
      `${e.side} surfaces in sector ${e.sector}${'blackout' in e && e.blackout ? ': there was no way on' : ''}`,
    dived: ({ side }) => `${side} dives`,
    marked: ({ side, node: n }, places) => `${side} marks ${node(n, places)}`,
    'circuit-repaired': ({ side, circuit }) => `${side} repairs circuit ${circuit}`,
    damaged: (e) => `${hurt(e.side, e.amount)}${'cause' in e ? `: ${CAUSE[e.cause]}` : ''}`,
    charged: ({ side, system }) => `${side} charges ${system}`,
    'torpedo-fired': ({ side, at }, places) => `${side} fires a torpedo at ${places.cell(at)}`,
    'mine-dropped': (e, places) => `${e.side} drops a mine${'at' in e ? ` at ${places.cell(e.at)}` : ''}`,
    'mine-detonated': ({ side, at }, places) => `${side} sets off its mine at ${places.cell(at)}`,
    exploded: ({ at, blue, red }, places) =>
      blue || red
        ? `the blast at ${places.cell(at)}: ${hurt('blue', blue)}, ${hurt('red', red)}`
        : `the blast at ${places.cell(at)} hits nobody`,
    'sonar-pinged': ({ side }) => `${side} pings with sonar: one truth and one lie, please`,
    'sonar-answered': ({ side, first, second }) => `${side} answers: ${claim(first)}, ${claim(second)}`,
    'drone-launched': ({ side, sector }) => `${side} sends a drone over sector ${sector}`,
    'drone-answered': ({ sector, there }) =>
      there ? `the drone sees them in sector ${sector}` : `the drone sees nobody in sector ${sector}`,
    said: ({ seat, message }, places) => `${places.seat(seat)}: ${places.message(message)}`,
    'turn-ended': ({ side, next, extra }) =>
      `${side} ends the turn; ${next} moves${extra > 1 ? `, ${extra} turns in a row` : extra === 1 ? ', the last extra turn' : ''}`,
    ended: ({ outcome: { winners, reason } }, places) =>
      `${winners.length === 1 ? `${winners[0]} wins` : 'a draw'}: ${places.say(reason)}`,
  },

  orders: {
    begin: () => 'begin the match',
    place: ({ at }, places) => `start at ${places.cell(at)}`,
    move: ({ course }) => `sail ${course}`,
    stealth: ({ course, steps }) => (steps ? `slip ${some(steps, 'step')} ${course}` : 'stay in stealth'),
    surface: () => 'surface',
    dive: () => 'dive',
    mark: ({ node: n }, places) => `mark ${node(n, places)}`,
    charge: ({ system }) => `charge ${system}`,
    torpedo: ({ at }, places) => `torpedo at ${places.cell(at)}`,
    'drop-mine': ({ at }, places) => `drop a mine at ${places.cell(at)}`,
    detonate: ({ at }, places) => `set off the mine at ${places.cell(at)}`,
    sonar: () => 'ping with sonar',
    'answer-sonar': ({ first, second }) => `answer ${claim(first)}, ${claim(second)}`,
    drone: ({ sector }) => `drone over sector ${sector}`,
    'end-turn': () => 'end the turn',
  },
  tells: (message) => `tell the crew: ${message}`,

  messages: {
    report({ certainty, candidates, best, recommend }, places) {
      const parts: string[] = [CERTAINTY[certainty]];
      if (candidates > 0) parts.push(some(candidates, 'cell'));
      if (best !== null) parts.push(`best guess ${places.cell(best)}`);
      if (recommend) parts.push(`try ${advice({ ...recommend, cell: recommend.at }, places)}`);
      return parts.join('; ');
    },
    comment: ({ sentences }, places) =>
      sentences.length ? sentences.map((sentence) => places.say(sentence)).join(' ') : 'nothing to add',
    'request-report': () => 'where are they? Report, please',
    'set-priority': ({ systems: list }) =>
      list.length ? `charge ${list.join(', then ')}` : 'charge what you think best',
    protect: ({ systems: list }) => (list.length ? `keep ${and(list)} working` : 'nothing needs protecting'),
    status: ({ charges }) => `gauges: ${SYSTEMS.map((system) => `${system} ${charges[system]}`).join(', ')}`,
    ready: ({ system }) => `${system} is ready`,
    condition: ({ broken, repaired }) =>
      [
        broken.length || !repaired.length ? `out of order: ${systems(broken, 'nothing')}` : '',
        repaired.length ? `repaired: ${and(repaired)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    advise: ({ routes }) =>
      routes.length
        ? grouped(
            routes,
            ({ stance }) => STANCE[stance],
            ({ course }) => course,
            ({ why, risk }) => `${WHY[why]}${risk > 0 ? `, ${percent(risk)} risk to the hull` : ''}`,
          )
        : 'any course will do',
  },
};
