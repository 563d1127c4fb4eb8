import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { LeagueEvent } from '../../leagues/league.ts';
import { refuseWish, type Wish } from '../../leagues/refusals.ts';
import type { LeagueRecord } from '../../store/league-store.ts';
import type { LeagueInfo, LeagueSummary, LeagueVerb, NewLeagueRequest } from '../../wire/leagues.ts';
import type { LeagueBackend } from '../http/leagues/backend.ts';
import type { MatchCreator } from '../lobby/create-match.ts';
import { showsEverything } from '../lobby/spectator-view.ts';
import { savedWithCode } from '../save-with-code.ts';
import type { Service } from '../service.ts';
import { sidesOf } from '../table/seat-assignments.ts';
import { newId, newSeed } from '../tokens.ts';
import { leagueInfo, summaryOf } from './league-info.ts';
import type { LeagueKeeper } from './league-keeper.ts';
import { changeLeague, type LeagueSettings, type LoadedLeague, loadLeague, numberOf } from './league-log.ts';
import { leagueTitle } from './title.ts';

const MOST_HOSTED = 5; // unfinished leagues per host
const SHOWN = 20; // per list
const MOST_OWN = 50;
const ALL = 1_000_000;

/** Implements the routes about leagues. */
export function makeLeagues(service: Service, creator: MatchCreator, keeper: LeagueKeeper): LeagueBackend {
  const { store, now, moderation, games } = service;

  async function show(id: string, identity: string | null): Promise<Result<LeagueInfo>> {
    const record = await store.leagues.byId(id);
    if (!record) return no({ code: 'no-such-league' });
    return ok(await leagueInfo(service, await loadLeague(service, record), identity));
  }

  async function refuseSetUp(address: string, { game: name, options }: NewLeagueRequest): Promise<Fact | undefined> {
    const game = Object.hasOwn(games, name) ? games[name] : undefined;
    if (!game) return { code: 'unknown-game', game: name, known: Object.keys(games) };
    const rules = await creator.rulesFor({ address }, game, options, newSeed());
    if (!rules.ok) return rules.error;
    if (showsEverything(game, rules.value)) return { code: 'spectators-see-all' };
    return sidesOf(game.seats(rules.value)).length === 2 ? undefined : { code: 'league-two-sides' };
  }

  async function act(identity: string, code: string, type: LeagueVerb): Promise<Result<LeagueInfo>> {
    const record = await store.leagues.byCode(code.toUpperCase());
    if (!record) return no({ code: 'no-such-league' });
    const done = await changeLeague(service, record.id, (loaded) => changeFor(loaded, identity, type));
    if (!done.ok) return done;
    const { before } = done.value;
    const player = numberOf(before, identity);
    if (type === 'leave' && player !== null) await keeper.resign(before, player, identity);
    await keeper.advance(record.id);
    return show(record.id, identity);
  }

  const summaries = async (
    records: readonly LeagueRecord[],
    identity: string | null,
  ): Promise<readonly LeagueSummary[]> =>
    Promise.all(records.map(async (record) => summaryOf(await loadLeague(service, record), identity)));

  return {
    async open(identity, address, wish) {
      const title = leagueTitle(wish.title, moderation.filter);
      if (!title.ok) return title;
      const own = await store.leagues.of(identity, MOST_OWN);
      const hosted = own.filter(({ host, status }) => host === identity && status !== 'over');
      if (hosted.length >= MOST_HOSTED) return no({ code: 'too-many-leagues', most: MOST_HOSTED });
      const refusal = await refuseSetUp(address, wish);
      if (refusal) return no(refusal);
      const { game, options = null, kind, rounds = null, clock, listed = true, join = true } = wish;
      const settings: LeagueSettings = { title: title.value, game, options, kind, rounds, clock };
      const at = now();
      const record = { id: newId(), host: identity, settings: { ...settings }, listed, created: at, updated: at };
      const made = await savedWithCode({ ...record, status: 'open' as const }, (one) => store.leagues.create(one));
      return join ? act(identity, made.code, 'join') : show(made.id, identity);
    },
    async list(identity) {
      const [own, open, playing, over] = await Promise.all([
        identity === null ? [] : store.leagues.of(identity, MOST_OWN),
        ...(['open', 'playing', 'over'] as const).map((status) => store.leagues.listed(status, SHOWN)),
      ]);
      const mine = (await summaries(own, identity)).filter((league) => league.mine);
      const others = async (records: readonly LeagueRecord[] = []) =>
        (await summaries(records, identity)).filter((league) => !league.mine);
      const finished = (await others(over)).filter(({ players }) => players > 0); // not those closed before anyone played
      return { mine, open: await others(open), playing: await others(playing), over: finished };
    },
    async show(identity, code) {
      const record = await store.leagues.byCode(code.toUpperCase());
      return record ? show(record.id, identity) : no({ code: 'no-such-league' });
    },
    act,
    async leaveAll(identity) {
      for (const { id, code, host, status } of await store.leagues.of(identity, ALL)) {
        if (status === 'over') continue;
        await act(identity, code, 'leave'); // refused if they are not in it
        if (host === identity && status === 'open')
          await changeLeague(service, id, ({ league }) =>
            ok(league.status === 'open' ? { event: { type: 'closed' } } : null),
          );
      }
    },
  };
}

/** The event that a verb causes for this identity, or a refusal. */
function changeFor(
  loaded: LoadedLeague,
  identity: string,
  type: LeagueVerb,
): Result<{ readonly event: LeagueEvent; readonly identity?: string }> {
  const { record, league, players } = loaded;
  const known = numberOf(loaded, identity);
  const wish: Wish =
    type === 'join' || type === 'leave' ? { type, player: known } : { type, isHost: record.host === identity };
  const refusal = refuseWish(league, wish);
  if (refusal) return no(refusal);
  switch (type) {
    case 'join': {
      const player = known ?? Math.max(0, ...players.map((one) => one.player)) + 1;
      return ok({ event: { type: 'joined', player }, ...(known === null && { identity }) });
    }
    case 'leave':
      return ok({ event: { type: 'left', player: known ?? 0 } });
    case 'start':
      return ok({ event: { type: 'started' } });
    case 'close':
      return ok({ event: { type: 'closed' } });
  }
}
