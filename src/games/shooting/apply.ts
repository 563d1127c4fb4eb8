import { never } from '../../kernel/never.ts';
import type { Event, EventOf } from './events.ts';
import { otherSide } from './sides.ts';
import type { Rules, State } from './state.ts';
import type { VolleySum, Work } from './work.ts';

/** The state before the first phase: no model is hurt. */
export function begin(rules: Rules): State {
  const { commandPoints } = rules.setup.scenario;
  return {
    rules,
    round: 0,
    active: 'attacker',
    stage: 'select',
    wounds: rules.models.map(({ sheet }) => sheet.wounds),
    shot: [],
    spent: [],
    commandPoints: { attacker: commandPoints, defender: commandPoints },
    sheltered: [],
    used: [],
    touched: [],
    fired: [],
    shooter: null,
    assignments: [],
    before: [],
    work: null,
    points: { attacker: 0, defender: 0 },
    outcome: null,
  };
}

/** The only function that creates a new state. It never rolls and never refuses. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'began':
    case 'rolled':
    case 'part-destroyed':
    case 'attacks-lost':
    case 'volley-resolved':
    case 'stratagem-declined':
      return state;
    case 'phase-began':
      return { ...state, active: event.side, round: event.round, stage: 'select' };
    case 'shooter-selected':
      return { ...state, stage: 'targets', shooter: event.unit, assignments: [], before: [] };
    case 'deselected':
      return { ...state, ...NO_SHOOTER };
    case 'assigned':
      return { ...state, assignments: event.assignments, before: [...state.before, state.assignments] };
    case 'undone':
      return { ...state, assignments: event.assignments, before: state.before.slice(0, -1) };
    case 'confirmed':
      return confirmed(state, event);
    case 'stratagem-used':
      return paid(state, event);
    case 'attacks-begun':
      return { ...state, stage: 'attacks' };
    case 'worked':
      return { ...state, work: event.work, stage: event.stage };
    case 'ordered':
      return worked(state, { order: event.models });
    case 'picked-out':
      return worked(state, { precise: event.model, asked: true });
    case 'wounds-lost':
      return { ...state, wounds: state.wounds.with(event.model, (state.wounds[event.model] as number) - event.amount) };
    case 'model-destroyed': {
      const winner = otherSide(event.side);
      return { ...state, points: { ...state.points, [winner]: state.points[winner] + event.points } };
    }
    case 'unit-shot': {
      const { shot, fired, work, touched } = state;
      const list = { shot: [...shot, event.unit], fired: [...fired, event.unit], touched: work?.touched ?? touched };
      return { ...state, ...NO_SHOOTER, ...list };
    }
    case 'unit-skipped':
      return { ...state, ...NO_SHOOTER, shot: [...state.shot, event.unit] };
    case 'phase-ended': {
      const fired = state.fired.filter((unit) => state.rules.units[unit]?.side === event.side);
      return { ...state, ...NO_SHOOTER, shot: [], sheltered: [], used: [], touched: [], fired };
    }
    case 'ended':
      return { ...state, ...NO_SHOOTER, stage: 'ended', outcome: event.outcome };
    default:
      return never(event);
  }
}

const NO_SHOOTER = {
  stage: 'select',
  shooter: null,
  assignments: [],
  before: [],
  work: null,
} as const satisfies Partial<State>;

const NO_SUM: VolleySum = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };

/** Targets are final and no attack has been made yet. */
function confirmed(state: State, { volleys, spent, until }: EventOf<'confirmed'>): State {
  const work: Work = {
    volleys,
    at: 0,
    step: 'attacks',
    until,
    attacks: 0,
    hits: 0,
    lethal: 0,
    wounds: 0,
    devastating: [],
    order: [],
    precise: null,
    asked: false,
    touched: state.touched,
    tally: volleys.map(() => NO_SUM),
    owed: [],
    hazards: 0,
    demises: [],
    last: null,
  };
  return { ...state, stage: 'reaction', before: [], spent: [...state.spent, ...spent], work };
}

function paid(state: State, { side, use, unit }: EventOf<'stratagem-used'>): State {
  const commandPoints = { ...state.commandPoints, [side]: state.commandPoints[side] - 1 };
  const sheltered = use === 'command-re-roll' ? state.sheltered : [...state.sheltered, { unit, by: use }];
  return { ...state, commandPoints, sheltered, used: [...state.used, use] };
}

const worked = (state: State, more: Partial<Work>): State => ({
  ...state,
  work: { ...(state.work ?? never('no attacks in progress')), ...more },
});
