import { useLanguage } from '../../src/page/language.ts';
import { useCalculator } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Page } from '../parts/page.tsx';
import { useAddress } from './use-address.ts';

/** A game's odds page, without a match: its calculator, with the question in the URL. */
export function Odds({ game }: { readonly game: string }) {
  const say = useText();
  const language = useLanguage();
  const { settings } = useSettings();
  const loaded = useCalculator(game);
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
