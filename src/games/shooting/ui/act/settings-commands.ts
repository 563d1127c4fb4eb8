import type { Command } from '../../commands.ts';
import { aimed } from '../../rules/aims.ts';
import type { View } from '../../view.ts';
import { assignedTo, type FireSettings, settingsFields } from '../draft.ts';

/** The commands that apply changed settings to a group's assignments. Assignments no longer allowed are cleared. */
export function settingsCommands(
  view: View,
  group: string,
  before: FireSettings,
  after: FireSettings,
): readonly Command[] {
  const { shooter } = view;
  if (isSame(before, after) || shooter === null) return [];
  const told = assignedTo(view, group).filter(({ target }) => target !== null);
  return told.map(({ target, bearers }): Command => {
    const aim = {
      group,
      target: target as number,
      ...(told.length > 1 && { bearers: [...bearers] }),
      ...settingsFields(view, group, after),
    };
    return aimed(view, shooter, view.assignments, aim).ok ? { type: 'assign', ...aim } : { type: 'clear', group };
  });
}

const isSame = (one: FireSettings, other: FireSettings): boolean =>
  one.profile === other.profile &&
  one.fish === other.fish &&
  one.lethal === other.lethal &&
  one.hand.join() === other.hand.join();
