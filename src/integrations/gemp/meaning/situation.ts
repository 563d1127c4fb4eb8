import type { Situation } from '../../../games/force/rules/awaiting.ts';
import type { Board } from '../board.ts';
import type { Decision } from '../decision.ts';
import { phaseOf, type Question } from '../sight/view.ts';
import { amountIn, isAllowance, isConfirmation, isDestiny, kindsIn } from './phrases.ts';
import type { Plan } from './plan.ts';

/** The question in terms of our game; undefined if it has no counterpart. */
export function questionOf(decision: Decision, board: Board, plan: Plan | null): Question | undefined {
  const situation = situationOf(decision, board, plan);
  return situation && { situation, amount: amountIn(decision.text) };
}

function situationOf(decision: Decision, board: Board, plan: Plan | null): Situation | undefined {
  const { type, text } = decision;
  const kinds = kindsIn(text);
  switch (type) {
    case 'INTEGER':
      return !isAllowance(text) && kinds.has('activate') ? 'activate' : undefined;
    case 'MULTIPLE_CHOICE':
      if (isConfirmation(text)) return plan?.situation;
      return isDestiny(text) && board.battle ? 'power' : undefined;
    case 'CARD_SELECTION':
    case 'ARBITRARY_CARDS':
      if (board.battle && (kinds.has('forfeit') || kinds.has('lose'))) return 'damage';
      return kinds.has('lose') ? 'loss' : plan?.situation;
    case 'CARD_ACTION_CHOICE':
      if (board.battle) return 'weapons';
      return board.turnOf === board.me ? phaseOf(board) : undefined;
    case 'ACTION_CHOICE':
      return plan?.situation;
    default:
      return undefined;
  }
}
