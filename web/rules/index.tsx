import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../src/page/icon.tsx';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { Page } from '../parts/page.tsx';
import { RulebookView } from './rulebook.tsx';

/** The rules of a game as a page, with its usual set-up. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = useText();
  const api = useApi();
  const [info, setInfo] = useState<GameInfo | null>(null);
  useEffect(() => {
    let current = true;
    api.games().then((told) => current && told.ok && setInfo(told.value.find(({ id }) => id === game) ?? null));
    return () => {
      current = false;
    };
  }, [api, game]);
  const title = say.rulesOf(say.gameTitle(game, info?.title ?? game));
  return (
    <Page title={title}>
      <RulebookView game={game} anchor={location.hash.slice(1) || undefined} />
      <p>
        <Link to={`/new/${game}`} class="button is-main">
          <Icon name="play" /> {say.withFriends}
        </Link>
      </p>
    </Page>
  );
}
