import type { Command } from '../../commands.ts';
import { lookOf } from '../../rules/weapons/of-attacker.ts';
import type { View } from '../../view.ts';
import type { Draft } from '../draft.ts';
import { fireCommand } from './guns.ts';
import { moveCommand } from './moves.ts';
import { endCommand } from './orders.ts';
import { strikeCommand } from './strikes.ts';

/** The command the main button sends; null while something is still to be chosen. */
export function commandOf(view: View, draft: Draft): Command | null {
  const { unit, torso } = draft;
  if (view.phase === 'end') return endCommand(view, draft.orders);
  if (unit === null) return null;
  switch (view.phase) {
    case 'movement':
      return moveCommand(view, unit, draft.move);
    case 'reaction':
      return { type: 'twist', unit, facing: torso ?? lookOf(view, unit) };
    case 'weapons':
      return torso === null ? fireCommand(view, unit, draft) : { type: 'twist', unit, facing: torso };
    case 'physical':
      return strikeCommand(unit, draft.attacks);
    default:
      return null;
  }
}
