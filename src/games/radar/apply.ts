import { never } from '../../kernel/never.ts';
import { MESSAGE_BIT } from './commands.ts';
import type { BySystem, System } from './data/systems.ts';
import type { Event } from './events.ts';
import { type Boat, boatOf, FRESH_TURN, type Rules, SILENT, type Side, type State, type Turn } from './state.ts';

/** Two boats that are not placed yet: how every match starts. */
export function begin(rules: Rules): State {
  const boat: Boat = {
    at: -1,
    trail: [],
    mines: [],
    hull: rules.ruleset.hull,
    surfaced: 0,
    quiet: 0,
    charges: { torpedo: 0, mine: 0, sonar: 0, drone: 0, stealth: 0 },
    marks: 0,
  };
  return {
    rules,
    phase: 'placement',
    turn: 0,
    active: 'blue',
    extra: 0,
    boats: { blue: boat, red: boat },
    now: FRESH_TURN,
    spoken: SILENT,
    outcome: null,
  };
}

/** The only place that makes a new state; no rolls and no refusals. Frequent events copy fields explicitly, for speed. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'moved': {
      const boat = boatOf(state, event.side);
      return next(state, event.side, moved(boat, event.to, add(boat.trail, event.to)), under(event.course, false));
    }
    case 'marked': {
      const boat = boatOf(state, event.side);
      return next(
        state,
        event.side,
        marked(boat, boat.hull, boat.marks | (1 << event.node)),
        done(state.now, true, state.now.charged, state.now.fired),
      );
    }
    case 'charged': {
      const boat = boatOf(state, event.side);
      const charges = charge(boat.charges, event.system, boat.charges[event.system] + 1);
      return next(state, event.side, charged(boat, charges), done(state.now, state.now.marked, true, state.now.fired));
    }
    case 'said': {
      const { side, message } = event;
      const bits = state.spoken[side] | MESSAGE_BIT[message.type];
      const spoken = side === 'blue' ? { blue: bits, red: state.spoken.red } : { blue: state.spoken.blue, red: bits };
      return made(state, state.boats, state.now, spoken);
    }
    case 'turn-ended':
      return {
        rules: state.rules,
        phase: state.phase,
        turn: state.turn + 1,
        active: event.next,
        extra: event.extra,
        boats: state.boats,
        now: FRESH_TURN,
        spoken: SILENT,
        outcome: state.outcome,
      };
    case 'stealthed': {
      const boat = boatOf(state, event.side);
      const at = event.path.at(-1) ?? boat.at;
      const gone = moved(boat, at, event.path.length ? boat.trail.concat(event.path) : boat.trail);
      const hidden = { ...charged(gone, charge(gone.charges, 'stealth', 0)), quiet: state.rules.ruleset.quietMoves };
      return next(state, event.side, hidden, under(event.course, true));
    }
    case 'slipped': {
      const boat = boatOf(state, event.side);
      const gone = { ...moved(boat, event.to, add(boat.trail, event.to)), quiet: boat.quiet - 1 };
      return next(state, event.side, gone, { ...under(event.course, true), fired: false });
    }
    case 'surfaced': {
      const boat = boatOf(state, event.side);
      const up: Boat = { ...boat, trail: [boat.at], surfaced: event.sector, quiet: 0, marks: 0 };
      return next(state, event.side, up, { ...FRESH_TURN, moved: true, surfacing: true });
    }
    case 'dived':
      return next(state, event.side, { ...boatOf(state, event.side), surfaced: 0 }, state.now);
    case 'circuit-repaired': {
      const boat = boatOf(state, event.side);
      const circuit = state.rules.board.circuits[event.circuit - 1] as number;
      return next(state, event.side, marked(boat, boat.hull, boat.marks & ~circuit), state.now);
    }
    case 'damaged': {
      const boat = boatOf(state, event.side);
      return next(state, event.side, marked(boat, Math.max(0, boat.hull - event.amount), 0), state.now);
    }
    case 'torpedo-fired': {
      const { blue, red } = state.boats;
      const swept = { blue: without(blue, event.at), red: without(red, event.at) };
      return used({ ...state, boats: swept }, event.side, 'torpedo');
    }
    case 'mine-dropped': {
      const boat = boatOf(state, event.side);
      const laid = next(state, event.side, { ...boat, mines: add(boat.mines, event.at) }, state.now);
      return used(laid, event.side, 'mine');
    }
    case 'mine-detonated':
      return next(state, event.side, without(boatOf(state, event.side), event.at), state.now);
    case 'exploded': {
      const { blue, red } = state.boats;
      return { ...state, boats: { blue: hurt(blue, event.blue), red: hurt(red, event.red) } };
    }
    case 'sonar-pinged': {
      const pinged = used(state, event.side, 'sonar');
      return { ...pinged, now: { ...pinged.now, sonar: true } };
    }
    case 'sonar-answered':
      return { ...state, now: { ...state.now, sonar: false } };
    case 'drone-launched':
      return used(state, event.side, 'drone');
    case 'drone-answered':
      return state;
    case 'began':
      return { ...state, active: event.first };
    case 'placed': {
      const boat = boatOf(state, event.side);
      return next(state, event.side, moved(boat, event.at, [event.at]), state.now);
    }
    case 'play-began':
      return { ...state, phase: 'playing' };
    case 'ended':
      return { ...state, phase: 'ended', outcome: event.outcome };
    default:
      return never(event);
  }
}

const made = (s: State, boats: State['boats'], now: Turn, spoken: State['spoken']): State => ({
  rules: s.rules,
  phase: s.phase,
  turn: s.turn,
  active: s.active,
  extra: s.extra,
  boats,
  now,
  spoken,
  outcome: s.outcome,
});

const next = (s: State, side: Side, boat: Boat, now: Turn): State =>
  made(s, side === 'blue' ? { blue: boat, red: s.boats.red } : { blue: s.boats.blue, red: boat }, now, s.spoken);

const moved = (b: Boat, at: number, trail: Boat['trail']): Boat => ({
  at,
  trail,
  mines: b.mines,
  hull: b.hull,
  surfaced: b.surfaced,
  quiet: b.quiet,
  charges: b.charges,
  marks: b.marks,
});

const marked = (b: Boat, hull: number, marks: number): Boat => ({
  at: b.at,
  trail: b.trail,
  mines: b.mines,
  hull,
  surfaced: b.surfaced,
  quiet: b.quiet,
  charges: b.charges,
  marks,
});

const charged = (b: Boat, charges: Boat['charges']): Boat => ({
  at: b.at,
  trail: b.trail,
  mines: b.mines,
  hull: b.hull,
  surfaced: b.surfaced,
  quiet: b.quiet,
  charges,
  marks: b.marks,
});

const charge = (c: BySystem<number>, system: System, level: number): BySystem<number> => ({
  torpedo: system === 'torpedo' ? level : c.torpedo,
  mine: system === 'mine' ? level : c.mine,
  sonar: system === 'sonar' ? level : c.sonar,
  drone: system === 'drone' ? level : c.drone,
  stealth: system === 'stealth' ? level : c.stealth,
});

const under = (course: Turn['course'], stealth: boolean): Turn => ({
  moved: true,
  course,
  stealth,
  surfacing: false,
  marked: false,
  charged: false,
  fired: stealth,
  sonar: false,
});

const done = (t: Turn, marked: boolean, charged: boolean, fired: boolean): Turn => ({
  moved: t.moved,
  course: t.course,
  stealth: t.stealth,
  surfacing: t.surfacing,
  marked,
  charged,
  fired,
  sonar: t.sonar,
});

/** A used system is empty again, and the turn's one system is spent. */
function used(state: State, side: Side, system: System): State {
  const boat = boatOf(state, side);
  const { now } = state;
  return next(state, side, charged(boat, charge(boat.charges, system, 0)), done(now, now.marked, now.charged, true));
}

function add(cells: readonly number[], cell: number): readonly number[] {
  const more = cells.slice();
  more.push(cell);
  return more;
}

const without = (boat: Boat, mine: number): Boat =>
  boat.mines.includes(mine) ? { ...boat, mines: boat.mines.filter((cell) => cell !== mine) } : boat;

const hurt = (boat: Boat, amount: number): Boat =>
  amount > 0 ? marked(boat, Math.max(0, boat.hull - amount), boat.marks) : boat;
