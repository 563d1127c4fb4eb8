import type { Command } from '../../commands.ts';
import { aimed } from '../../rules/aims.ts';
import type { View } from '../../view.ts';
import { type Grip, heldAs, toldOf } from '../draft.ts';

/**
 * The commands that bring a group's assignment in line with its current settings; what is no longer allowed is cleared.
 */
export function regrip(view: View, group: string, before: Grip, after: Grip): readonly Command[] {
  const { shooter } = view;
  if (isSame(before, after) || shooter === null) return [];
  const told = toldOf(view, group).filter(({ target }) => target !== null);
  return told.map(({ target, bearers }): Command => {
    const aim = {
      group,
      target: target as number,
      ...(told.length > 1 && { bearers: [...bearers] }),
      ...heldAs(view, group, after),
    };
    return aimed(view, shooter, view.assignments, aim).ok ? { type: 'assign', ...aim } : { type: 'clear', group };
  });
}

const isSame = (one: Grip, other: Grip): boolean =>
  one.profile === other.profile &&
  one.fish === other.fish &&
  one.lethal === other.lethal &&
  one.hand.join() === other.hand.join();
