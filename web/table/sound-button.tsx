import { useRef } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { soundSetting, useSettings } from '../app/settings.ts';
import { useText } from '../app/use-api.ts';

/** Turns sound off and on again. Not shown if it has been off since this table was opened. */
export function SoundButton() {
  const say = useText();
  const { settings, change } = useSettings();
  const isOn = settings.sound;
  const wasOn = useRef(isOn);
  wasOn.current ||= isOn;
  if (!wasOn.current) return null;
  return (
    <Button
      kind="quiet"
      class="top-sound"
      icon={<Icon name={isOn ? 'sound' : 'mute'} />}
      aria-label={say.sound}
      aria-pressed={isOn}
      {...tip(say.sound)}
      onClick={() => change(soundSetting(!isOn))}
    />
  );
}
