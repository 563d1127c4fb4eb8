import { activePlayers, MOST_PLAYERS } from '../../leagues/league.ts';
import { refuseWish } from '../../leagues/refusals.ts';
import { standings } from '../../leagues/standings.ts';
import type { PlayerName } from '../../wire/identity.ts';
import type { LeagueInfo, LeagueSummary, LeagueVerb } from '../../wire/leagues.ts';
import type { Service } from '../service.ts';
import { type LoadedLeague, numberOf } from './league-log.ts';

const VERBS: readonly LeagueVerb[] = ['join', 'leave', 'start', 'close'];

export function summaryOf(loaded: LoadedLeague, identity: string | null): LeagueSummary {
  const { record, settings, league } = loaded;
  const { code, status, listed, created, host } = record;
  const { title, game, kind } = settings;
  return {
    code,
    title,
    game,
    kind,
    status,
    listed,
    players: activePlayers(league).length,
    round: league.rounds.length,
    rounds: league.planned,
    created,
    mine: identity !== null && (host === identity || league.players.includes(numberOf(loaded, identity) ?? 0)),
  };
}

/** The whole league, as this caller sees it. */
export async function leagueInfo(
  { store }: Pick<Service, 'store'>,
  loaded: LoadedLeague,
  identity: string | null,
): Promise<LeagueInfo> {
  const { record, settings, league, players } = loaded;
  const matches = await store.leagues.matches(record.id);
  const ids = [record.host, ...players.map((one) => one.identity)].flatMap((one) => one ?? []);
  const known = await store.identities.names([...new Set(ids)]);
  const nameOf = (one: string | null | undefined): PlayerName => {
    const name = one == null ? undefined : known.get(one);
    return name === undefined ? { kind: 'deleted' } : { kind: 'person', name };
  };
  const me = numberOf(loaded, identity);
  const isHost = identity !== null && record.host === identity;
  const wishOf = (type: LeagueVerb) => (type === 'join' || type === 'leave' ? { type, player: me } : { type, isHost });
  const started = matches.filter(({ status }) => status !== 'open');
  const codeAt = (round: number, board: number): string | null =>
    started.find((one) => one.round === round && one.board === board)?.code ?? null;
  return {
    ...summaryOf(loaded, identity),
    clock: settings.clock,
    host: record.host === null ? null : nameOf(record.host),
    closed: league.isClosed,
    names: Object.fromEntries(
      league.players.map((player) => [player, nameOf(players.find((one) => one.player === player)?.identity)]),
    ),
    standings: standings(league),
    results: league.rounds.map(({ boards, byes }, round) => ({
      boards: boards.map((board, i) => ({ ...board, match: codeAt(round, i) })),
      byes,
    })),
    me: me !== null && league.players.includes(me) ? me : null,
    may: VERBS.filter((type) => refuseWish(league, wishOf(type)) === undefined),
    most: MOST_PLAYERS,
  };
}
