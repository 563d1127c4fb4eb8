import { columnName } from '../../../parts/grid/grid.ts';
import { percent } from '../../../parts/text/fill.ts';
import type { MessageType } from '../commands.ts';
import { courseOfNode } from '../data/boards.ts';
import { COLOUR_OF, SYSTEMS } from '../data/systems.ts';
import type { Claim } from '../events.ts';
import { seatOf } from '../state.ts';
import { sizeOf } from './ruled-out.ts';
import { grouped, isGain, listed, type Naming, patternOf, phrased, type TextTable } from './text-table.ts';

const KIND: Readonly<Record<MessageType, string>> = {
  report: 'a report',
  comment: 'a comment',
  'request-report': 'a request for a report',
  'set-priority': 'your charging priorities',
  protect: 'a list of systems to protect',
  status: 'the gauge levels',
  ready: 'news of a charged system',
  condition: 'the condition of the systems',
  advise: 'advice on the course',
};

const WHY = {
  'completes-circuit': 'completes a circuit',
  'keeps-systems': 'keeps our systems working',
  'breaks-system': 'breaks a system',
  'panel-nearly-full': 'its panel is nearly full',
  overloads: 'overloads its panel',
  radiation: 'releases radiation',
} as const;

const CERTAINTY = {
  exact: 'we have found them',
  high: 'almost certain',
  medium: 'a fair idea',
  low: 'a vague idea',
  none: 'no idea where they are',
} as const;

const MOVING = {
  one: 'Enemy’s last move: {course}.',
  all: 'Enemy’s last {total} moves: all {course}.',
  most: 'Enemy moving mostly {course} ({count} of its last {total} moves).',
  half: 'Enemy moved {course} in {count} of its last {total} moves.',
} as const;

const ABOUT = { row: 'row', col: 'column', sector: 'sector' } as const;
const CAUSE = { overload: 'a panel is full', radiation: 'the reactor is leaking' } as const;
const STANCE = { prefer: 'prefer', allow: 'can go', avoid: 'avoid' } as const;
const ROLES = { 'first-mate': 'first mate', 'radio-operator': 'radio operator' } as const;

const claim = ({ about, value }: Claim): string =>
  `${ABOUT[about]} ${about === 'row' ? value + 1 : about === 'col' ? columnName(value) : value}`;
const node = (n: number, { colour }: Naming): string =>
  `node ${n + 1} (${[courseOfNode(n), colour(n)].filter(Boolean).join(', ')})`;
const hurt = (side: string, amount: number): string =>
  amount ? `${side} loses ${amount} hull ${amount === 1 ? 'point' : 'points'}` : `${side} is unharmed`;

/** `a drone over sector 3`, `a torpedo at H8`: what the radio operator suggests. */
function probe({ system, sector, cell }: Readonly<Record<string, unknown>>, { fill }: Naming): string {
  const what = system === 'sonar' || system === 'stealth' ? '{system}' : 'a {system}';
  if (typeof sector === 'number') return fill(`${what} over sector {sector}`, { system, sector });
  return fill(typeof cell === 'number' ? `${what} at {cell:@}` : what, { system, cell });
}

function suggestion(facts: Readonly<Record<string, unknown>>, naming: Naming): string {
  const help = isGain(facts.before, facts.after)
    ? naming.fill(' (from {before:%} of the sea to {after:%})', facts)
    : '';
  return `use ${probe(facts, naming)}${help}`;
}

const name = (id: string): string => {
  const seat = seatOf(id);
  return seat ? `${seat.side} ${ROLES[seat.role as 'first-mate'] ?? seat.role}` : id;
};

