import { type Dice, shuffled } from '../../../kernel/dice.ts';
import { SIDES, type Side } from '../sides.ts';
import type { State } from '../state.ts';
import { HAND_SIZE } from './cards.ts';
import type { Happening } from './handler.ts';
import { beginTurn } from './phases.ts';

const FIRST: Side = 'dark';

/** Shuffles both decks, dark's first, and deals both hands: the player who goes second gets more cards. The starting locations are already on the table. */
export function* begin(before: State, dice: Dice): Happening {
  let state = yield { type: 'began', first: FIRST };
  for (const side of SIDES) {
    const deck = shuffled(dice, state.players[side].reserve);
    const size = side === FIRST ? HAND_SIZE : state.rules.setup.secondHand;
    state = yield { type: 'dealt', side, hand: deck.slice(0, size), reserve: deck.slice(size) };
  }
  return yield* beginTurn(state, FIRST, before.turn + 1);
}
