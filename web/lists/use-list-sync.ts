import { useEffect } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { phrases } from '../../src/page/phrases.ts';
import { onListsChanged, type PlayerLists, setListsStatus } from '../../src/page/player-lists.ts';
import { apiIn } from '../app/api.ts';
import { savedSession, useSession } from '../app/session.ts';

const LISTS = import.meta.glob<{ readonly playerLists: PlayerLists }>('../../src/games/*/ui/player-lists.ts');
const words = phrases({
  en: { full: 'This browser’s storage is full, and it has the lists of another player.' },
  es: { full: 'El almacenamiento de este navegador está lleno y contiene las listas de otro jugador.' },
});
const PAUSE = 1500; // milliseconds without a change until lists are sent

/** A signed-in player's lists of a game: exchanged with the server at the start, after changes and on return to the page. */
export function useListSync(game: string): void {
  const language = useLanguage();
  const { token, name } = useSession() ?? {};
  useEffect(() => {
    setListsStatus('browser');
    const load = LISTS[`../../src/games/${game}/ui/player-lists.ts`];
    if (token === undefined || name === undefined || !load) return;
    let isOpen = true;
    let isBusy = false;
    let timer = 0;
    const later = (): void => {
      clearTimeout(timer);
      if (isOpen) timer = window.setTimeout(sync, PAUSE);
    };
    const sync = async (): Promise<void> => {
      if (isBusy) return later();
      isBusy = true;
      try {
        const [{ playerLists }, { syncLists }] = await Promise.all([load(), import('./sync-lists.ts')]);
        if (savedSession()?.token !== token) return;
        const fault = playerLists.claim(name)
          ? await syncLists(apiIn(language), game, playerLists, () => savedSession()?.token === token)
          : words(language).full;
        if (isOpen) setListsStatus(fault === undefined ? 'server' : { fault });
      } catch {
        // offline: this part of the page could not be loaded
      } finally {
        isBusy = false;
      }
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') sync();
    };
    sync();
    const stop = onListsChanged(later);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [game, token, name, language]);
}
