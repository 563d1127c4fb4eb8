import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { gameIds, hasCalculator, loadTitle } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { offlineText } from './offline-text.ts';
import { useSavedReplays } from './use-saved-replays.ts';
import './style.css';

interface Title {
  readonly id: string;
  readonly title: string;
}

/** Links to everything that works without the server. */
export function OfflineLinks() {
  const say = offlineText(useLanguage());
  const { gameTitle } = useText();
  const games = useTitles();
  const [replays] = useSavedReplays();
  return (
    <section class="offline" aria-labelledby="offline-heading">
      <h2 id="offline-heading" class="heading">
        {say.available}
      </h2>
      <ul class="offline-links">
        <li>
          <Link to="/learn">{say.lessons}</Link>
        </li>
        {games.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/rules/${id}`}>{say.rules(gameTitle(id, title))}</Link>
          </li>
        ))}
        {games
          .filter(({ id }) => hasCalculator(id))
          .map(({ id, title }) => (
            <li key={id}>
              <Link to={`/odds/${id}`}>{say.odds(gameTitle(id, title))}</Link>
            </li>
          ))}
        {replays && replays.length > 0 && (
          <li>
            <Link to="/replay">{say.replays}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The games whose files are stored. */
function useTitles(): readonly Title[] {
  const [titles, setTitles] = useState<readonly Title[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (id: string): Promise<Title[]> => {
      const title = await loadTitle(id).catch(() => null);
      return title === null ? [] : [{ id, title }];
    };
    void Promise.all(gameIds().map(load)).then((found) => current && setTitles(found.flat()));
    return () => {
      current = false;
    };
  }, []);
  return titles;
}
