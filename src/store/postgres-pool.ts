import pg from 'pg';
import { StoreFailure } from './failure.ts';
import { factOfPostgres, isAway, isCollision, type Place } from './postgres-failure.ts';

const CONNECTIONS = 10;
const PATIENCE = 10_000; // milliseconds, for a server that is being started again
const ANSWER_WITHIN = 30_000; // milliseconds, after which a connection is taken for dead
const READ_WITHIN = 5000; // the same for what may be asked again on another connection
const BIGINT = 20; // the type's number in PostgreSQL

/** Big integers are milliseconds or counts here, and so come as numbers: for our connections alone. */
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

/** A question that is given up after so many milliseconds. */
export const timed = (text: string, values: readonly unknown[], within: number) =>
  ({ text, values, query_timeout: within }) as pg.QueryConfig & { readonly query_timeout: number };

export const newClient = (url: string): pg.Client => new pg.Client(config(url));

export type Row = Readonly<Record<string, unknown>>;

/** The connections to one PostgreSQL: found again after they were lost, for as long as patience lasts. */
export class Link {
  readonly place: Place;
  readonly #pool: pg.Pool;
  #closed = false;

  constructor(url: string) {
    const { host, port, database = '', user = '' } = newClient(url);
    this.place = { host, port, database, user };
    this.#pool = new pg.Pool({ ...config(url), max: CONNECTIONS, allowExitOnIdle: true });
    this.#pool.on('error', () => {}); // an idle connection was lost: the next question gets another
    this.#pool.on('connect', (client) => client.on('error', () => {})); // whoever uses it is told by its own question
  }

  /** Waits for a server that is away; nothing has been sent before, so nothing is done twice. */
  async connect(patience = PATIENCE): Promise<pg.PoolClient> {
    const until = Date.now() + patience;
    for (let pause = 25; ; pause = Math.min(pause * 2, 500)) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (this.#closed || !isAway(error) || Date.now() + pause > until) throw this.#failure(error, false);
        await new Promise((wake) => setTimeout(wake, pause));
      }
    }
  }

  /** Asks once: when the connection is lost before the answer, nobody knows whether it was done. */
  async ask(text: string, values: readonly unknown[] = [], within = ANSWER_WITHIN): Promise<pg.QueryResult<Row>> {
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

  /** What collided with others wrote nothing, and is asked again. */
  async insist(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    for (;;) {
      try {
        return (await this.ask(text, values)).rows;
      } catch (error) {
        if (!isCollision(error)) throw error;
      }
    }
  }

  /** Only for what may be done twice: a connection that is silent is given up soon, and another is asked. */
  async askAgain(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.read(() => this.ask(text, values, READ_WITHIN))).rows;
  }

  /** Whatever only reads may be done again. */
  async read<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isAway(error) || Date.now() > until) throw error;
      }
    }
  }

  /** What an error means that came after something had been sent. */
  readonly factOf = (error: unknown) => factOfPostgres(error, this.place, true);

  #failure(error: unknown, sent: boolean): StoreFailure {
    return new StoreFailure(factOfPostgres(error, this.place, sent));
  }

  async end(): Promise<void> {
    this.#closed = true;
    await this.#pool.end();
  }
}
