import { never } from '../../kernel/never.ts';
import { turned } from '../../parts/hex/hex.ts';
import { stateWith, unitWith } from './copies.ts';
import type { Event, Spot } from './events.ts';
import { bedOf, type Ground } from './ground.ts';
import {
  COOL,
  type Crew,
  groundAt,
  modelOf,
  type Rules,
  STILL,
  type State,
  type Unit,
  type UnitId,
  unitOf,
} from './state.ts';

/** Everybody where the set-up put them, fresh from the hangar. */
export function begin(rules: Rules): State {
  const start: State = {
    rules,
    turn: 0,
    phase: 'initiative',
    order: rules.sides,
    queue: [],
    units: [],
    ground: {},
    wind: null,
    moving: null,
    declared: [],
    outcome: null,
  };
  return { ...start, units: rules.models.map((_, id) => fresh(start, id)) };
}

const UNHURT_CREW: Omit<Crew, 'turret'> = {
  slowed: 0,
  motive: 0,
  motiveKinds: 0,
  immobile: false,
  stunned: 0,
  turretLocked: false,
  sensors: 0,
  stabilisers: 0,
  driver: false,
  commander: false,
  engine: false,
  jammed: 0,
  turretJam: 'never',
};

function fresh(state: State, id: UnitId): Unit {
  const { design, at, facing } = state.rules.models[id] as State['rules']['models'][number];
  const ground = groundAt(state, at);
  return {
    at,
    level: bedOf(ground),
    facing,
    torso: facing,
    twisted: false,
    flipped: false,
    prone: false,
    stuck: false,
    shutDown: false,
    stayDown: false,
    destroyed: null,
    armour: design.armour,
    structure: design.structure,
    hits: design.slots.map(() => 0),
    lost: 0,
    broken: 0,
    bins: design.bins.map(({ shots }) => shots),
    dumping: 0,
    heat: 0,
    gained: COOL,
    sinksOff: 0,
    pilot: { hits: 0, awake: true, out: 0 },
    shaken: false,
    acted: false,
    went: STILL,
    masc: 0,
    fired: 0,
    damage: 0,
    owed: [],
    club: 'none',
    tookClub: false,
    charge: null,
    crew: design.kind === 'vehicle' ? { ...UNHURT_CREW, turret: facing } : null,
  };
}

