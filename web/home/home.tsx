import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { MatchLists } from '../../src/wire/matches.ts';
import type { Failure, GameInfo } from '../app/api.ts';
import { FACTS_OF } from '../app/games.ts';
import { go } from '../app/navigation.tsx';
import { codeIn } from '../app/route.ts';
import { useApi, useText } from '../app/use-api.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Refusal } from '../parts/loading.tsx';
import { Offline } from '../parts/offline.tsx';
import { Top } from '../parts/top.tsx';
import { Builders } from './builders.tsx';
import { GameCard } from './card.tsx';
import { lessonOf, newGames } from './lesson.ts';
import { OpenTables, PlayingTables, Replays } from './lists.tsx';

const LOOK_AGAIN = 10_000;

const myGames = async () => (await import('../me/home-list.tsx')).HomeList;

export function Home() {
  const say = useText();
  const api = useApi();
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [tables, setTables] = useState<MatchLists | null>(null);
  const [fault, setFault] = useState<Failure | null>(null);

  useEffect(() => {
    document.title = 'Umpire';
    let current = true;
    let hasGames = false;
    const loadGames = (): void => {
      api.games().then((told) => {
        if (!current) return;
        hasGames ||= told.ok;
        if (told.ok) setGames(told.value);
        else setFault(told.error);
      });
    };
    const look = (): void => {
      if (document.hidden) return;
      if (!hasGames) loadGames();
      api.tables().then((told) => {
        if (!current) return;
        if (told.ok) setTables(told.value);
        setFault(told.ok ? null : told.error);
      });
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api]);

  const [unplayed] = useState(() => newGames([...FACTS_OF.keys()])); // a match saved during the visit changes nothing
  const isSettled = tables !== null || fault !== null; // nothing below the cards moves while the lists load
  return (
    <div class="page">
      <Top>
        <JoinByCode />
      </Top>
      <main id="main" class="home">
        <h1 class="home-line">{say.whatThisIs}</h1>
        {fault !== null && (fault.code === 'offline' ? <Offline /> : <Refusal>{fault.words}</Refusal>)}
        <section class="cards" aria-label={say.gamesHeading}>
          {(games || fault === null ? shownGames(games) : []).map((id) => (
            <GameCard
              key={id}
              id={id}
              facts={FACTS_OF.get(id) ?? null}
              info={games?.find((game) => game.id === id) ?? null}
              lesson={lessonOf(id)}
              isNew={unplayed.has(id)}
            />
          ))}
        </section>
        {isSettled && (
          <div class="home-lists">
            {tables && <OpenTables tables={tables.open} games={games} />}
            {tables && <PlayingTables tables={tables.playing} games={games} />}
            <Lazy load={myGames} props={{ games }} />
            {tables && <Replays tables={tables.over} games={games} />}
          </div>
        )}
      </main>
      {isSettled && <Builders />}
    </div>
  );
}

/** The games this page was built with, until the server says which it has; other games with a board come last. */
function shownGames(games: readonly GameInfo[] | null): readonly string[] {
  const known = [...FACTS_OF.keys()];
  if (!games) return known;
  const playable = games.filter(({ page }) => page).map(({ id }) => id);
  return [...known.filter((id) => playable.includes(id)), ...playable.filter((id) => !FACTS_OF.has(id))];
}

function JoinByCode() {
  const say = useText();
  const [text, setText] = useState('');
  const code = codeIn(text);
  return (
    <form
      class="join-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) go(`/m/${code}`);
      }}
    >
      <label class="spoken" for="join-code">
        {say.joinByCode}
      </label>
      <input
        id="join-code"
        class="input mono"
        placeholder={say.codePlaceholder}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button submit disabled={!code}>
        {say.open}
      </Button>
      {text.trim() !== '' && !code && (
        <span class="small quiet join-code-help" role="status">
          {say.whatCodesLookLike}
        </span>
      )}
    </form>
  );
}
