import type { Hints } from '../../../../decide/hint.ts';
import type { CommandOf } from '../../commands.ts';
import type { Heard } from '../../events.ts';
import { aimed } from '../../rules/aims.ts';
import { type Suggestion, suggestionFor } from '../../rules/suggestion.ts';
import type { View } from '../../view.ts';
import { assignedTo, openGroups, settingsOf } from '../draft.ts';

type Told = { readonly event: Pick<Heard, 'type'> };

/** Weapon groups that the player, or the page, has given a target since the shooter was selected. */
function touchedGroups(heard: readonly Told[]): ReadonlySet<string> {
  const groups = new Set<string>();
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i]?.event as Heard;
    if (event.type === 'shooter-selected') break;
    if (event.type === 'assigned' && event.changed !== null) groups.add(event.changed);
  }
  return groups;
}

/** Aims the next group that has only one eligible target. Done once per group, so the player's changes are kept. */
export function obviousAim(view: View, heard: readonly Told[], hints: Hints): CommandOf<'assign'> | undefined {
  const { shooter } = view;
  if (hints === 'off' || view.stage !== 'targets' || shooter === null) return undefined;
  const touched = touchedGroups(heard);
  for (const group of openGroups(view)) {
    if (touched.has(group)) continue;
    const { level, target } = suggestionFor(view, shooter, group);
    if (level !== 'OBVIOUS' || target === null) continue;
    const aim = { group, target };
    if (aimed(view, shooter, view.assignments, aim).ok) return { type: 'assign', ...aim };
  }
  return undefined;
}

/** The note beside a group: why its only target was chosen or, with smart hints, which target would be good. */
export function hintFor(view: View, group: string, hints: Hints): Suggestion | undefined {
  if (hints === 'off' || view.shooter === null) return undefined;
  const suggestion = suggestionFor(view, view.shooter, group, settingsOf(view, null, group).profile);
  if (suggestion.level === 'OBVIOUS') {
    const told = assignedTo(view, group);
    return told.length === 1 && told[0]?.target === suggestion.target ? suggestion : undefined;
  }
  return hints === 'smart' && suggestion.level === 'SUGGESTED' ? suggestion : undefined;
}
