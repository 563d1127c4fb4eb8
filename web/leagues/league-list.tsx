import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { LeagueLists, LeagueSummary } from '../../src/wire/leagues.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { capital } from '../parts/side.ts';
import { leaguesText } from './leagues-text.ts';
import { NewLeague } from './new-league.tsx';
import { useLeagues } from './use-leagues.ts';

interface LeagueListProps {
  readonly games: readonly GameInfo[] | null;
}

export function LeagueList({ games }: LeagueListProps) {
  const say = leaguesText(useLanguage());
  const session = useSession();
  const { value, fault } = useLeagues<LeagueLists>('/leagues');
  const [isOpening, setOpening] = useState(false);
  const isEmpty = value !== null && Object.values(value).every(({ length }: readonly LeagueSummary[]) => length === 0);
  return (
    <Page title={say.title}>
      <p class="quiet page-about">{say.about}</p>
      {session === null && <RegisterName text={say.openFirst} />}
      {session !== null && !isOpening && (
        <p class="leagues-open">
          <Button kind="main" onClick={() => setOpening(true)}>
            {say.open}
          </Button>
        </p>
      )}
      {isOpening && games !== null && <NewLeague games={games} onCancel={() => setOpening(false)} />}
      {fault !== null && <Refusal>{fault}</Refusal>}
      {value === null && fault === null && <Loading />}
      {isEmpty && <p class="quiet">{say.none}</p>}
      {value !== null && (
        <>
          <Some title={say.mine} leagues={value.mine} games={games} />
          <Some title={say.waiting} leagues={value.open} games={games} />
          <Some title={say.playing} leagues={value.playing} games={games} />
          <Some title={say.over} leagues={value.over} games={games} />
        </>
      )}
    </Page>
  );
}

/** Asks guests to register a name first. */
export function RegisterName({ text }: { readonly text: string }) {
  const say = leaguesText(useLanguage());
  return (
    <p class="note leagues-keep">
      {text}{' '}
      <Link to="/me" class="button is-main">
        {say.registerName}
      </Link>
    </p>
  );
}

interface SomeProps extends LeagueListProps {
  readonly title: string;
  readonly leagues: readonly LeagueSummary[];
}

function Some({ title, leagues, games }: SomeProps) {
  if (leagues.length === 0) return null;
  return (
    <section class="list leagues-list">
      <h2 class="heading">{title}</h2>
      <ul>
        {leagues.map((league) => (
          <Row key={league.code} league={league} games={games} />
        ))}
      </ul>
    </section>
  );
}

function Row({ league, games }: { readonly league: LeagueSummary } & LeagueListProps) {
  const shell = useText();
  const say = leaguesText(useLanguage());
  const { code, title, game, kind, players, round, rounds, status } = league;
  const name = shell.gameTitle(game, games?.find(({ id }) => id === game)?.title ?? capital(game));
  const facts = [
    name,
    say.kindName(kind),
    say.players(players),
    ...(status === 'playing' ? [say.roundOf(round, rounds)] : []),
  ];
  return (
    <li class="list-row">
      <span class="list-main">
        <Link to={`/leagues/${code}`} class="leagues-link">
          {title}
        </Link>
        <span class="quiet small leagues-facts">{facts.join(' · ')}</span>
      </span>
    </li>
  );
}
