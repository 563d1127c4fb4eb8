import { battlegrounds } from '../rules/battle/initiate.ts';
import { drainable } from '../rules/control.ts';
import { canActivate } from '../rules/generation.ts';
import { anyMove } from '../rules/moves.ts';
import type { Phase, Side, View } from '../view.ts';

/** The phases of a turn in their order. */
export const PHASES: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];

/** Whether the active player would be asked in that phase, given the current table. */
function holds(view: View, side: Side, phase: Phase): boolean {
  const { reserve, force, handSize } = view.players[side];
  switch (phase) {
    case 'activate':
      return canActivate(view, reserve) > 0;
    case 'control':
      return drainable(view, side).length > 0;
    case 'deploy':
      return handSize > 0;
    case 'battle':
      return battlegrounds(view, side, force).length > 0;
    case 'move':
      return anyMove(view, side, force);
    case 'draw':
      return force > 0;
  }
}

/** The phase after this one if it is ended now; undefined = the turn is over. */
export function nextPhase(view: View): Phase | undefined {
  const now = PHASES.indexOf(view.phase as Phase);
  return PHASES.slice(now + 1).find((phase) => holds(view, view.active, phase));
}
