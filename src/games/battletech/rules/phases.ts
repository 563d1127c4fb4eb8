import type { Dice } from '../../../kernel/dice.ts';
import type { Outcome } from '../../../kernel/game.ts';
import { stateWith } from '../copies.ts';
import { modelOf, type Phase, type Side, type State, type UnitId, unitOf } from '../state.ts';
import { setWind } from './burning.ts';
import { endPhaseCloses, endPhaseOpens } from './end.ts';
import type { Happening } from './handler.ts';
import { heatPhase } from './heat.ts';
import { interleaved, rollInitiative, standing } from './initiative.ts';
import { freeStuck } from './movement/bog.ts';
import { mayStrike } from './physical/legal.ts';
import { resolvePhysicals } from './physical/resolve.ts';
import { settlePilots } from './pilot.ts';
import { settleRolls } from './piloting.ts';
import { active, alive } from './status.ts';
import { atTheLimit, decided } from './victory.ts';
import { mayDeclareFire } from './weapons/declare.ts';
import { resolveFire } from './weapons/resolve.ts';
import { mayTwist } from './weapons/twist.ts';

/** One phase of the turn: which units act in it, and what happens at its start and end. */
interface PhaseRules {
  /** Whether this unit acts in it. Without it, the phase runs automatically or asks each side once. */
  readonly acts?: (state: State, id: UnitId) => boolean;
  readonly order?: 'initiative' | 'reversed' | 'sides';
  readonly played?: (state: State) => boolean; // default: always
  readonly opens?: (state: State, dice: Dice) => Happening;
  readonly closes?: (state: State, dice: Dice) => Happening;
}

const TURN: readonly (readonly [Phase, PhaseRules])[] = [
  [
    'movement',
    {
      acts: (state, id) => state.rules.ruleset.immobileTakeTurns || active(unitOf(state, id)),
      opens: freeStuck,
      closes: settleRolls,
    },
  ],
  [
    'reaction',
    {
      played: ({ rules }) => rules.ruleset.twist === 'reaction',
      acts: mayTwist,
      order: 'reversed',
    },
  ],
  ['weapons', { acts: mayDeclareFire, closes: inTurn(resolveFire, settleRolls, settlePilots) }],
  [
    'physical',
    {
      played: ({ rules }) => rules.ruleset.physicalAttacks,
      acts: mayStrike,
      closes: inTurn(resolvePhysicals, settleRolls, settlePilots),
    },
  ],
  ['heat', { closes: inTurn(heatPhase, settleRolls, settlePilots) }],
  ['end', { order: 'sides', opens: endPhaseOpens, closes: inTurn(endPhaseCloses, settlePilots) }],
];

function inTurn(...parts: readonly ((state: State, dice: Dice) => Happening)[]) {
  return function* (before: State, dice: Dice): Happening {
    let state = before;
    for (const part of parts) state = yield* part(state, dice);
    return state;
  };
}

const RULES: ReadonlyMap<Phase, PhaseRules> = new Map(TURN);
const NONE: PhaseRules = {};
const rulesOf = (phase: Phase): PhaseRules => RULES.get(phase) ?? NONE;

/** Whether a unit may still act in the current phase. */
export const mayAct = (state: State, id: UnitId): boolean => {
  const unit = unitOf(state, id);
  return alive(unit) && !unit.acted && (rulesOf(state.phase).acts?.(state, id) ?? false);
};

/** The match starts: the wind, and the first turn. */
export function* begin(_before: State, dice: Dice): Happening {
  let state = yield { type: 'began' };
  state = yield* setWind(state, dice);
  return yield* advance(state, dice);
}

/** Everything that happens automatically until a side must act. `stood`: the sides alive before the last event. */
export function* advance(before: State, dice: Dice, stood: readonly Side[] = standing(before)): Happening {
  let state = before;
  let last = stood;
  for (;;) {
    if (state.phase === 'ended') return state;
    const now = standing(state);
    if (now.length > 1) {
      last = now;
      if (state.moving !== null) return state;
      state = yield* skipped(state);
      if (state.queue.length > 0) return state;
      const { closes } = rulesOf(state.phase);
      if (closes) state = yield* closes(state, dice);
    }
    const outcome = decided(state, last) ?? limit(state);
    if (outcome) return yield { type: 'ended', outcome };
    last = standing(state);
    state = yield* nextPhase(state, dice);
  }
}

const limit = (state: State): Outcome | undefined => {
  const { turnLimit } = state.rules.setup;
  return state.phase === 'end' && turnLimit > 0 && state.turn >= turnLimit ? atTheLimit(state) : undefined;
};

/** Queue entries of sides whose units cannot act any more. A helpless unit loses its turn. */
function* skipped(before: State): Happening {
  let state = before;
  for (let side = state.queue[0]; side !== undefined; side = state.queue[0]) {
    if (rulesOf(state.phase).order === 'sides') {
      if (standing(state).includes(side)) return state;
      state = yield { type: 'turn-lost', side };
      continue;
    }
    const able = idsOf(state, side).filter((id) => mayAct(state, id));
    if (able.some((id) => active(unitOf(state, id)))) return state;
    const [helpless] = able;
    state = helpless === undefined ? yield { type: 'turn-lost', side } : yield { type: 'unit-done', unit: helpless };
  }
  return state;
}

function* nextPhase(before: State, dice: Dice): Happening {
  let state = before;
  if (state.phase === 'end' || state.turn === 0) return yield* rollInitiative(state, dice);
  const at = TURN.findIndex(([name]) => name === state.phase);
  const next = TURN.slice(at + 1).find(([, { played }]) => played?.(state) ?? true);
  if (!next) return state;
  const [phase, { opens }] = next;
  state = yield { type: 'phase-began', phase, queue: queueOf(stateWith(state, { phase })) };
  return opens ? yield* opens(state, dice) : state;
}

function queueOf(state: State): readonly Side[] {
  const { acts, order } = rulesOf(state.phase);
  const sides = order === 'reversed' ? state.order.toReversed() : state.order;
  if (order === 'sides') return sides.filter((side) => standing(state).includes(side));
  if (!acts) return [];
  const counts = Object.fromEntries(
    sides.map((side) => [side, idsOf(state, side).filter((id) => alive(unitOf(state, id)) && acts(state, id)).length]),
  );
  return interleaved(sides, counts, state.rules.ruleset.ratio);
}

const idsOf = (state: State, side: Side): readonly UnitId[] =>
  state.units.flatMap((_, id) => (modelOf(state, id).side === side ? [id] : []));

/** A side leaves a match of three or more: its units are removed, and the others continue. */
export function* withdraw(before: State, side: Side, dice: Dice): Happening {
  let state = before;
  for (const id of idsOf(state, side))
    if (alive(unitOf(state, id))) state = yield { type: 'unit-destroyed', unit: id, why: 'destroyed-withdrawn' };
  if (state.moving !== null && modelOf(state, state.moving).side === side)
    state = yield { type: 'move-interrupted', unit: state.moving, why: 'withdrawn', open: false };
  return yield* advance(state, dice);
}
