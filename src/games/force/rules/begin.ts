import { type Dice, shuffled } from '../../../kernel/dice.ts';
import { SIDES } from '../sides.ts';
import type { State } from '../state.ts';
import { HAND_SIZE } from './cards.ts';
import type { Happening } from './handler.ts';
import { beginTurn } from './phases.ts';

/** Shuffles both decks, dark's first, and deals both hands. The starting locations are already on the table. */
export function* begin(before: State, dice: Dice): Happening {
  let state = yield { type: 'began', first: 'dark' };
  for (const side of SIDES) {
    const deck = shuffled(dice, state.players[side].reserve);
    state = yield { type: 'dealt', side, hand: deck.slice(0, HAND_SIZE), reserve: deck.slice(HAND_SIZE) };
  }
  return yield* beginTurn(state, 'dark', before.turn + 1);
}
