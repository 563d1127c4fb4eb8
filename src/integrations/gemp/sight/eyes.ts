import type { CardId, Rules, Side } from '../../../games/force/view.ts';
import type { Board } from '../board.ts';
import type { Slots } from './slots.ts';

/** What is looked at, and by whom. */
export interface Eyes {
  readonly board: Board;
  readonly slots: Slots;
  readonly side: Side; // ours
  readonly rules: Rules;
}

/** The location of an index, by our number. */
export const numberAt = ({ board, slots }: Eyes, index: number): CardId | undefined => {
  const found = Object.values(board.cards).find(({ zone, location }) => zone === 'LOCATIONS' && location === index);
  return found && slots.numbers[found.id];
};
