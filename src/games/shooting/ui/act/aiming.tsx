import { useMemo } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import type { Command } from '../../commands.ts';
import { aimed } from '../../rules/aims.ts';
import type { View } from '../../view.ts';
import { assignedTo, type FireSettings, settingsFields, settingsOf } from '../draft.ts';
import { capital } from '../names.ts';
import { words } from '../panel-labels.ts';
import { holdAction } from './actions.ts';
import { Modifiers } from './modifiers.tsx';
import type { AimingProps, FireSettingsProps } from './parts.tsx';
import { targetRows } from './rows.ts';
import { Split } from './split.tsx';
import { Targets } from './targets.tsx';

/** How one weapon group fires: its profile, target, modifiers and bearers. */
export function Aiming(props: AimingProps) {
  const { scene, draft, row, locked, act, sendAll } = props;
  const { view, settings } = scene;
  const { id } = row.group;
  const w = words(settings.language);
  const fireSettings = settingsOf(view, draft, id);
  const rows = useMemo(() => targetRows(view, draft, id), [view, draft.settings, id]);
  const { profiles } = row.group.weapon;
  const told = assignedTo(view, id);
  const setFireSettings = (next: FireSettings): void => {
    act({ draft: { ...draft, group: id, settings: { ...draft.settings, [id]: next } } });
    sendAll(settingsCommands(view, id, fireSettings, next));
  };
  const inner: FireSettingsProps = { ...props, fireSettings, rows, setFireSettings };
  return (
    <div class="shoot-aiming">
      {profiles.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not a form
        <div class="segments" role="group" aria-label={w.profile}>
          {profiles.map(({ name }, i) => (
            <button
              key={name}
              type="button"
              class="button"
              aria-pressed={fireSettings.profile === i}
              disabled={locked}
              onClick={() => fireSettings.profile !== i && setFireSettings({ ...fireSettings, profile: i })}
            >
              {capital(name)}
            </button>
          ))}
        </div>
      )}
      <Targets {...inner} />
      <Modifiers {...inner} />
      {row.alive > 1 && <Split {...inner} />}
      <div class="row">
        <Button
          aria-pressed={told.length > 0 && told.every(({ target }) => target === null)}
          disabled={locked}
          onClick={() => act(holdAction(view, draft, id))}
        >
          {w.holdFire}
        </Button>
        {told.length > 0 && (
          <Button
            kind="quiet"
            disabled={locked}
            onClick={() => act({ send: { type: 'clear', group: id }, draft: { ...draft, group: id, settings: {} } })}
          >
            {w.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The commands that bring a group's assignment in line with its current settings; what is no longer allowed is cleared.
 */
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
