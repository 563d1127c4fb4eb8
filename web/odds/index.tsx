import { useEffect } from 'preact/hooks';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { useCalculator } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Top } from '../parts/top.tsx';
import './style.css';
import { useAddress } from './use-address.ts';

/** The odds of a game, asked without a match: the game's own calculator, and the question in the address. */
export function Odds({ game }: { readonly game: string }) {
  const say = useWords();
  const language = useLanguage();
  const { settings } = useSettings();
  const loaded = useCalculator(game);
  const [asked, ask] = useAddress();
  const calculator = typeof loaded === 'object' ? loaded : null;
  const title = calculator?.title[language] ?? say.odds;
  useEffect(() => {
    document.title = `${title} · Umpire`;
  }, [title]);
  return (
    <div class="page">
      <Top>
        <span class="odds-top">
          <Link to="/" class="button is-quiet odds-back" aria-label={say.toHome}>
            <Icon name="home" />
          </Link>
          <h1 class="top-title">{title}</h1>
        </span>
      </Top>
      <main id="main" class="odds">
        {loaded === 'loading' && <Loading />}
        {loaded === 'failed' && <NotLoaded />}
        {loaded === null && <Refusal>{say.noCalculator}</Refusal>}
        {calculator && <calculator.Page settings={settings} asked={asked} onAsk={ask} />}
      </main>
    </div>
  );
}
