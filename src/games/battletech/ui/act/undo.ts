import type { View } from '../../view.ts';
import type { Draft } from '../draft.ts';

/** One step back: drops the last choice; null = nothing to undo. */
export function undone(view: View, draft: Draft): Draft | null {
  const { move, shots, torso, attacks, orders } = draft;
  if (view.phase === 'movement') {
    if (!move) return null;
    if (move.attack) return { ...draft, move: { ...move, attack: null } };
    if (move.lie) return { ...draft, move: { ...move, lie: undefined } };
    if (move.to !== null) return { ...draft, move: { ...move, to: null, facing: null, level: undefined } };
    return view.moving === null ? { ...draft, move: null } : null;
  }
  if (shots.length > 0) {
    const { primary: _, ...rest } = draft;
    return { ...rest, shots: [] };
  }
  if (torso !== null) return { ...draft, torso: null };
  if (attacks.length > 0) return { ...draft, attacks: [] };
  return orders.length > 0 ? { ...draft, orders: [] } : null;
}
