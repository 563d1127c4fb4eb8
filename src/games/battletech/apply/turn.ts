import { stateWith, unitWith } from '../copies.ts';
import type { Ground } from '../ground.ts';
import { COOL, STILL, type State, type Unit } from '../state.ts';
import { type Appliers, change, unchanged } from './change.ts';

/** Turns and phases: who acts when, and the end of the match. */
export const TURN = {
  began: unchanged,
  'initiative-rolled': (state, { turn, order }) =>
    stateWith(state, { turn, phase: 'initiative', order, units: state.units.map(newTurn) }),
  'phase-began': (state, { phase, queue }) =>
    stateWith(state, {
      phase,
      queue,
      moving: null,
      declared: [],
      ground: newPhaseGround(state.ground),
      units: state.units.map(newPhase),
    }),
  'unit-done'(state, { unit }) {
    const { units } = change(state, unit, { acted: true });
    return stateWith(state, { units, queue: state.queue.slice(1), moving: null });
  },
  'turn-lost': nextInQueue,
  'side-done': nextInQueue,
  ended: (state, { outcome }) => stateWith(state, { phase: 'ended', queue: [], moving: null, outcome }),
} satisfies Partial<Appliers>;

function nextInQueue(state: State): State {
  return stateWith(state, { queue: state.queue.slice(1), moving: null });
}

/** Damage to buildings and bridges is counted per phase. */
function newPhaseGround(before: State['ground']): State['ground'] {
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
