import { actsIn } from '../../rules/awaiting.ts';
import type { View } from '../../view.ts';
import type { words } from '../board-labels.ts';

/** What happens now; empty before the first round. A match that ended by resignation or a draw keeps the stage it was in. */
export function stageText(view: View, isOver: boolean, w: ReturnType<typeof words>): string {
  if (isOver || view.stage === 'ended') return w.over;
  return view.round === 0 ? '' : w.acting(actsIn(view), view.stage);
}
