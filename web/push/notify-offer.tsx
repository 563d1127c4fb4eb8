import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { Refusal } from '../parts/loading.tsx';
import { pushText } from './push-text.ts';
import { usePush } from './use-push.ts';

/** In the lobby and at the table: offers notifications until they are on. */
export function NotifyOffer() {
  const language = useLanguage();
  const say = pushText(language);
  const { isOn, isBusy, fault, set } = usePush(language);
  const [wasOn] = useState(isOn);
  if (wasOn) return null;
  return (
    <>
      {isOn ? (
        <p class="quiet small" role="status">
          <Icon name="check" size={14} /> {say.on}
        </p>
      ) : (
        <Button kind="quiet" icon={<Icon name="bell" />} disabled={isBusy} onClick={() => set(true)}>
          {say.notify}
        </Button>
      )}
      {fault !== null && <Refusal>{fault}</Refusal>}
    </>
  );
}
