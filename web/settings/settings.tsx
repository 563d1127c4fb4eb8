import type { ComponentChildren } from 'preact';
import { HINTS, type Hints } from '../../src/decide/hint.ts';
import type { Language } from '../../src/kernel/game.ts';
import { Dialog } from '../../src/page/dialog.tsx';
import { type ShellSettings, soundSetting, useSavedSettings } from '../app/settings.ts';
import { blip } from '../app/sound.ts';
import { useText } from '../app/use-api.ts';
import { canPush } from '../app/worker.ts';
import { Lazy } from '../parts/lazy.tsx';
import { NameField } from '../parts/name-field.tsx';

type Switch = 'skipIdle' | 'sound' | 'suggestions' | 'fastRolling' | 'cellNames' | 'follow';
const SWITCHES: readonly Switch[] = ['suggestions', 'skipIdle', 'follow', 'cellNames', 'fastRolling', 'sound'];

const notifySwitch = async () => (await import('../push/notify-switch.tsx')).NotifySwitch;

interface SettingsProps {
  onClose(): void;
  readonly children?: ComponentChildren; // settings of this match
}

/** Personal settings, saved in this browser immediately. */
export function SettingsDialog({ onClose, children }: SettingsProps) {
  const say = useText();
  const { settings, change } = useSavedSettings();
  const flip = (key: Switch, on: boolean): void => {
    change(key === 'sound' ? soundSetting(on) : { [key]: on });
    if (key === 'sound' && on) blip('turn');
  };
  return (
    <Dialog open title={say.settings} onClose={onClose}>
      <form class="stack settings" method="dialog">
        <div class="settings-selects">
          <div class="field">
            <label for="set-language">{say.language}</label>
            <select
              id="set-language"
              class="select"
              value={settings.language}
              onChange={(e) => change({ language: e.currentTarget.value as Language })}
            >
              <option value="en" lang="en">
                English
              </option>
              <option value="es" lang="es">
                Español
              </option>
            </select>
          </div>
          <div class="field">
            <label for="set-theme">{say.theme}</label>
            <select
              id="set-theme"
              class="select"
              value={settings.theme}
              onChange={(e) => change({ theme: e.currentTarget.value as ShellSettings['theme'] })}
            >
              <option value="system">{say.asSystem}</option>
              <option value="paper">{say.themePaper}</option>
              <option value="plot-room">{say.themePlotRoom}</option>
            </select>
          </div>
          <div class="field">
            <label for="set-motion">{say.motion}</label>
            <select
              id="set-motion"
              class="select"
              value={settings.motion}
              onChange={(e) => change({ motion: e.currentTarget.value as ShellSettings['motion'] })}
            >
              <option value="system">{say.asSystem}</option>
              <option value="full">{say.motionFull}</option>
              <option value="none">{say.motionNone}</option>
            </select>
          </div>
          <NameField id="set-name" label={say.yourName} value={settings.name} onChange={(name) => change({ name })} />
          <HintsField id="hints" label={say.hints} about={say.hintsAbout(settings.hints)} />
          <HintsField id="targetHints" label={say.targetHints} about={say.targetHintsAbout(settings.targetHints)} />
        </div>
        {children}
        <hr class="rule" />
        {canPush() && <Lazy load={notifySwitch} props={{}} />}
        {SWITCHES.map((key) => (
          <label key={key} class="choice settings-switch">
            <input type="checkbox" checked={settings[key]} onChange={(e) => flip(key, e.currentTarget.checked)} />
            <span>
              {say[key]}
              <span class="quiet small"> {say[`${key}About`]}</span>
            </span>
          </label>
        ))}
      </form>
    </Dialog>
  );
}

interface HintsFieldProps {
  readonly id: 'hints' | 'targetHints';
  readonly label: string;
  readonly about: string; // description of the selected value
}

function HintsField({ id, label, about }: HintsFieldProps) {
  const say = useText();
  const { settings, change } = useSavedSettings();
  return (
    <div class="field settings-wide">
      <label for={`set-${id}`}>{label}</label>
      <select
        id={`set-${id}`}
        class="select"
        aria-describedby={`set-${id}-about`}
        value={settings[id]}
        onChange={(e) => change({ [id]: e.currentTarget.value as Hints })}
      >
        {HINTS.map((hints) => (
          <option key={hints} value={hints}>
            {say.hintsName(hints)}
          </option>
        ))}
      </select>
      <span id={`set-${id}-about`} class="quiet small">
        {about}
      </span>
    </div>
  );
}
