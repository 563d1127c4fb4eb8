import { type Seat, sideOf } from '../../kernel/ids.ts';
import type { FoundPerson } from '../../store/identity-store.ts';
import type { MatchRecord } from '../../store/store.ts';
import type { MyMatch } from '../../wire/identity.ts';
import type { OperatorContext } from '../operator/context.ts';
import { playersOf } from '../results/players.ts';
import { type Person, seatsOf } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { type Seating, seatingOf } from '../table/table-info.ts';
import { namesOfPlayers } from './player-names.ts';
import { lastNoticed, type TurnSummaries } from './turn-summaries.ts';

const MOST_READ = 10; // matches in one request

type Context = Pick<OperatorContext, 'service' | 'tables'>;

/** A match as the list needs it. */
interface Current {
  readonly status: MatchRecord['status'];
  readonly seating: Seating;
  readonly people: ReadonlyMap<string, Person>;
  readonly deadlines: readonly (number | null)[]; // of the caller's seats that must act
  readonly at: number;
}

/**
 * Matches in progress. One request reads at most ten of those that are not in memory; `more` others are left out, and
 * the next request continues with them.
 */
export async function unfinishedMatches(
  context: Context,
  summaries: TurnSummaries,
  found: readonly FoundPerson[],
): Promise<{ readonly unfinished: readonly MyMatch[]; readonly more: number }> {
  const unfinished: MyMatch[] = [];
  let read = 0;
  for (const one of found) {
    const table = await upToDate(context.tables.byId(one.match.id), one);
    const isKnown = table !== undefined || one.match.status === 'open' || summaries.get(one.match, one.entries);
    if (!isKnown && ++read > MOST_READ) continue;
    const current = table ? inMemory(table, one) : await stored(context, summaries, one);
    unfinished.push(await myMatch(context, one, current));
  }
  return { unfinished: unfinished.toSorted(byUrgency), more: found.length - unfinished.length };
}

/** Other nodes may have written to a match that is in memory here. */
async function upToDate(table: Table | undefined, { match, entries }: FoundPerson): Promise<Table | undefined> {
  if (!table || table.stopped) return undefined;
  if (table.saved.isOlderThan(match) || entries > (table.live?.match.log.length ?? 0)) await table.follower.catchUp();
  return table.stopped ? undefined : table;
}

function inMemory({ status, seating, people, live }: Table, { person, match }: FoundPerson): Current {
  const seats = seatsOf(seating.chairs, person.id);
  const asked = seats.map((seat) => live?.questions.demandOn(seat) ?? null).filter((one) => one !== null);
  const at = (live && lastNoticed(live.match, live.times, seats)) ?? match.updated;
  return { status, seating, people, deadlines: asked.map(({ deadline }) => deadline), at };
}

async function stored(
  { service }: Context,
  summaries: TurnSummaries,
  { person, match, entries }: FoundPerson,
): Promise<Current> {
  const seating = seatingOf(match);
  const people = new Map((await service.store.people(match.id)).map((one) => [one.id, one]));
  const { status, updated } = match;
  if (status === 'open') return { status, seating, people, deadlines: [], at: updated };
  const { deadlines, noticed } = summaries.get(match, entries) ?? (await summaries.read(match, entries));
  const seats = seatsOf(seating.chairs, person.id);
  const of = <T>(all: ReadonlyMap<Seat, T>): readonly T[] =>
    seats.flatMap((seat) => (all.has(seat) ? [all.get(seat) as T] : []));
  const times = of(noticed);
  return { status, seating, people, deadlines: of(deadlines), at: times.length > 0 ? Math.max(...times) : updated };
}

async function myMatch({ service }: Context, { person, match }: FoundPerson, current: Current): Promise<MyMatch> {
  const { chairs, players } = current.seating;
  const [seat] = seatsOf(chairs, person.id);
  const side = seat === undefined ? person.side : sideOf(seat);
  const sides = players?.sides ?? playersOf(chairs, current.people);
  const others = Object.entries(sides).flatMap(([name, keys]) => (name === side ? [] : keys));
  const guests = new Map([...current.people.values()].map(({ id, name }) => [id, name]));
  const nameOf = await namesOfPlayers(service.store, others, guests);
  const deadlines = current.deadlines.flatMap((deadline) => deadline ?? []);
  return {
    code: match.code,
    game: match.game,
    status: current.status,
    side,
    opponents: others.map(nameOf),
    waiting: current.deadlines.length > 0,
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
    at: current.at,
    result: null,
    unrated: players?.unrated ?? null,
    before: null,
    after: null,
    pair: placeInPair(match.code, current.seating),
    gone: false,
  };
}

/** Waiting before not waiting, started before open, the nearest deadline first, then the latest change. */
function byUrgency(a: MyMatch, b: MyMatch): number {
  const rank = ({ waiting, status }: MyMatch): number => (waiting ? 0 : status === 'playing' ? 1 : 2);
  const due = ({ deadline }: MyMatch): number => deadline ?? Number.MAX_SAFE_INTEGER;
  return rank(a) - rank(b) || due(a) - due(b) || b.at - a.at;
}

/** The place of a match in a pair. */
export function placeInPair(code: string, { pair }: Seating): MyMatch['pair'] {
  if (!pair) return null;
  return pair.game === 1 ? { game: 1, first: code } : { game: 2, first: pair.first };
}
