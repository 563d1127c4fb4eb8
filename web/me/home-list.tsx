import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { MatchList } from './match-list.tsx';
import { myText } from './my-text.ts';
import './style.css';
import { useMyMatches } from './use-my-matches.ts';

const MOST = 8;

/** My matches on the home page: those that wait for me first. */
export function HomeList({ games }: { readonly games: readonly GameInfo[] | null }) {
  const shell = useText();
  const say = myText(useLanguage());
  const { matches, fault, isGuest, remove } = useMyMatches(0, MOST);
  const shown = matches ? [...matches.unfinished, ...matches.finished].slice(0, MOST) : [];
  return (
    <MatchList
      title={shell.myGames}
      matches={shown}
      games={games}
      now={matches?.now ?? 0}
      empty={fault ?? (matches ? shell.myGamesEmpty : say.loading)}
      {...(isGuest && { onRemove: remove })}
    >
      <YourTurn codes={matches?.unfinished.filter(({ waiting }) => waiting).map(({ code }) => code) ?? []} />
      <p class="row small list-lab">
        <Link to="/me" class="button is-plain">
          {say.all}
        </Link>
      </p>
    </MatchList>
  );
}

/** Always in view, since the list may be far down the page: opens the match that waits, or the list of all. */
function YourTurn({ codes }: { readonly codes: readonly string[] }) {
  const say = myText(useLanguage());
  const [first] = codes;
  if (first === undefined) return null;
  return (
    <Link to={codes.length === 1 ? `/m/${first}` : '/me'} class="button is-main my-turn">
      <Icon name="play" /> {say.yourTurnIn(codes.length)}
    </Link>
  );
}
