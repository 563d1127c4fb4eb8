import type { Waiting } from '../../kernel/game.ts';
import { actsIn } from './rules/awaiting.ts';
import type { View } from './view.ts';

const NONE: readonly Waiting[] = [];

/** Who must act, and what for. */
export function waiting(view: View): readonly Waiting[] {
  const { stage, round, shooter } = view;
  if (stage === 'ended' || round === 0) return NONE;
  return [{ who: actsIn(view), what: { code: `awaits-${stage}`, ...(shooter !== null && { unit: shooter }) } }];
}
