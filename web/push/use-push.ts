import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { remembered } from '../../src/page/storage.ts';
import { PUSH_WANTED } from '../app/worker.ts';
import { pushText } from './push-text.ts';
import { type PushFault, turnOff, turnOn } from './subscription.ts';

interface PushState {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly fault: string | null;
  set(on: boolean): Promise<void>;
}

const isWanted = (): boolean => remembered(PUSH_WANTED, false) && Notification.permission === 'granted';

/** Whether this browser notifies its player, and a way to change that. */
export function usePush(language: Language): PushState {
  const say = pushText(language);
  const [isOn, setOn] = useState(isWanted);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<PushFault | null>(null);
  const set = async (on: boolean): Promise<void> => {
    setBusy(true);
    const done = on ? await turnOn(language) : await turnOff(language);
    setBusy(false);
    setFault(done && !done.ok ? done.error : null);
    setOn(isWanted());
  };
  const words = fault && (fault.kind === 'refused' ? say.refused(fault.words) : say[fault.kind]);
  return { isOn, isBusy, fault: words, set };
}
