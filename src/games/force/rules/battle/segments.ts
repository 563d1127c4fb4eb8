import { otherSide } from '../../sides.ts';
import type { State } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owes } from './damage.ts';
import { weigh } from './power.ts';
import { isOutOfShots } from './weapons.ts';

/** Continues the battle until a side has a decision to make, or the battle is over. */
export function* fightOn(before: State): Happening {
  let state = before;
  if (state.battle?.segment === 'weapons') state = yield* shots(state);
  if (state.battle?.segment === 'power') state = yield* power(state);
  if (state.battle?.segment === 'damage') state = yield* satisfied(state);
  return state;
}

/** Two passes in a row end the weapons segment. A side that visibly can do nothing passes automatically. */
function* shots(before: State): Happening {
  let state = before;
  for (let now = state.battle; now && now.passes < 2; now = state.battle) {
    const { reserve, force, hand } = state.players[now.turn];
    const means = { force: force.length, reserve: reserve.length };
    if (!isOutOfShots(state, now.turn, means, hand.length)) return state;
    state = yield { type: 'shot-passed', side: now.turn };
  }
  return yield { type: 'segment-began', segment: 'power', turn: state.battle?.initiator ?? state.active };
}

function* power(before: State): Happening {
  const { battle } = before;
  if (!battle) return before;
  const state = yield* weigh(before, battle);
  if (state.battle?.totals === null) return state;
  return yield { type: 'segment-began', segment: 'damage', turn: battle.initiator };
}

/** The sides alternate single choices; a side that owes nothing is skipped. */
function* satisfied(state: State): Happening {
  const { battle } = state;
  if (!battle) return state;
  if (owes(battle, battle.turn)) return state;
  const other = otherSide(battle.turn);
  if (owes(battle, other)) return yield { type: 'choice-passed-on', turn: other };
  return yield { type: 'battle-ended', at: battle.at };
}
