import { useLanguage } from '../../src/page/language.ts';
import { Refusal } from '../parts/loading.tsx';
import { pushText } from './push-text.ts';
import { usePush } from './use-push.ts';

/** In the settings: notifications in this browser. */
export function NotifySwitch() {
  const language = useLanguage();
  const say = pushText(language);
  const { isOn, isBusy, fault, set } = usePush(language);
  return (
    <>
      <label class="choice settings-switch">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isBusy}
          onChange={(event) => {
            event.currentTarget.checked = isOn; // until it is done
            void set(!isOn);
          }}
        />
        <span>
          {say.notify}
          <span class="quiet small"> {say.notifyAbout}</span>
        </span>
      </label>
      {fault !== null && <Refusal>{fault}</Refusal>}
    </>
  );
}
