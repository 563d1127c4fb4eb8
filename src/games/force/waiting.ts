import type { Waiting } from '../../kernel/game.ts';
import { situationOf } from './rules/awaiting.ts';
import { actsIn } from './rules/handler.ts';
import type { View } from './view.ts';

const NOBODY: readonly Waiting[] = [];

/** Who must act, and for what. In this game that is always public. */
export function waiting(view: View): readonly Waiting[] {
  const situation = situationOf(view);
  if (!situation) return NOBODY;
  const who = actsIn(view);
  const { owed, battle } = view;
  if (owed) return [{ who, what: { code: 'awaits-loss', amount: owed.amount } }];
  if (battle?.segment !== 'damage') return [{ who, what: { code: `awaits-${situation}` } }];
  return [{ who, what: { code: 'awaits-damage', damage: battle.damage[who], attrition: battle.attrition[who] } }];
}
