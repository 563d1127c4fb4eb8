import { Icon } from '../../src/page/icon.tsx';
import { FACTS_OF } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { Page } from '../parts/page.tsx';
import { RulebookView } from './rulebook.tsx';

/** The rules of a game as a page, with the numbers of its default set-up. Works without the server. */
export function RulesPage({ game }: { readonly game: string }) {
  const say = useText();
  const name = FACTS_OF.get(game)?.title ?? game;
  return (
    <Page title={say.rulesOf(say.gameTitle(game, name))}>
      <RulebookView game={game} anchor={location.hash.slice(1) || undefined}>
        <p>
          <Link to={`/new/${game}`} class="button is-main">
            <Icon name="play" /> {say.withFriends}
          </Link>
        </p>
      </RulebookView>
    </Page>
  );
}
