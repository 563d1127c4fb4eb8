import { otherSide } from '../../sides.ts';
import type { State } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owes } from './damage.ts';
import { weigh } from './power.ts';
import { isOutOfShots } from './weapons.ts';

/** Takes the battle on until somebody has something to decide, or it is over. */
export function* fightOn(before: State): Happening {
  let state = before;
  if (state.battle?.segment === 'weapons') state = yield* shots(state);
  if (state.battle?.segment === 'power') state = yield* power(state);
  if (state.battle?.segment === 'damage') state = yield* satisfied(state);
  return state;
}

/** Two passes in a row end the weapons segment; whoever can do nothing, as all can see, passes without being asked. */
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

/** Single choices in turn; one who owes nothing is passed over. */
function* satisfied(state: State): Happening {
  const { battle } = state;
  if (!battle) return state;
  if (owes(battle, battle.turn)) return state;
  const other = otherSide(battle.turn);
  if (owes(battle, other)) return yield { type: 'choice-passed-on', turn: other };
  return yield { type: 'battle-ended', at: battle.at };
}
