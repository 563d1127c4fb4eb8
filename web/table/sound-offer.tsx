import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { soundSetting, useSettings } from '../app/settings.ts';
import { blip } from '../app/sound.ts';
import { soundOfferText } from './sound-offer-text.ts';

/** Offers sound once. Leaving the table without an answer counts as no. */
export function SoundOffer() {
  const say = soundOfferText(useLanguage());
  const { change } = useSettings();
  const note = useRef<HTMLElement>(null);
  const before = useRef<EventTarget | null>(null); // what had the focus before the note
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    setAnnounced(say.question); // screen readers announce changes, not what a new element starts with
    return () => change({ soundAsked: true });
  }, []);

  const answer = (isOn: boolean): void => {
    const hasFocus = note.current?.contains(document.activeElement);
    if (hasFocus && before.current instanceof Element) (before.current as HTMLElement).focus();
    if (isOn) blip('hit');
    change(soundSetting(isOn));
  };
  return (
    <section
      ref={note}
      class="sound-offer"
      aria-label={say.question}
      onFocusCapture={({ relatedTarget }) => {
        if (!note.current?.contains(relatedTarget as Node | null)) before.current = relatedTarget;
      }}
    >
      <span class="spoken" role="status">
        {announced}
      </span>
      <span class="sound-offer-question" aria-hidden="true">
        <Icon name="sound" /> {say.question}
      </span>
      <span class="row">
        <Button onClick={() => answer(true)}>{say.yes}</Button>
        <Button kind="quiet" onClick={() => answer(false)}>
          {say.no}
        </Button>
      </span>
    </section>
  );
}
