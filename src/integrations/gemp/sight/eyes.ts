import type { CardId, Rules, Side } from '../../../games/force/view.ts';
import type { Board } from '../board.ts';
import type { Slots } from './slots.ts';

/** The board and the player who looks at it. */
export interface Eyes {
  readonly board: Board;
  readonly slots: Slots;
  readonly side: Side; // our side
  readonly rules: Rules;
}

/** Our number for the location at an index. */
export const numberAt = ({ board, slots }: Eyes, index: number): CardId | undefined => {
  const found = Object.values(board.cards).find(({ zone, location }) => zone === 'LOCATIONS' && location === index);
  return found && slots.numbers[found.id];
};
