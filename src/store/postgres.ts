import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import { PendingCalls } from './calls.ts';
import type { ClusterStore, NodeMessage } from './cluster-store.ts';
import { StoreFailure } from './failure.ts';
import { identitiesOn } from './identity-sql.ts';
import { leaguesOn } from './league-sql.ts';
import { listsOn } from './list-sql.ts';
import { matchRecord, matchRow, matchRowChange } from './match-rows.ts';
import { operatorOn } from './operator-sql.ts';
import { opponentsOn } from './opponent-sql.ts';
import { Batches } from './postgres-batch.ts';
import { postgresCluster } from './postgres-cluster.ts';
import { isAway, isDuplicate, placeName } from './postgres-failure.ts';
import { payloadOf } from './postgres-listen.ts';
import { PostgresPool, type Row } from './postgres-pool.ts';
import { CHAT, PERSON, SIGHTING, writeStatement } from './postgres-write.ts';
import { pushOn } from './push-sql.ts';
import { queriesOn } from './queries.ts';
import { resultsOn } from './result-sql.ts';
import type { MatchRow, Schema } from './row-types.ts';
import { LOCK_TABLE, migrate } from './schema.ts';
import type { RunAll } from './statements.ts';
import type { ChatRecord, PersonRecord, Store, Write, Written } from './store.ts';
import { storable } from './values.ts';

export interface PostgresStore extends Store {
  readonly cluster: ClusterStore;
}

type Query = { compile(): { readonly sql: string; readonly parameters: readonly unknown[] } };

/** Opens a database that several nodes may share, creating its tables if needed. Rejects with a StoreFailure. */
export async function openPostgres(url: string): Promise<PostgresStore> {
  const { link, db } = await connect(url);
  return storeOn(url, link, db);
}

/** Connects and creates missing tables. */
export async function connect(url: string): Promise<{ readonly link: PostgresPool; readonly db: Kysely<Schema> }> {
  const link = new PostgresPool(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: link }) });
  try {
    (await link.connect(0)).release(); // fail at once if the address is wrong
    const fact = await migrate(db as Kysely<unknown>);
    if (fact) throw new StoreFailure({ ...fact, file: placeName(link.place) });
    return { link, db };
  } catch (error) {
    await link.end();
    throw new StoreFailure(link.factOf(error));
  }
}

