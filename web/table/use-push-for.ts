import { useEffect } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { remembered } from '../../src/page/storage.ts';
import { canPush, PUSH_WANTED } from '../app/worker.ts';

/** Subscribes this browser to the turns of a match, if the player has turned notifications on. */
export function usePushFor(code: string, isPlaying: boolean): void {
  const language = useLanguage();
  useEffect(() => {
    if (!isPlaying || !canPush() || !remembered(PUSH_WANTED, false)) return;
    import('../push/subscription.ts').then(
      ({ subscribeFor }) => subscribeFor(code, language),
      () => {}, // offline: tried again at the next visit
    );
  }, [code, isPlaying, language]);
}
