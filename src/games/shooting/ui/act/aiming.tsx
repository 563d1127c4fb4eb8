import { useMemo } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { assignedTo, type FireSettings, settingsOf } from '../draft.ts';
import { capital } from '../names.ts';
import { words } from '../panel-labels.ts';
import { holdAction } from './actions.ts';
import { Modifiers } from './modifiers.tsx';
import type { AimingProps, FireSettingsProps } from './parts.tsx';
import { targetRows } from './rows.ts';
import { settingsCommands } from './settings-commands.ts';
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
