import type { Dice } from '../../../../kernel/dice.ts';
import { neighbour } from '../../../../parts/hex/hex.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { displace } from '../displacement.ts';
import type { Happening } from '../handler.ts';
import { due } from '../owe.ts';
import { canBeDisplaced } from '../room.ts';
import { alive } from '../status.ts';
import { pushes } from './push-refusal.ts';
import { type Melee, rolled, thrown } from './thrown.ts';

/** The target's push in return. */
export const counterOf = ({ start, id, strike }: Melee): Melee | undefined =>
  pushes(start, strike.target) === id
    ? { start, id: strike.target, strike: { attack: 'push', target: id } }
    : undefined;

/** A push, with the push in return if that is still to come: if both succeed, neither unit moves. */
export function* resolvePush(melee: Melee, counter: Melee | undefined, dice: Dice): Happening {
  const { id, strike } = melee;
  const throwing = thrown(melee, dice);
  let state = yield rolled(melee, throwing);
  const answer = counter && thrown(counter, dice);
  if (counter && answer) state = yield rolled(counter, answer);
  if (throwing.hit && answer?.hit) {
    state = yield* due(state, strike.target, 'psr-pushed', 0);
    return yield* due(state, id, 'psr-pushed', 0);
  }
  if (throwing.hit) return yield* pushed(state, melee, dice);
  return counter && answer?.hit ? yield* pushed(state, counter, dice) : state;
}

/** Pushes one hex in the direction of the attacker's legs; the attacker follows. Without room it only causes a roll. */
function* pushed(before: State, { start, id, strike: { target } }: Melee, dice: Dice): Happening {
  let state = before;
  const { facing } = unitOf(start, id);
  const { at } = unitOf(state, target);
  if (canBeDisplaced(state, target, facing)) {
    state = yield* displace(state, target, neighbour(state.rules.map, at, facing), 'pushed', dice);
    state = yield* follows(state, id, target, at, dice);
  }
  return yield* due(state, target, 'psr-pushed', 0);
}

/** Into the hex that the target left, if it did. */
export function* follows(state: State, id: UnitId, target: UnitId, hex: number, dice: Dice): Happening {
  const foe = unitOf(state, target);
  const left = foe.at !== hex || !alive(foe);
  return left && alive(unitOf(state, id)) ? yield* displace(state, id, hex, 'followed', dice) : state;
}