/** The one place that makes a new state. It rolls nothing and refuses nothing. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'began':
      return state;
    case 'initiative-rolled':
      return stateWith(state, {
        turn: event.turn,
        phase: 'initiative',
        order: event.order,
        units: state.units.map(newTurn),
      });
    case 'phase-began':
      return stateWith(state, {
        phase: event.phase,
        queue: event.queue,
        moving: null,
        declared: [],
        ground: steady(state.ground),
        units: state.units.map(newPhase),
      });
    case 'unit-done': {
      const { units } = change(state, event.unit, { acted: true });
      return stateWith(state, { units, queue: state.queue.slice(1), moving: null });
    }
    case 'turn-lost':
    case 'side-done':
      return stateWith(state, { queue: state.queue.slice(1), moving: null });
    case 'ended':
      return stateWith(state, { phase: 'ended', queue: [], moving: null, outcome: event.outcome });

    case 'moved': {
      const { went, gained } = unitOf(state, event.unit);
      return change(placed(state, event.unit, event.path.at(-1)), event.unit, {
        went: {
          ...went,
          mode: event.mode,
          mp: went.mp + event.mp,
          hexes: event.hexes,
          backwards: event.backwards,
          masc: event.masc,
        },
        gained: { ...gained, move: gained.move + event.heat },
      });
    }
    case 'stand-attempted': {
      const { went, gained } = unitOf(state, event.unit);
      return change(state, event.unit, {
        went: { ...went, mp: went.mp + event.mp, stood: went.stood + 1 },
        gained: { ...gained, move: gained.move + event.heat },
      });
    }
    case 'stood-up':
      return change(state, event.unit, { prone: false, facing: event.facing, torso: event.facing });
    case 'went-prone': {
      const { went } = unitOf(state, event.unit);
      return change(state, event.unit, { prone: true, went: { ...went, mp: went.mp + event.mp } });
    }
    case 'move-interrupted':
      return stateWith(state, { moving: event.open ? event.unit : null });
    case 'charge-declared':
      return change(state, event.unit, { charge: event.charge });
    case 'skidded': {
      const { went } = unitOf(state, event.unit);
      return change(placed(state, event.unit, event.path.at(-1)), event.unit, { went: { ...went, skidded: true } });
    }
    case 'displaced':
      return placed(state, event.unit, event.to);
    case 'stuck':
      return change(state, event.unit, { stuck: true });
    case 'freed':
      return change(state, event.unit, { stuck: false });

    case 'roll-owed':
      return change(state, event.unit, { owed: [...unitOf(state, event.unit).owed, event.owed] });
    case 'rolls-settled':
      return change(state, event.unit, { owed: [] });
    case 'piloting-rolled':
    case 'cluster-rolled':
    case 'aim-rolled':
    case 'strike-rolled':
    case 'struck':
    case 'critical-rolled':
    case 'shutdown-rolled':
    case 'ammunition-rolled':
    case 'hex-rolled':
    case 'end-ordered':
      return state;
    case 'fell': {
      const { facing, level } = event;
      return change(state, event.unit, { prone: true, facing, torso: facing, level });
    }
    case 'pilot-hit': {
      const { pilot, shaken } = unitOf(state, event.unit);
      const hits = Math.min(6, pilot.hits + event.hits);
      return change(state, event.unit, { pilot: { ...pilot, hits }, shaken: shaken || event.later === true });
    }
    case 'consciousness-rolled': {
      const { pilot } = unitOf(state, event.unit);
      const out = pilot.awake && !event.awake ? state.turn : pilot.out;
      return change(state, event.unit, { pilot: { ...pilot, awake: event.awake, out }, shaken: false });
    }

    case 'twisted': {
      const { crew, facing } = unitOf(state, event.unit);
      if (crew) return change(state, event.unit, { crew: { ...crew, turret: event.facing }, twisted: true });
      return change(state, event.unit, { torso: event.facing, twisted: event.facing !== facing });
    }
    case 'flipped':
      return change(state, event.unit, { flipped: event.flipped });
    case 'fire-declared': {
      const { unit, primary, shots } = event;
      return stateWith(state, { declared: [...state.declared, { unit, primary, shots, attacks: [] }] });
    }
    case 'strike-declared': {
      const { unit, attacks } = event;
      return stateWith(state, { declared: [...state.declared, { unit, primary: null, shots: [], attacks }] });
    }
    case 'declarations-resolved':
      return stateWith(state, { declared: [] });
    case 'shot-fired': {
      const { gained, fired, bins } = unitOf(state, event.unit);
      const { bin } = event.shot;
      return change(state, event.unit, {
        gained: { ...gained, fire: gained.fire + event.heat },
        fired: fired | (1 << event.place),
        bins: bin === undefined ? bins : bins.with(bin, Math.max(0, (bins[bin] as number) - event.rounds)),
      });
    }
    case 'heated': {
      const { gained } = unitOf(state, event.unit);
      return change(state, event.unit, { gained: { ...gained, outside: gained.outside + event.heat } });
    }
    case 'club-taken': {
      const { at } = unitOf(state, event.unit);
      const taken = change(state, event.unit, { club: event.club, tookClub: true });
      const ground = groundAt(state, at);
      return event.lying ? grounded(taken, at, { ...ground, clubs: Math.max(0, ground.clubs - 1) }) : taken;
    }
    case 'club-lost': {
      const { at } = unitOf(state, event.unit);
      const lost = change(state, event.unit, { club: 'none' });
      const ground = groundAt(state, at);
      return event.why === 'dropped' ? grounded(lost, at, { ...ground, clubs: ground.clubs + 1 }) : lost;
    }

    case 'damaged': {
      const { armour, structure, damage } = unitOf(state, event.unit);
      const plate = (armour[event.armourAt] ?? 0) - event.armour;
      const bone = (structure[event.place] ?? 0) - event.structure;
      return change(state, event.unit, {
        armour: event.armour ? armour.with(event.armourAt, plate) : armour,
        structure: event.structure ? structure.with(event.place, bone) : structure,
        damage: damage + event.armour + event.structure,
      });
    }
    case 'place-lost': {
      const { lost, structure, bins } = unitOf(state, event.unit);
      const { design } = modelOf(state, event.unit);
      return change(state, event.unit, {
        lost: lost | (1 << event.place),
        structure: structure.with(event.place, 0),
        bins: bins.map((shots, bin) => (design.bins[bin]?.at === event.place ? 0 : shots)),
      });
    }
    case 'critical-hit': {
      const { hits, broken, bins } = unitOf(state, event.unit);
      if (event.spared !== undefined) return change(state, event.unit, { broken: broken | (1 << event.spared) });
      const bin = modelOf(state, event.unit).design.slots[event.place]?.[event.slot]?.bin ?? -1;
      return change(state, event.unit, {
        hits: hits.with(event.place, (hits[event.place] as number) | (1 << event.slot)),
        bins: bin < 0 ? bins : bins.with(bin, 0),
      });
    }
    case 'exploded': {
      const { bins } = unitOf(state, event.unit);
      return event.bin < 0 ? state : change(state, event.unit, { bins: bins.with(event.bin, 0) });
    }
    case 'unit-destroyed':
      return change(state, event.unit, { destroyed: event.why, owed: [], shaken: false });
    case 'vehicle-hit':
      return change(state, event.unit, { crew: event.crew, broken: event.broken });
    case 'crew-changed':
      return change(state, event.unit, { crew: event.crew });

    case 'heat-counted':
      return change(state, event.unit, { heat: event.heat, gained: COOL });
    case 'shut-down':
      return change(state, event.unit, { shutDown: true, stayDown: event.why === 'order' });
    case 'started-up':
      return change(state, event.unit, { shutDown: false, stayDown: false });

    case 'sinks-set':
      return change(state, event.unit, { sinksOff: event.off });
    case 'dump-marked':
      return change(state, event.unit, { dumping: event.bins.reduce((bits, bin) => bits | (1 << bin), 0) });
    case 'dumped': {
      const { bins } = unitOf(state, event.unit);
      return change(state, event.unit, {
        dumping: 0,
        bins: bins.map((shots, bin) => (event.bins.includes(bin) ? 0 : shots)),
      });
    }
    case 'ground-changed':
      return grounded(state, event.hex, event.ground);
    case 'smoke-drifted':
      return stateWith(state, { ground: smoky(state, event.smoke) });
    case 'wind-set':
      return stateWith(state, { wind: event.wind });
    default:
      return never(event);
  }
}

const change = (state: State, id: UnitId, changes: Partial<Unit>): State =>
  stateWith(state, { units: state.units.with(id, unitWith(unitOf(state, id), changes)) });

const grounded = (state: State, hex: number, ground: State['ground'][string]): State =>
  stateWith(state, { ground: { ...state.ground, [hex]: ground } });

/** So much smoke lies over these hexes now. */
function smoky(state: State, smoke: Readonly<Record<string, Ground['smoke']>>): State['ground'] {
  const ground = { ...state.ground };
  for (const [hex, level] of Object.entries(smoke)) ground[hex] = { ...groundAt(state, Number(hex)), smoke: level };
  return ground;
}