function storeOn(url: string, link: PostgresPool, db: Kysely<Schema>): PostgresStore {
  const node = `${hostname()}-${randomBytes(4).toString('hex')}`;
  const closed = { code: 'store-closed', file: placeName(link.place) };
  const calls = new PendingCalls(link.factOf, closed);
  const turns = new KeyedQueue(); // per match: writes run in the order they were requested
  const shared = postgresCluster(url, link, node, (work) => calls.make(work));
  const reads = queriesOn(db);

  /** Reads after all earlier writes of a match; `match` undefined = of all matches. */
  const rows = <Of = Row>(query: Query, match?: string): Promise<readonly Of[]> =>
    calls.make(async () => {
      await turns.idle(match);
      const { sql, parameters } = query.compile();
      return (await link.queryAgain(sql, storable(parameters))) as unknown as readonly Of[];
    });

  const records = async (query: Query, match?: string) => (await rows<MatchRow>(query, match)).map(matchRecord);

  const byId = async (id: string) => (await records(reads.byId(id), id))[0];

  /** Does not wait for pending writes. */
  const idOf = async (code: string): Promise<string | undefined> => {
    const { sql, parameters } = reads.byCode(code).compile();
    const [row] = (await link.queryAgain(sql, storable(parameters))) as unknown as readonly MatchRow[];
    return row?.id;
  };

  const insist = async (text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    storable(values.flat());
    return link.queryUntilWritten(text, values);
  };

  /** The returned rows; undefined if a unique constraint was violated. */
  async function ask(text: string, values: readonly unknown[]): Promise<readonly Row[] | undefined> {
    try {
      return await insist(text, values);
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }

  /** Runs statements without waiting for pending writes of matches. */
  const runAll: RunAll = (queries) =>
    calls.make(async () => {
      const statements = queries.map((query) => query.compile());
      const [only, ...more] = statements;
      if (!only || more.length > 0 || !/^select/i.test(only.sql)) return link.transaction(statements);
      return [{ rows: await link.queryAgain(only.sql, storable(only.parameters)), changes: 0 }];
    });

  const batches = new Batches(insist, (error) => !isAway(error));

  const inTurn = <T>(match: string, work: () => Promise<T>): Promise<T> => calls.make(() => turns.run(match, work));

  async function write({ match, entries = [], change, seen, ...rest }: Write): Promise<Written> {
    const columns = change && matchRowChange(change);
    const [first] = entries;
    const last = entries.at(-1);
    const news: NodeMessage | undefined = last
      ? { what: 'log', match, place: last.n }
      : change && { what: 'seats', match };
    const ring = news ? payloadOf(node, news) : '';
    const parts = { match, ...rest, ...(columns && { change: columns }) };
    if (first && entries.length === 1 && seen === undefined)
      return batches.write({ ...parts, entry: first, payload: ring });
    if (entries.some(({ n }, i) => n !== (first?.n ?? 0) + i)) return 'taken';
    const { text, values } = writeStatement({ ...parts, entries, ...(seen !== undefined && { seen }) }, ring);
    const [answer] = (await ask(text, values)) ?? [];
    if (!answer) return 'taken';
    if (!answer.known) throw new StoreFailure({ code: 'store-no-match' });
    return answer.kept === 0 ? 'taken' : 'written';
  }

  async function addPerson({ id, match, tokenHash, name, side, identity }: PersonRecord): Promise<Written> {
    const ring = payloadOf(node, { what: 'seats', match });
    return (await ask(PERSON, [id, match, tokenHash, name, side, identity, ring]))?.length ? 'written' : 'taken';
  }

  /** If two nodes write to the chat at the same moment, one has to take the next number and try again. */
  async function say({ match, at, to, from, side, text }: ChatRecord): Promise<void> {
    const ring = payloadOf(node, { what: 'talk', match });
    while (!(await ask(CHAT, [match, at, to, from, side, text, ring])));
  }

  return {
    cluster: shared,
    create: (record) =>
      inTurn(record.id, async () => {
        const { sql, parameters } = db
          .insertInto('matches')
          .values(matchRow(record))
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .compile();
        return (await ask(sql, parameters))?.length ? 'written' : 'taken';
      }),
    write: (parts) => inTurn(parts.match, () => write(parts)),
    byCode: async (code) => byId((await calls.make(() => idOf(code))) ?? ''),
    byId,
    unfinished: () => records(reads.unfinished()),
    createdBy: (creator, since) => records(reads.createdBy(creator, since)),
    countCreatedBy: async (creator, since) =>
      Number((await rows<{ count: string }>(reads.countCreatedBy(creator, since)))[0]?.count),
    listed: (status, most) => records(reads.listed(status, most)),
    entries: (match, from = 0) => rows(reads.entries(match, from), match),
    snapshot: async (match) => (await rows<never>(reads.snapshot(match), match))[0],
    decisions: (match, n) => rows(reads.decisions(match, n ?? null), match),
    decided: (match) => rows(reads.decided(match), match),
    addPerson: (person) => inTurn(person.match, () => addPerson(person)),
    changePerson: (id, { tokenHash, name, side }) =>
      calls.make(async () => {
        const columns = Object.entries({ token_hash: tokenHash, name, side }).filter(([, to]) => to !== undefined);
        if (columns.length === 0) return;
        const sets = columns.map(([column], i) => `${column} = $${i + 2}`).join(', ');
        const [changed] =
          (await ask(`update people set ${sets} where id = $1 returning match_id`, [
            id,
            ...columns.map(([, to]) => to),
          ])) ?? [];
        if (changed) shared.notify({ what: 'seats', match: String(changed.match_id) });
      }),
    people: (match) => rows(reads.people(match), match),
    addSighting: ({ match, viewer, side }) =>
      inTurn(match, async () => void (await ask(SIGHTING, [match, viewer, side]))),
    sightings: (match) => rows(reads.sightings(match), match),
    say: (chat) => inTurn(chat.match, () => say(chat)),
    chat: async (match, most) => (await rows<never>(reads.chat(match, most), match)).toReversed(),
    removeOpen: (before) =>
      calls.make(async () => {
        await turns.idle();
        await ask(`delete from matches where status = 'open' and updated < $1`, [before]);
      }),
    probe: () => calls.make(async () => void (await link.query(PROBE))),
    operator: operatorOn(
      db,
      (queries) =>
        calls.make(async () => {
          await turns.idle();
          return link.transaction(queries.map((query) => query.compile()));
        }),
      async () => false, // PostgreSQL vacuums on its own
    ),
    identities: identitiesOn(db, runAll, true),
    results: resultsOn(db, runAll),
    push: pushOn(db, runAll),
    opponents: opponentsOn(db, runAll, true),
    playerLists: listsOn(db, runAll, true),
    leagues: leaguesOn(db, runAll),
    close: () =>
      calls.close(async () => {
        await shared.close();
        await link.end();
      }),
  };
}

const PROBE = `update ${LOCK_TABLE} set is_locked = is_locked`; // a row that is otherwise unused

/** Runs tasks of the same key one at a time, in order; tasks of different keys run in parallel. */
class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.#last.set(key, turn);
    const leave = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }

  /** Resolves when all tasks queued so far are done, for one key or for all. */
  async idle(key?: string): Promise<void> {
    if (key === undefined) await Promise.allSettled(this.#last.values());
    else await this.#last.get(key)?.catch(() => {});
  }
}
