import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import { Calls } from './calls.ts';
import type { News, Shared } from './cluster-store.ts';
import { StoreFailure } from './failure.ts';
import { Turns } from './keyed-queue.ts';
import { matchRecord, matchRow, matchRowChange } from './match-rows.ts';
import { Batches } from './postgres-batch.ts';
import { sharedOn } from './postgres-cluster.ts';
import { isAway, isDouble, placeName } from './postgres-failure.ts';
import { ringOf } from './postgres-listen.ts';
import { Link, type Row } from './postgres-pool.ts';
import { CHAT, PERSON, writeStatement } from './postgres-write.ts';
import { readsOf } from './queries.ts';
import type { MatchRow, Tables } from './row-types.ts';
import { migrate } from './schema.ts';
import type { ChatRecord, PersonRecord, Store, Write, Written } from './store.ts';
import { storable } from './values.ts';

export interface PostgresStore extends Store {
  readonly shared: Shared;
}

type Query = { compile(): { readonly sql: string; readonly parameters: readonly unknown[] } };

/** Opens a database that several nodes may share, and makes its tables if need be. Rejects with a StoreFailure. */
export async function openPostgres(url: string): Promise<PostgresStore> {
  const { link, db } = await linked(url);
  return storeOn(url, link, db);
}

/** Connected, with all tables. */
export async function linked(url: string): Promise<{ readonly link: Link; readonly db: Kysely<Tables> }> {
  const link = new Link(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: link }) });
  try {
    (await link.connect(0)).release(); // whoever starts it wants to know at once that the address is wrong
    const fact = await migrate(db as Kysely<unknown>);
    if (fact) throw new StoreFailure({ ...fact, file: placeName(link.place) });
    return { link, db };
  } catch (error) {
    await link.end();
    throw new StoreFailure(link.factOf(error));
  }
}

function storeOn(url: string, link: Link, db: Kysely<Tables>): PostgresStore {
  const node = `${hostname()}-${randomBytes(4).toString('hex')}`;
  const closed = { code: 'store-closed', file: placeName(link.place) };
  const calls = new Calls(link.factOf, closed);
  const turns = new Turns(); // of each match: its writes are done in the order in which they were asked for
  const shared = sharedOn(url, link, node, (work) => calls.make(work));
  const reads = readsOf(db);

  /** Every write of a match that was asked for before is seen; `match` undefined = of all matches. */
  const rows = <Of = Row>(query: Query, match?: string): Promise<readonly Of[]> =>
    calls.make(async () => {
      await turns.past(match);
      const { sql, parameters } = query.compile();
      return (await link.askAgain(sql, storable(parameters))) as unknown as readonly Of[];
    });

  const records = async (query: Query, match?: string) => (await rows<MatchRow>(query, match)).map(matchRecord);

  const byId = async (id: string) => (await records(reads.byId(id), id))[0];

  /** Waits for the writes of no match. */
  const idOf = async (code: string): Promise<string | undefined> => {
    const { sql, parameters } = reads.byCode(code).compile();
    const [row] = (await link.askAgain(sql, storable(parameters))) as unknown as readonly MatchRow[];
    return row?.id;
  };

  const insist = async (text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    storable(values.flat());
    return link.insist(text, values);
  };

  /** Rows that it gave; undefined = something of the kind is there already. */
  async function ask(text: string, values: readonly unknown[]): Promise<readonly Row[] | undefined> {
    try {
      return await insist(text, values);
    } catch (error) {
      if (isDouble(error)) return undefined;
      throw error;
    }
  }

  const batches = new Batches(insist, (error) => !isAway(error));

  const inTurn = <T>(match: string, work: () => Promise<T>): Promise<T> => calls.make(() => turns.take(match, work));

  async function write({ match, entries = [], change, seen, ...rest }: Write): Promise<Written> {
    const columns = change && matchRowChange(change);
    const [first] = entries;
    const last = entries.at(-1);
    const news: News | undefined = last ? { what: 'log', match, place: last.n } : change && { what: 'seats', match };
    const ring = news ? ringOf(node, news) : '';
    const parts = { match, ...rest, ...(columns && { change: columns }) };
    if (first && entries.length === 1 && seen === undefined) return batches.write({ ...parts, entry: first, ring });
    if (entries.some(({ n }, i) => n !== (first?.n ?? 0) + i)) return 'taken';
    const { text, values } = writeStatement({ ...parts, entries, ...(seen !== undefined && { seen }) }, ring);
    const [answer] = (await ask(text, values)) ?? [];
    if (!answer) return 'taken';
    if (!answer.known) throw new StoreFailure({ code: 'store-no-match' });
    return answer.kept === 0 ? 'taken' : 'written';
  }

  async function addPerson({ id, match, tokenHash, name, side }: PersonRecord): Promise<Written> {
    const ring = ringOf(node, { what: 'seats', match });
    return (await ask(PERSON, [id, match, tokenHash, name, side, ring]))?.length ? 'written' : 'taken';
  }

  /** Of two nodes that say something at the same moment one has to count again. */
  async function say({ match, at, to, from, side, text }: ChatRecord): Promise<void> {
    const ring = ringOf(node, { what: 'talk', match });
    while (!(await ask(CHAT, [match, at, to, from, side, text, ring])));
  }

  return {
    shared,
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
        if (changed) shared.tell({ what: 'seats', match: String(changed.match_id) });
      }),
    people: (match) => rows(reads.people(match), match),
    say: (chat) => inTurn(chat.match, () => say(chat)),
    chat: async (match, most) => (await rows<never>(reads.chat(match, most), match)).toReversed(),
    removeOpen: (before) =>
      calls.make(async () => {
        await turns.past();
        await ask(`delete from matches where status = 'open' and updated < $1`, [before]);
      }),
    close: () =>
      calls.close(async () => {
        await shared.close();
        await link.end();
      }),
  };
}
