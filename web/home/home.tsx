import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { MatchLists } from '../../src/wire/matches.ts';
import type { GameInfo } from '../app/api.ts';
import { go } from '../app/navigation.tsx';
import { codeIn } from '../app/route.ts';
import { useApi, useText } from '../app/use-api.ts';
import { Refusal } from '../parts/loading.tsx';
import { Top } from '../parts/top.tsx';
import { GameCard } from './card.tsx';
import { MyGames, OpenTables, PlayingTables, Replays } from './lists.tsx';

const LOOK_AGAIN = 10_000;

export function Home() {
  const say = useText();
  const api = useApi();
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [tables, setTables] = useState<MatchLists | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    document.title = 'Umpire';
    let current = true;
    let hasGames = false;
    const loadGames = (): void => {
      api.games().then((told) => {
        if (!current) return;
        hasGames ||= told.ok;
        if (told.ok) setGames(told.value);
        else setFault(told.error.words);
      });
    };
    const look = (): void => {
      if (document.hidden) return;
      if (!hasGames) loadGames();
      api.tables().then((told) => {
        if (!current) return;
        if (told.ok) setTables(told.value);
        setFault(told.ok ? null : told.error.words);
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

  const isLoadable = tables !== null || fault === null;
  const shown = games?.filter(({ page }) => page);
  return (
    <div class="page">
      <Top>
        <JoinByCode />
      </Top>
      <main id="main" class="home">
        <h1 class="home-line">{say.whatThisIs}</h1>
        {fault !== null && <Refusal>{fault}</Refusal>}
        <section class="cards" aria-label={say.gamesHeading}>
          {(shown ?? (fault === null ? [null] : [])).map((info) => (
            <GameCard key={info?.id ?? 'radar'} info={info} />
          ))}
        </section>
        <div class="home-lists">
          {isLoadable && <OpenTables tables={tables?.open ?? null} games={games} />}
          {isLoadable && <PlayingTables tables={tables?.playing ?? null} games={games} />}
          <MyGames games={games} />
          {isLoadable && <Replays tables={tables?.over ?? null} games={games} />}
        </div>
      </main>
    </div>
  );
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
