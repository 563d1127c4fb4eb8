import type { Command } from '../../commands.ts';
import { aimed } from '../../rules/aims.ts';
import type { View } from '../../view.ts';
import { type Grip, toldOf } from '../draft.ts';

/** The orders that bring what a group was told in line with how it is held now; what cannot be fired so is cleared. */
export function regrip(view: View, group: string, before: Grip, { profile, hand, fish }: Grip): readonly Command[] {
  const { shooter } = view;
  const same = before.profile === profile && before.fish === fish && before.hand.join() === hand.join();
  if (same || shooter === null) return [];
  const told = toldOf(view, group).filter(({ target }) => target !== null);
  return told.map(({ target, bearers }): Command => {
    const aim = {
      group,
      target: target as number,
      ...(told.length > 1 && { bearers: [...bearers] }),
      ...(profile > 0 && { profile }),
      ...(hand.length > 0 && { hand: [...hand] }),
      ...(fish && { fish }),
    };
    return aimed(view, shooter, view.assignments, aim).ok ? { type: 'assign', ...aim } : { type: 'clear', group };
  });
}
