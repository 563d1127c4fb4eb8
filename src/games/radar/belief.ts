import type { Seat } from '../../kernel/ids.ts';
import { asHeardAcross } from './belief/exposure.ts';
import type { Belief, Memory, Notes, Talk } from './belief/memory.ts';
import { startTracker, type Tracker, type TrackerOptions, track } from './belief/tracker.ts';
import { SYSTEMS, type System } from './data/systems.ts';
import type { Heard } from './events.ts';
import { otherSide, type Rules, type Side, seatOf, type View } from './view.ts';

export function start(view: View, seat: Seat): Belief {
  const { side, role } = seatOf(seat) ?? { side: 'blue', role: 'captain' };
  return {
    rules: view.rules,
    side,
    role,
    turn: view.turn,
    active: view.active,
    enemy: { knownSector: 0, surfacedIn: 0, courses: [], torpedoes: 0 },
    crew: {
      report: null,
      advice: null,
      priority: null,
      protect: null,
      status: null,
      requested: -1,
      broken: [],
      ready: [],
    },
    memory: { heard: null, before: null, enemy: null, own: null, boat: null },
  };
}

export function believe(belief: Belief, heard: Heard): Belief {
  const { rules, side, role, turn, active, enemy, crew, memory } = belief;
  const ended = heard.type === 'turn-ended';
  return {
    rules,
    side,
    role,
    turn: ended ? turn + 1 : turn,
    active: ended ? heard.next : heard.type === 'began' ? heard.first : active,
    enemy: noted(enemy, heard, side),
    crew: heard.type === 'said' ? listened(rules, crew, heard.message, turn) : afterUse(crew, heard, side),
    memory: { heard, before: memory, enemy: null, own: null, boat: null },
  };
}

function noted(notes: Notes, heard: Heard, side: Side): Notes {
  switch (heard.type) {
    case 'moved':
      return heard.side === side
        ? notes
        : {
            knownSector: notes.knownSector,
            surfacedIn: notes.surfacedIn,
            courses: [...notes.courses.slice(-5), heard.course],
            torpedoes: notes.torpedoes,
          };
    case 'surfaced':
      return heard.side === side
        ? notes
        : { ...notes, knownSector: heard.sector, surfacedIn: heard.sector, courses: [] };
    case 'drone-answered':
      return heard.there ? { ...notes, knownSector: heard.sector } : notes;
    case 'torpedo-fired':
      return heard.side === side ? notes : { ...notes, torpedoes: notes.torpedoes + 1 };
    default:
      return notes;
  }
}

function listened(rules: Rules, crew: Talk, message: Extract<Heard, { type: 'said' }>['message'], turn: number): Talk {
  switch (message.type) {
    case 'report':
      return { ...crew, report: { turn, message }, requested: -1 };
    case 'advise':
      return { ...crew, advice: { turn, message } };
    case 'set-priority':
      return { ...crew, priority: { turn, message } };
    case 'protect':
      return { ...crew, protect: { turn, message } };
    case 'status': {
      const ready = SYSTEMS.filter((system) => message.charges[system] >= rules.ruleset.charges[system]);
      return { ...crew, status: { turn, message }, ready };
    }
    case 'ready':
      return { ...crew, ready: [...crew.ready.filter((system) => system !== message.system), message.system] };
    case 'request-report':
      return { ...crew, requested: turn };
    case 'condition': {
      const broken = crew.broken.filter((system) => !message.repaired.includes(system));
      return { ...crew, broken: [...new Set([...broken, ...message.broken])] };
    }
    default:
      return crew;
  }
}

const USES: Readonly<Partial<Record<Heard['type'], System>>> = {
  'torpedo-fired': 'torpedo',
  'mine-dropped': 'mine',
  'sonar-pinged': 'sonar',
  'drone-launched': 'drone',
  stealthed: 'stealth',
};

/** A used system must be charged again. */
function afterUse(crew: Talk, heard: Heard, side: Side): Talk {
  const used = USES[heard.type];
  if (used === undefined || !('side' in heard) || heard.side !== side || !crew.ready.includes(used)) return crew;
  return { ...crew, ready: crew.ready.filter((system) => system !== used) };
}

/** Where the enemy can be, from all this seat has heard. */
export const enemyTracker = (belief: Belief): Tracker =>
  remembered(belief, belief.memory, 'enemy', otherSide(belief.side), (heard) => heard);

/** Where the enemy's radio operator must think we are; only our captain hears enough to compute it. */
export const exposure = (belief: Belief): Tracker =>
  remembered(belief, belief.memory, 'own', belief.side, asHeardAcross(belief));

/** Where our own boat can be, for crew members who do not see the chart; they hear of every dropped mine. */
export const ownTracker = (belief: Belief): Tracker =>
  remembered(belief, belief.memory, 'boat', belief.side, (heard) => heard, { hearsDrops: true });

/** Folds what was heard since the last call; the older result is dropped, so only one tracker is alive at a time. */
function remembered(
  { rules }: Belief,
  memory: Memory,
  which: 'enemy' | 'own' | 'boat',
  of: Side,
  ears: (heard: Heard, at: Memory) => Heard | undefined,
  options?: TrackerOptions,
): Tracker {
  const chain: Memory[] = [];
  let at: Memory | null = memory;
  while (at && !at[which] && at.before) {
    chain.push(at);
    at = at.before;
  }
  let tracker = at?.[which] ?? startTracker(rules, of, options);
  if (at && chain.length) at[which] = null;
  for (let i = chain.length - 1; i >= 0; i--) {
    const node = chain[i] as Memory;
    const heard = node.heard && ears(node.heard, node);
    if (heard) tracker = track(tracker, heard);
  }
  memory[which] = tracker;
  return tracker;
}
