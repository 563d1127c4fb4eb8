import { useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { FEWEST_PLAYERS, type LeagueInfo, type LeagueVerb } from '../../src/wire/leagues.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useSession } from '../app/session.ts';
import { useApi, useText } from '../app/use-api.ts';
import { usePlayerName } from '../me/use-player-name.ts';
import { Copy } from '../parts/copy.tsx';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { capital } from '../parts/side.ts';
import { shareLink } from '../share/share-address.ts';
import { LeagueButtons } from './league-buttons.tsx';
import { RegisterName } from './league-list.tsx';
import { type LeaguesText, leaguesText } from './leagues-text.ts';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { useLeagues } from './use-leagues.ts';

interface LeagueProps {
  readonly code: string;
  readonly games: readonly GameInfo[] | null;
}

/** One league: standings, rounds, and what the caller can do. */
export function League({ code, games }: LeagueProps) {
  const say = leaguesText(useLanguage());
  const api = useApi();
  const session = useSession();
  const { value: league, fault, set } = useLeagues<LeagueInfo>(`/leagues/${code}`);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (verb: LeagueVerb): Promise<void> => {
    const told = await api.identity<LeagueInfo>(`/leagues/${code}/${verb}`, {});
    setRefusal(told.ok ? null : told.error.words);
    if (told.ok) set(told.value);
  };
  const words = refusal ?? fault;
  return (
    <Page title={league?.title ?? say.title} back={{ to: '/leagues', label: say.toLeagues }}>
      {words !== null && <Refusal>{words}</Refusal>}
      {league === null && fault === null && <Loading />}
      {league !== null && (
        <>
          <Facts league={league} games={games} />
          <MyMatch league={league} />
          <div class="row leagues-verbs">
            <LeagueButtons may={session === null ? [] : league.may} status={league.status} onAct={act} />
            <Copy text={shareLink(`/leagues/${league.code}`)}>{say.copyLink}</Copy>
          </div>
          {session === null && league.status === 'open' && <RegisterName text={say.openFirst} />}
          <Standings league={league} games={games} />
          <Rounds league={league} games={games} />
        </>
      )}
    </Page>
  );
}

interface ShownProps {
  readonly league: LeagueInfo;
  readonly games: readonly GameInfo[] | null;
}

function Facts({ league, games }: ShownProps) {
  const language = useLanguage();
  const shell = useText();
  const say = leaguesText(language);
  const nameOf = usePlayerName(games);
  const { game, kind, clock, listed, host, standings, names } = league;
  const facts = [
    shell.gameTitle(game, games?.find(({ id }) => id === game)?.title ?? capital(game)),
    say.kindName(kind),
    say.perDecision(shell.duration(clock)),
    listed ? say.rated : say.unrated,
    ...(host ? [say.hostedBy(nameOf(game, host))] : []),
  ];
  const winners = standings
    .filter(({ place }) => place === 1)
    .map(({ player }) => nameOf(game, names[player] ?? { kind: 'deleted' }));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(winners);
  return (
    <>
      <p class="quiet">{facts.join(' · ')}</p>
      <p class="leagues-state" role="status">
        {stateOf(say, league, list, winners.length)}
      </p>
    </>
  );
}

function stateOf(say: LeaguesText, league: LeagueInfo, winners: string, count: number): string {
  const { status, closed, players, most, round, rounds, results } = league;
  if (status === 'open') return `${say.stateOpen(players, most)} ${startOf(say, league)}`;
  if (closed) return say.stateClosed;
  if (status === 'over') return count === 1 ? say.stateOver(winners) : say.stateShared(winners);
  const boards = results.at(-1)?.boards ?? [];
  const done = boards.filter(({ result }) => result !== null).length;
  return say.statePlaying(round, rounds, done, boards.length);
}

/** Who starts an open league, and what is missing. Only its host can close it. */
function startOf(say: LeaguesText, { may, players }: LeagueInfo): string {
  if (may.includes('start')) return say.youStart;
  return may.includes('close') ? say.youNeed(Math.max(1, FEWEST_PLAYERS - players)) : say.hostStarts;
}

/** Link to the caller's match in this round. */
function MyMatch({ league: { me, results, status } }: { readonly league: LeagueInfo }) {
  const say = leaguesText(useLanguage());
  const round = results.at(-1);
  if (me === null || status !== 'playing' || !round) return null;
  if (round.byes.includes(me)) return <p class="note">{say.myBye}</p>;
  const board = round.boards.find(({ first, second }) => first === me || second === me);
  if (!board?.match || board.result !== null) return null;
  return (
    <p class="note leagues-mine">
      {say.myMatch}{' '}
      <Link to={`/m/${board.match}`} class="button is-main">
        {say.play}
      </Link>
    </p>
  );
}
