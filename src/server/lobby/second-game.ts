import type { Outcome } from '../../kernel/game.ts';
import { type Seat, type Side, sideOf } from '../../kernel/ids.ts';
import { outcomePoints } from '../../kernel/outcome-points.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import type { MatchRecord } from '../../store/store.ts';
import { retryOnConflict } from '../match/write-conflict.ts';
import { savedWithCode } from '../save-with-code.ts';
import type { Service } from '../service.ts';
import { emptySeats, type Person } from '../table/seat-assignments.ts';
import type { Table } from '../table/table.ts';
import { type Seating, seatingOf } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';
import { newId, newSeed } from '../tokens.ts';
import type { MatchCreator } from './create-match.ts';
import { recordOf } from './seated-match.ts';
import { chosenIn, DEFAULTS } from './settings.ts';
import { recordSighting, viewersOf } from './sightings.ts';
import { guardedSetup } from './spectator-view.ts';

export interface Opening {
  readonly service: Service;
  readonly tables: Tables;
  readonly creator: MatchCreator;
}

/** Visible to all, with the default limits: the settings of every match that the search for an opponent creates. */
export const SEARCH_SETTINGS = { listed: true } as const;

/**
 * Starts the second game of a pair: same set-up, new dice, swapped sides. Its id is fixed in advance, so repeated calls, other
 * nodes and restarts get the same match. Null if the first game is not over or was closed, or a player was deleted.
 */
export function openSecondGame(opening: Opening, first: Table): Promise<Result<Table> | null> {
  const known = inProgress.get(first);
  if (known) return known;
  const opened = open(opening, first).finally(() => inProgress.delete(first));
  inProgress.set(first, opened);
  return opened;
}

const inProgress = new WeakMap<Table, Promise<Result<Table> | null>>();

async function open(opening: Opening, first: Table): Promise<Result<Table> | null> {
  const { service, tables, creator } = opening;
  const { store, readiness } = service;
  const { pair, rematch } = first.seating;
  const { outcome } = first.info();
  if (pair?.game !== 1 || !outcome || outcome.reason.code === 'closed') return null;
  const players = await playersAfter(service, first);
  const stored = await store.byId(pair.other);
  if (!stored && (rematch !== null || !players)) return null; // deleted since, or it cannot be played
  if (!stored && readiness.draining) return no({ code: 'draining' });
  const made = stored || !players ? undefined : await createRecord(opening, first, players, pair.other, outcome);
  if (made && !made.ok) return made;
  const record = stored ?? made?.value;
  if (!record) return null;
  if (record.status === 'open' && players) await addPeople(service, record, players);
  const begun = await retryOnConflict(async (): Promise<Result<Table>> => {
    const table = await tables.get(record.code);
    if (!table) return no(tables.refusalFor(record.code));
    if (table.status !== 'open') return ok(table);
    for (const { identity, side } of table.people.values())
      if (side !== null) await recordSighting(table, { viewers: viewersOf(table, null, null, identity), side });
    await creator.begin(table);
    return ok(table);
  });
  if (begun.ok)
    await retryOnConflict(async () => {
      if (first.seating.rematch === null) await first.change({ rematch: record.code, swapped: true });
    });
  return begun;
}

type Players = ReadonlyMap<Side, Person>;

/** The two players of the first game by the side that they get now; undefined if one of them no longer exists. */
async function playersAfter({ store }: Service, { seating, people }: Table): Promise<Players | undefined> {
  const before = Object.entries(seating.players?.sides ?? {}).flatMap(([side, [key]]) => {
    const person = [...people.values()].find(({ identity }) => identity !== null && key === `i:${identity}`);
    return person ? [[side, person] as const] : [];
  });
  const [one, other] = before;
  if (!one || !other || before.length > 2) return undefined;
  const known = await store.identities.names(before.flatMap(([, { identity }]) => identity ?? []));
  return known.size === 2
    ? new Map([
        [one[0], other[1]],
        [other[0], one[1]],
      ])
    : undefined;
}

async function createRecord(
  { service: { store, now }, creator }: Opening,
  { game, rules, record: { code, id: other } }: Table,
  players: Players,
  id: string,
  outcome: Outcome,
): Promise<Result<MatchRecord>> {
  const seed = newSeed();
  const again = await creator.rulesFor({ address: '' }, game, guardedSetup(game, rules.setup), seed);
  if (!again.ok) return again;
  const seats = game.seats(again.value);
  const firstSeats = new Set<Seat>(
    [...players.keys()].flatMap((side) => seats.find((one) => sideOf(one) === side) ?? []),
  );
  const sides = [...players.keys()];
  const points = Object.fromEntries(
    sides.map((side) => [side, outcomePoints(outcome, sides.find((one) => one !== side) ?? side, sides.length)]),
  );
  const seating: Seating = {
    host: null,
    settings: { ...DEFAULTS, ...SEARCH_SETTINGS },
    chosen: chosenIn(SEARCH_SETTINGS),
    chairs: emptySeats(seats).map((chair) => (firstSeats.has(chair.seat) ? { ...chair, person: newId() } : chair)),
    rematch: null,
    pair: { game: 2, first: code, points, other },
    watched: false,
  };
  const record = { ...recordOf(now(), { id, game, rules: again.value, seed, seating }), listed: false }; // until it starts
  const saved = await savedWithCode(record, async (one) => {
    if ((await store.create(one)) === 'written') return 'written';
    return (await store.byId(id)) ? 'written' : 'taken'; // another node was faster
  });
  return ok((await store.byId(id)) ?? saved);
}

/** The same people: their seat tokens open the second game too, and their browsers are notified of its turns. */
async function addPeople({ store }: Service, record: MatchRecord, players: Players): Promise<void> {
  for (const { seat, person } of seatingOf(record).chairs) {
    const player = players.get(sideOf(seat));
    if (person === null || !player) continue;
    await store.addPerson({ ...player, id: person, side: sideOf(seat), match: record.id });
    const browsers = await store.push.subscriptions(player.id);
    for (const one of browsers) await store.push.subscribe({ ...one, person }, browsers.length);
  }
}
