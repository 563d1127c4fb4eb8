import type { PersonInMatch } from '../../store/identity-store.ts';
import type { ResultRecord } from '../../store/result-store.ts';
import type { MyMatch, MyMatches } from '../../wire/identity.ts';
import type { Caller } from '../http/backend.ts';
import type { OperatorContext } from '../operator/context.ts';
import { resultsOf } from '../results/record-result.ts';
import type { Service } from '../service.ts';
import { seatingOf } from '../table/table-info.ts';
import { tokenHash } from '../tokens.ts';
import { figureOf } from './my-record.ts';
import { namesOfPlayers } from './player-names.ts';
import type { TurnSummaries } from './turn-summaries.ts';
import { placeInPair, unfinishedMatches } from './unfinished-matches.ts';

const MOST_UNFINISHED = 100;
const USUAL = 20;

interface Wish {
  readonly seats?: readonly string[]; // tokens
  readonly from?: number;
  readonly most?: number;
}

/** Matches that wait for the caller first, by deadline, then the others in progress; finished ones in pages. */
export async function myMatches(
  context: Pick<OperatorContext, 'service' | 'tables'>,
  summaries: TurnSummaries,
  { session }: Caller,
  { seats = [], from = 0, most = USUAL }: Wish,
): Promise<MyMatches> {
  const { store, now } = context.service;
  const guest = await store.identities.peopleWith(seats.map(tokenHash));
  const wanted = { over: false, takesPart: true };
  const own = session ? await store.identities.peopleOf(session.identity, wanted, MOST_UNFINISHED) : [];
  const inProgress = [...own, ...guest.filter((each) => each.match.status !== 'over' && isMine(each))];
  const { unfinished, more } = await unfinishedMatches(context, summaries, inProgress);
  const over = guest.filter((each) => each.match.status === 'over' && isMine(each));
  const player = session ? `i:${session.identity}` : null;
  const [finished, total] =
    player === null
      ? [await guestResults(context, over.slice(from, from + most)), over.length]
      : [await ownResults(context, player, from, most), await store.results.count(player)];
  return { now: now(), unfinished, more, finished, total };
}

/** A match in which they have or had a seat, or a lobby where they can still take one; not one they only watch. */
const isMine = ({ person, match }: PersonInMatch): boolean => person.side !== null || match.status === 'open';

/** Finished matches of an identity, some of which may have been deleted since. */
async function ownResults(
  { service }: Pick<OperatorContext, 'service'>,
  player: string,
  from: number,
  most: number,
): Promise<readonly MyMatch[]> {
  const { store } = service;
  const own = await store.results.of(player, { from, most });
  const all = await store.results.ofMatches(own.map(({ match }) => match));
  const people = (await Promise.all(own.map(({ match }) => store.people(match)))).flat();
  const present = new Set(people.map(({ match }) => match));
  const nameOf = await namesOfPlayers(
    store,
    all.map((one) => one.player),
    new Map(people.map(({ id, name }) => [id, name])),
  );
  const places = await pairsOf(service, own);
  return own.map((one) => finishedMatch(one, all, nameOf, places.get(one.match) ?? null, !present.has(one.match)));
}

/** The places of these matches in pairs. If the match was deleted, the results that were rated together say it. */
async function pairsOf(
  { store, games }: Service,
  results: readonly ResultRecord[],
): Promise<ReadonlyMap<string, MyMatch['pair']>> {
  const places = new Map<string, MyMatch['pair']>();
  for (const { match, game, code, ended, change } of results) {
    if (!Object.hasOwn(games, game) || games[game]?.ranked !== 'pair') continue;
    const record = await store.byId(match);
    const other = results.find(
      (one) => one.match !== match && one.game === game && one.change && one.change.n === change?.n,
    );
    if (record) places.set(match, placeInPair(code, seatingOf(record)));
    else if (other) places.set(match, ended < other.ended ? { game: 1, first: code } : { game: 2, first: other.code });
  }
  return places;
}

/** Finished matches of guests have no stored results. */
async function guestResults(
  { service }: Pick<OperatorContext, 'service'>,
  found: readonly PersonInMatch[],
): Promise<readonly MyMatch[]> {
  const { store } = service;
  const matches: MyMatch[] = [];
  for (const { person, match } of found) {
    const people = await store.people(match.id);
    const identities = people.flatMap(({ identity }) => identity ?? []);
    const all = resultsOf(match, people, new Set((await store.identities.names(identities)).keys()));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const nameOf = await namesOfPlayers(
      store,
      all.map(({ player }) => player),
      names,
    );
    const own = all.find(({ player }) => player === `p:${person.id}`);
    const none = { match: match.id, side: '', player: '', game: match.game, code: match.code };
    matches.push(
      finishedMatch(
        own ?? { ...none, score: null, ended: match.updated, unrated: null, change: null },
        all,
        nameOf,
        placeInPair(match.code, seatingOf(match)),
        false,
      ),
    );
  }
  return matches;
}

function resultOf(score: number | null): MyMatch['result'] {
  if (score === null) return 'closed';
  return score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';
}

function finishedMatch(
  { match, side, game, code, score, ended, unrated, change }: ResultRecord,
  all: readonly ResultRecord[],
  nameOf: Awaited<ReturnType<typeof namesOfPlayers>>,
  pair: MyMatch['pair'],
  gone: boolean,
): MyMatch {
  const others = all.filter((one) => one.match === match && one.side !== side);
  return {
    code,
    game,
    status: 'over',
    side: side === '' ? null : side,
    opponents: others.map(({ player }) => nameOf(player)),
    waiting: false,
    deadline: null,
    at: ended,
    result: side === '' ? null : resultOf(score),
    unrated,
    before: pair?.game === 1 ? null : change && figureOf(change.before),
    after: pair?.game === 1 ? null : change && figureOf(change.after),
    pair,
    gone,
  };
}
