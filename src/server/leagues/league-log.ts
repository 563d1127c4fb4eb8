import { no, ok, type Result } from '../../kernel/result.ts';
import { applyEvent, leagueAfter } from '../../leagues/apply.ts';
import type { League, LeagueEvent, Player } from '../../leagues/league.ts';
import type { LeaguePlayer, LeagueRecord } from '../../store/league-store.ts';
import type { Written } from '../../store/store.ts';
import type { LeagueKind } from '../../wire/leagues.ts';
import type { Service } from '../service.ts';
import { newId } from '../tokens.ts';

/** What the host has chosen; stored with the league. */
export interface LeagueSettings {
  readonly title: string;
  readonly game: string;
  readonly options: unknown;
  readonly kind: LeagueKind;
  readonly rounds: number | null;
  readonly clock: number;
}

/** A league, derived from its events. */
export interface LoadedLeague {
  readonly record: LeagueRecord;
  readonly settings: LeagueSettings;
  readonly length: number; // number of events
  readonly players: readonly LeaguePlayer[];
  readonly league: League;
}

/** An event to add. `identity`: of a player who gets a new number. */
interface Change {
  readonly event: LeagueEvent;
  readonly identity?: string;
}

const TRIES = 100; // other nodes may add events at the same moment

export async function loadLeague({ store }: Pick<Service, 'store'>, record: LeagueRecord): Promise<LoadedLeague> {
  const [events, players] = await Promise.all([store.leagues.events(record.id), store.leagues.players([record.id])]);
  const settings = record.settings as unknown as LeagueSettings;
  const league = leagueAfter(settings, events as unknown as readonly LeagueEvent[]);
  return { record, settings, length: events.length, players, league };
}

/** The number of an identity in a league, if it has ever joined. */
export const numberOf = ({ players }: LoadedLeague, identity: string | null): Player | null =>
  (identity === null ? undefined : players.find((one) => one.identity === identity)?.player) ?? null;

/**
 * Adds the event that `decide` chooses, again if another one came first. A refusal changes nothing; `null` means that
 * nothing has to be done. Returns the league before and after.
 */
export async function changeLeague(
  service: Pick<Service, 'store' | 'now'>,
  id: string,
  decide: (loaded: LoadedLeague) => Result<Change | null>,
): Promise<Result<{ readonly before: LoadedLeague; readonly after: League }>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const record = await service.store.leagues.byId(id);
    if (!record) return no({ code: 'no-such-league' });
    const before = await loadLeague(service, record);
    const change = decide(before);
    if (!change.ok) return change;
    if (change.value === null) return ok({ before, after: before.league });
    const after = applyEvent(before.league, change.value.event);
    if ((await append(service, before, change.value, after)) === 'written') return ok({ before, after });
  }
  throw new Error('cannot change a league: too many conflicting writes');
}

const append = (
  { store, now }: Pick<Service, 'store' | 'now'>,
  { record, length }: LoadedLeague,
  { event, identity }: Change,
  after: League,
): Promise<Written> =>
  store.leagues.append(record.id, {
    n: length,
    id: newId(),
    body: { ...event },
    at: now(),
    status: after.status,
    ...(identity !== undefined && event.type === 'joined' && { player: { player: event.player, identity } }),
  });
