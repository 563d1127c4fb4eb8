import { bySide, otherSide, type Side } from '../sides.ts';
import { PHASES, type Phase, type State } from '../state.ts';
import { battlegrounds } from './battle/initiate.ts';
import { fightOn } from './battle/segments.ts';
import { drainable } from './control.ts';
import { canActivate, generation } from './generation.ts';
import { type Handler, type Happening, notMine } from './handler.ts';
import { atTheLimit, depleted } from './loss.ts';
import { anyMove } from './moves.ts';

/** Whether to ask the active player in a phase. Skipped if everyone can see that there is nothing to do. */
export function holds(state: State, phase: Phase): boolean {
  const { active, players } = state;
  const { reserve, force, hand } = players[active];
  switch (phase) {
    case 'activate':
      return canActivate(state, reserve.length) > 0;
    case 'control':
      return drainable(state, active).length > 0;
    case 'deploy':
      return hand.length > 0;
    case 'battle':
      return battlegrounds(state, active, force.length).length > 0;
    case 'move':
      return anyMove(state, active, force.length);
    case 'draw':
      return force.length > 0;
  }
}

/** Runs after every command, up to the next decision or the end of the match. */
export function* onward(before: State): Happening {
  let state = before;
  if (state.phase === 'set-up' || state.phase === 'ended') return state;
  const lost = depleted(state);
  if (lost) return yield { type: 'ended', outcome: lost };
  if (state.owed) return state;
  if (state.battle) state = yield* fightOn(state);
  if (state.battle || state.phase === 'set-up' || state.phase === 'ended') return state;
  return holds(state, state.phase) ? state : yield* enter(state, PHASES.indexOf(state.phase) + 1);
}

/** Enters the next phase, from index `first`, in which there is something to do; ends the turn if there is none. */
function* enter(state: State, first: number): Happening {
  for (let i = first; i < PHASES.length; i++) {
    const phase = PHASES[i] as Phase;
    if (holds(state, phase)) return yield { type: 'phase-began', side: state.active, phase };
  }
  return yield* endTurn(state);
}

export function* beginTurn(before: State, side: Side, turn: number): Happening {
  const state = yield { type: 'turn-began', side, turn, generation: bySide((one) => generation(before, one).total) };
  return yield* enter(state, 0);
}

/** Both players recirculate, and the turn passes to the opponent. */
function* endTurn({ active, turn }: State): Happening {
  const state = yield { type: 'turn-ended', side: active, turn };
  if (turn >= state.rules.setup.turnLimit) return yield { type: 'ended', outcome: atTheLimit(state) };
  return yield* beginTurn(state, otherSide(active), turn + 1);
}

/** Declines to shoot in the weapons segment; anywhere else ends the phase. */
export const pass: Handler<'pass'> = {
  refuse(state, side) {
    const other = notMine(state, side);
    if (other) return other;
    if (state.owed) return { code: 'loss-first', amount: state.owed.amount };
    const segment = state.battle?.segment ?? 'weapons';
    return segment === 'weapons' ? undefined : { code: 'must-answer', segment };
  },
  *resolve(state, side) {
    if (state.battle) return yield { type: 'shot-passed', side };
    return yield* enter(state, PHASES.indexOf(state.phase as Phase) + 1);
  },
};