/** A new phase: what buildings and bridges have lost so far is no longer of this one. */
function steady(before: State['ground']): State['ground'] {
  let ground = before;
  for (const hex of Object.keys(before)) {
    const now = before[hex] as Ground;
    const { building, bridge } = now;
    if (!building?.lost && !bridge?.lost) continue;
    const whole = {
      building: building?.lost ? { ...building, lost: 0 } : building,
      bridge: bridge?.lost ? { ...bridge, lost: 0 } : bridge,
    };
    ground = { ...ground, [hex]: { ...now, ...whole } };
  }
  return ground;
}

/** A torso looks ahead again whenever the legs move. */
function placed(state: State, id: UnitId, spot: Spot | undefined): State {
  if (!spot) return state;
  const { at, level, facing } = spot;
  const { crew, facing: before } = unitOf(state, id);
  const turret = crew && { ...crew, turret: crew.turretLocked ? turned(crew.turret, facing - before) : facing };
  return change(state, id, { at, level, facing, torso: facing, twisted: false, crew: turret });
}

const newTurn = (unit: Unit): Unit =>
  unitWith(unit, {
    torso: unit.facing,
    twisted: false,
    flipped: false,
    gained: COOL,
    went: STILL,
    masc: Math.max(0, unit.masc + (unit.went.masc ? 1 : -1)),
    fired: 0,
    tookClub: false,
    charge: null,
  });

const newPhase = (unit: Unit): Unit =>
  unit.acted || unit.damage > 0 ? unitWith(unit, { acted: false, damage: 0 }) : unit;