export const EN: TextTable = {
  cell: 'cell',
  and: 'and',
  or: 'or',
  unknown: 'a captain',
  terms: {
    '': { ...ROLES, ...STANCE, col: 'column', request: 'report request', 'set-priority': 'priorities' },
    the: {},
    of: {},
  },
  name,
  theSeat: (id) => (seatOf(id) ? `the ${name(id)}` : id),
  ruledOut: (share) => ({ tiny: 'less than 1%', part: percent(share, 'en'), most: 'more than 99%' })[sizeOf(share)],

  codes: {
    'already-begun': 'the match has already started',
    'wrong-role': 'only the {roles:or} can do that',
    'not-yet-playing': 'both boats must be placed first',
    'not-your-turn': 'it is {active}’s turn',
    'already-playing': 'both boats are already placed',
    'already-placed': 'your boat is already placed',
    'already-said': ({ kind }) => `you have already sent ${KIND[kind]} this turn`,
    'turn-is-over': 'your boat has surfaced: you can only end the turn',

    'awaits-placement': 'place your boat',
    'awaits-placement-by': 'Waiting for {who:seat} to place their boat',
    'awaits-course': 'order a course',
    'awaits-course-by': 'Waiting for {who:seat} to order a course',
    'awaits-dive': 'dive',
    'awaits-dive-by': 'Waiting for {who:seat} to dive',
    'awaits-mark': 'mark a node',
    'awaits-mark-by': 'Waiting for {who:seat} to mark a node',
    'awaits-charge': 'charge a gauge',
    'awaits-charge-by': 'Waiting for {who:seat} to charge a gauge',
    'awaits-sonar-answer': 'answer the sonar',
    'awaits-sonar-answer-by': 'Waiting for {who:seat} to answer the sonar',
    'awaits-end-of-turn': 'fire a system or end your turn',
    'awaits-end-of-turn-by': 'Waiting for {who:seat} to fire a system or end the turn',
    'awaits-turn': 'end your turn',
    'awaits-turn-by': 'Waiting for {who:seat} to finish the turn',

    'off-map': '{cell:@} is off the map',
    island: '{cell:@} is an island',

    'already-moved': 'your boat has already moved this turn',
    'move-first': 'the captain must move or surface first',
    'on-the-surface': 'your boat is on the surface: dive first',
    'not-on-the-surface': 'your boat is already under water',
    'no-sea-there': 'there is no open sea to the {course}',
    'own-trail': '{cell:@} is on your own trail: surface to clear it',
    'own-mine': 'your own mine is at {cell:@}',
    'too-far': '{steps:step|steps} is too far: stealth reaches {reach:cell|cells}',

    'not-charged': 'the {system} gauge is at {charge} of {full}',
    'broken-down': ({ system }) => `${system} is out of order: a ${COLOUR_OF[system]} node is marked`,
    'system-used': 'you have already used a system this turn',
    'already-charged': 'a gauge has already been charged this turn',
    'gauge-full': 'the {system} gauge is full: charge another one',
    'out-of-reach': 'a torpedo reaches 1 to {reach} cells',
    'not-adjacent': 'drop the mine directly north, south, east or west of your boat',
    'no-mine-there': 'you have no mine at {cell:@}',
    'no-such-sector': 'there is no sector {sector}: sectors are numbered 1 to {sectors}',
    'no-sonar-pending': 'no sonar is waiting for your answer',
    'sonar-pending': 'the enemy captain has not answered the sonar yet',
    'same-kind-of-fact': 'give two different kinds of fact: you named the {about} twice',
    'claim-off-map': ({ about, value, from, to }) =>
      `${claim({ about, value })} is off the map: choose from ${claim({ about, value: from })} to ${claim({ about, value: to })}`,
    'both-true': 'both facts are true: one must be false',
    'both-false': 'both facts are false: one must be true',

    'already-marked': 'a node has already been marked this turn',
    'wrong-panel': ({ course }) => (course ? `mark a node in the ${course} panel` : 'there is nothing to mark'),
    'node-marked': ({ node: n }, naming) => `${node(n, naming)} is already marked`,
    'engineer-first': 'the engineer must mark a node first',
    'first-mate-first': 'the first mate must charge a gauge first',

    'bad-setup': 'invalid set-up at "{field:=}": {problem:=}',
    'unknown-ruleset': 'unknown ruleset "{ruleset:=}"; available: {known:=,}',
    'unknown-map': 'unknown map "{map:=}"; available: {known:=,}',
    'sector-too-large': ({ sector, rows, cols }) =>
      `sectors of ${sector.across} by ${sector.down} do not fit on a map of ${cols} by ${rows}`,
    'island-off-map': ({ cell, cells }) => `island ${cell} is off the map: cells are numbered 0 to ${cells - 1}`,
    'too-little-sea': 'the map has only {cells:sea cell|sea cells}: leave at least 8',
    'sea-not-connected': 'the islands split the sea: only {reached} of its {cells} cells are connected',
    'bad-question': 'invalid question at "{field:=}": {problem:=}',
    'direct-hit': 'direct hit on {cell:@}, {share:%}',
    'near-miss': 'hit next to {cell:@}, {share:%}',
    'own-blast': 'our own boat is inside the blast at {cell:@}',

    sunk: '{side}’s boat is sunk',
    'both-sunk': 'one blast has sunk both boats',
    'limit-hull': 'its boat has more hull left after {turns} turns',
    'limit-even': '{turns} turns have been played and both boats have the same hull',

    'nothing-typed': 'type a command, for example: {example:=}',
    'not-understood': 'unknown command "{word:=}"; available: {known:=,}',
    'words-missing': 'incomplete command; usage: {usage:=}',
    'words-left': 'unexpected "{word:=}"; usage: {usage:=}',
    'not-a-cell': '"{word:=}" is not a cell: cells run from A1 to {last:=}',
    'not-a-course': '"{word:=}" is not a course: use north, south, east or west',
    'not-a-system': ({ word }) => `"${word}" is not a system: use ${listed(SYSTEMS, 'or')}`,
    'not-a-number': '"{word:=}" is not a number from {from} to {to}',
    'not-a-column': '"{word:=}" is not a column: columns run from A to {last:=}',
    'not-one-of': '"{word:=}" is not valid here; available: {known:=,}',
    'too-many-words': 'too long: {length} characters, the limit is {most}',
    'gauges-not-seen': 'you cannot see the gauges; the first mate reports them',
    'not-json': 'invalid JSON: {problem:=}',

    'last-surfaced': 'Enemy last surfaced in sector {sector}.',
    'moving-mostly': ({ course, ...facts }, { fill }) =>
      fill(MOVING[patternOf(facts)], {
        ...facts,
        course: course === undefined ? course : String(course).toUpperCase(),
      }),
    'torpedoes-fired': 'Enemy has fired {count:torpedo|torpedoes}.',
    candidates: ({ count, certainty }, { fill }) =>
      `${fill('{count:possible cell|possible cells}', { count })}${phrased(CERTAINTY, certainty)}.`,
    'best-cell': ({ share, ...facts }, { fill }) =>
      fill(typeof share === 'number' ? 'Best guess: {cell:@} ({share:%}).' : 'Best guess: {cell:@}.', {
        ...facts,
        share,
      }),
    'no-idea': 'No idea where they are.',
    'lost-them': 'I have lost them.',
    recommend(facts, naming) {
      const said = suggestion(facts, naming);
      return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
    },
    narrowed: 'Narrowed down from {before:cell|cells} to {after}.',
    words: '{words:=}',
  },

  heard: {
    began: 'the match starts: {first} moves first',
    placed: (e, { fill }) => fill('at' in e ? '{side} starts at {at:@}' : '{side} has placed its boat', e),
    'play-began': 'both boats are at sea; {side} to move',
    moved: (e, { fill }) => fill('to' in e ? '{side} moves {course} to {to:@}' : '{side} moves {course}', e),
    stealthed(e, { fill }) {
      const steps = 'steps' in e ? [fill('{steps:step|steps}', e)] : [];
      const to = 'path' in e && e.path.length ? [fill('to {to:@}', { to: e.path.at(-1) })] : [];
      const how = [...steps, ...to].join(', ');
      return `${e.side} slips away${'course' in e ? ` ${e.course}` : ''} in stealth${how && `: ${how}`}`;
    },
    slipped: (e, { fill }) =>
      fill(`{side} moves quietly${'course' in e ? ' {course}' : ''}${'to' in e ? ' to {to:@}' : ''}`, e),
    surfaced: (e) =>
      `${e.side} surfaces in sector ${e.sector}${'blackout' in e && e.blackout ? ': no course was open' : ''}`,
    dived: '{side} dives',
    marked: ({ side, node: n }, naming) => `${side} marks ${node(n, naming)}`,
    'circuit-repaired': '{side} repairs circuit {circuit}',
    damaged: (e) => `${hurt(e.side, e.amount)}${'cause' in e ? `: ${CAUSE[e.cause]}` : ''}`,
    charged: '{side} charges {system}',
    'torpedo-fired': '{side} fires a torpedo at {at:@}',
    'mine-dropped': (e, { fill }) => fill('at' in e ? '{side} drops a mine at {at:@}' : '{side} drops a mine', e),
    'mine-detonated': '{side} detonates its mine at {at:@}',
    exploded: (e, { fill }) =>
      e.blue || e.red
        ? `${fill('the blast at {at:@}', e)}: ${hurt('blue', e.blue)}, ${hurt('red', e.red)}`
        : fill('the blast at {at:@} hits nothing', e),
    'sonar-pinged': '{side} uses sonar: the enemy captain must give one true fact and one false',
    'sonar-answered': ({ side, first, second }) => `${side} answers: ${claim(first)}, ${claim(second)}`,
    'drone-launched': '{side} sends a drone over sector {sector}',
    'drone-answered': ({ sector, there }) =>
      there ? `the drone finds the enemy in sector ${sector}` : `the drone finds nothing in sector ${sector}`,
    said: ({ seat, message }, naming) => `${name(seat)}: ${naming.message(message)}`,
    'turn-ended': ({ side, next, extra }) =>
      `${side} ends the turn; ${next} to move${extra > 1 ? ` (${extra} turns in a row)` : extra === 1 ? ' (last extra turn)' : ''}`,
    ended: ({ outcome: { winners, reason } }, naming) =>
      `${winners.length === 1 ? `${winners[0]} wins` : 'draw'}: ${naming.say(reason)}`,
  },

  orders: {
    begin: 'start the match',
    place: 'start at {at:@}',
    move: 'sail {course}',
    stealth: ({ course, steps }, { fill }) =>
      steps ? fill('slip {steps:step|steps} {course} in stealth', { steps, course }) : 'stay in place in stealth',
    surface: 'surface',
    dive: 'dive',
    mark: ({ node: n }, naming) => `mark ${node(n, naming)}`,
    charge: 'charge {system}',
    torpedo: 'fire a torpedo at {at:@}',
    'drop-mine': 'drop a mine at {at:@}',
    detonate: 'detonate the mine at {at:@}',
    sonar: 'use sonar',
    'answer-sonar': ({ first, second }) => `answer ${claim(first)}, ${claim(second)}`,
    drone: 'send a drone over sector {sector}',
    'end-turn': 'end the turn',
  },
  toCrew: 'tell the crew: {message}',

  messages: {
    report({ certainty, candidates, best, recommend }, naming) {
      if (candidates === 1 && best !== null) return naming.fill('they are at {best:@}', { best });
      const places = naming.fill('{candidates:possible cell|possible cells}', { candidates });
      const parts: string[] = [candidates > 0 ? places : CERTAINTY[certainty]];
      if (best !== null) parts.push(naming.fill('best guess {best:@}', { best }));
      if (recommend) parts.push(suggestion({ ...recommend, cell: recommend.at }, naming));
      return parts.join('; ');
    },
    comment: ({ sentences }, naming) =>
      sentences.length ? sentences.map((sentence) => naming.say(sentence)).join(' ') : 'nothing to add',
    'request-report': 'where are they? Please report',
    'set-priority': ({ systems }) =>
      systems.length ? `charge ${systems.join(', then ')}` : 'charge whatever you think best',
    protect: ({ systems }) => (systems.length ? `keep ${listed(systems, 'and')} working` : 'nothing needs protecting'),
    status: ({ charges }) => `gauges: ${SYSTEMS.map((system) => `${system} ${charges[system]}`).join(', ')}`,
    ready: '{system} is fully charged',
    condition: ({ broken, repaired }) =>
      [
        broken.length ? `out of order: ${listed(broken, 'and')}` : '',
        repaired.length ? `working again: ${listed(repaired, 'and')}` : '',
      ]
        .filter(Boolean)
        .join('; ') || 'everything works',
    advise: ({ routes }, { fill }) =>
      routes.length
        ? grouped(
            routes,
            ({ stance }) => STANCE[stance],
            ({ course }) => course,
            ({ why, risk }) => `${WHY[why]}${risk > 0 ? fill(', {risk:%} risk of hull damage', { risk }) : ''}`,
          )
        : 'any course will do',
  },
};
