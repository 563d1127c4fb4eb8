import pg from 'pg';
import { StoreFailure } from './failure.ts';
import { factOfPostgres, isAway, isCollision, type Place } from './postgres-failure.ts';
import { storable } from './values.ts';

const CONNECTIONS = 10;
const PATIENCE = 10_000; // milliseconds to wait for a server that restarts
const ANSWER_WITHIN = 30_000; // milliseconds until a connection counts as dead
const READ_WITHIN = 5000; // the same for queries that can be repeated on another connection
const BIGINT = 20; // PostgreSQL's type id

/** bigint columns hold milliseconds or counts, so parse them as numbers, on our connections only. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
} as pg.CustomTypesConfig;

const config = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'umpire',
  connectionTimeoutMillis: 5000,
  query_timeout: ANSWER_WITHIN,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types,
});

/** A query with a timeout in milliseconds. */
export const timed = (text: string, values: readonly unknown[], within: number) =>
  ({ text, values, query_timeout: within }) as pg.QueryConfig & { readonly query_timeout: number };

export const newClient = (url: string): pg.Client => new pg.Client(config(url));

export type Row = Readonly<Record<string, unknown>>;

/** Connections to one PostgreSQL, reopened for a limited time after they are lost. */
export class PostgresPool {
  readonly place: Place;
  readonly #pool: pg.Pool;
  #closed = false;

  constructor(url: string) {
    const { host, port, database = '', user = '' } = newClient(url);
    this.place = { host, port, database, user };
    this.#pool = new pg.Pool({ ...config(url), max: CONNECTIONS, allowExitOnIdle: true });
    this.#pool.on('error', () => {}); // an idle connection was lost: the next query gets another
    this.#pool.on('connect', (client) => client.on('error', () => {})); // the query in progress reports it
  }

  /** Waits while the server is unreachable. Safe, because nothing has been sent yet. */
  async connect(patience = PATIENCE): Promise<pg.PoolClient> {
    const until = performance.now() + patience;
    for (let pause = 25; ; pause = Math.min(pause * 2, 500)) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (this.#closed || !isAway(error) || performance.now() + pause > until) throw this.#failure(error, false);
        await new Promise((wake) => setTimeout(wake, pause));
      }
    }
  }

  /** Queries once: if the connection is lost before the answer, it is unknown whether the query ran. */
  async query(text: string, values: readonly unknown[] = [], within = ANSWER_WITHIN): Promise<pg.QueryResult<Row>> {
    const client = await this.connect();
    try {
      const result = await client.query<Row>(timed(text, values, within));
      client.release();
      return result;
    } catch (error) {
      client.release(isAway(error));
      throw error;
    }
  }

  /** Retries after a deadlock or serialization failure, which wrote nothing. */
  async queryUntilWritten(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    for (;;) {
      try {
        return (await this.query(text, values)).rows;
      } catch (error) {
        if (!isCollision(error)) throw error;
      }
    }
  }

  /** Runs statements in one transaction; retries after a deadlock, which wrote nothing. */
  async transaction(
    statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[],
  ): Promise<readonly { readonly rows: readonly Row[]; readonly changes: number }[]> {
    for (const { parameters } of statements) storable(parameters);
    for (;;) {
      const client = await this.connect();
      try {
        await client.query('begin');
        const done: { readonly rows: readonly Row[]; readonly changes: number }[] = [];
        for (const { sql, parameters } of statements) {
          const { rows, rowCount } = await client.query<Row>(timed(sql, parameters, ANSWER_WITHIN));
          done.push({ rows, changes: rowCount ?? 0 });
        }
        await client.query('commit');
        client.release();
        return done;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        client.release(isAway(error));
        if (!isCollision(error)) throw error;
      }
    }
  }

  /** For queries that may run twice: gives up a silent connection soon and uses another. */
  async queryAgain(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.retryReads(() => this.query(text, values, READ_WITHIN))).rows;
  }

  /** Reads can always be repeated. */
  async retryReads<T>(work: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error) || performance.now() > until) throw error;
      }
    }
  }

  /** Translates an error that came after something had been sent. */
  readonly factOf = (error: unknown) => factOfPostgres(error, this.place, true);

  #failure(error: unknown, sent: boolean): StoreFailure {
    return new StoreFailure(factOfPostgres(error, this.place, sent));
  }

  async end(): Promise<void> {
    this.#closed = true;
    await this.#pool.end();
  }
}
