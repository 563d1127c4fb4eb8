import { never } from '../../kernel/never.ts';
import { ATTACKS } from './apply/attacks.ts';
import type { Appliers } from './apply/change.ts';
import { DAMAGE } from './apply/damage.ts';
import { HEAT_AND_END } from './apply/heat-and-end.ts';
import { MOVEMENT } from './apply/movement.ts';
import { TURN } from './apply/turn.ts';
import type { Event, EventType } from './events.ts';
import { bedOf } from './ground.ts';
import { COOL, type Crew, groundAt, type Rules, STILL, type State, type Unit, type UnitId } from './state.ts';

/** The first state: every unit undamaged where the set-up put it. */
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

const APPLIERS: Appliers = { ...TURN, ...MOVEMENT, ...ATTACKS, ...DAMAGE, ...HEAT_AND_END };

/** The only function that makes a new state. It rolls no dice and refuses nothing. */
export function apply(state: State, event: Event): State {
  const applier = APPLIERS[event.type] as Appliers[EventType] | undefined; // undefined: an event of another game
  return applier ? applier(state, event as never) : never(event as never);
}
