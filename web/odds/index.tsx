import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { useCalculator } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/use-api.ts';
import { useListSync } from '../lists/use-list-sync.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Page } from '../parts/page.tsx';
import { askedIn, urlOf } from './address.ts';

/** A game's odds page, without a match: its calculator, with the question in the URL. */
export function Odds({ game }: { readonly game: string }) {
  const say = useText();
  const language = useLanguage();
  const { settings } = useSettings();
  const loaded = useCalculator(game);
  useListSync(game);
  const [asked, ask] = useAddress();
  const calculator = typeof loaded === 'object' ? loaded : null;
  return (
    <Page title={calculator?.title[language] ?? say.odds} isWide>
      {loaded === 'loading' && <Loading />}
      {loaded === 'failed' && <NotLoaded />}
      {loaded === null && <Refusal>{say.noCalculator}</Refusal>}
      {calculator && <calculator.Page settings={settings} asked={asked} onAsk={ask} />}
    </Page>
  );
}

const SETTLED = 300; // milliseconds; browsers refuse a URL that changes with every key

const inAddress = (): string => askedIn(location);

/** The question in the URL, and a way to change it without adding a history entry for every key. */
function useAddress(): [asked: string, ask: (asked: string) => void] {
  const [asked, setAsked] = useState(inAddress);
  const timer = useRef(0);
  useEffect(() => {
    const look = (): void => setAsked(inAddress());
    addEventListener('popstate', look); // also when only the fragment changes
    return () => {
      removeEventListener('popstate', look);
      clearTimeout(timer.current);
    };
  }, []);
  const ask = (next: string): void => {
    setAsked(next);
    clearTimeout(timer.current);
    const { pathname } = location;
    timer.current = window.setTimeout(() => {
      if (location.pathname === pathname) history.replaceState(null, '', urlOf(pathname, next));
    }, SETTLED);
  };
  return [asked, ask];
}
