import pg from 'pg';
import { openPostgres } from '../src/store/postgres.ts';
import { privateServer } from '../src/store/testing/postgres-server.ts';
import type { Figure, Section, Size } from './bench.ts';
import { quantile } from './caller.ts';
import { type Child, startChild } from './children.ts';
import { crews, echoes, inTurns, type Load, type Measured, SOCKETS } from './loads.ts';
import { matchNamed } from './store-inserts.ts';

/** Commands over sockets with a real PostgreSQL: one node, and two on the same database. */
export const nodesSpeed: Section = {
  id: 'nodes',
  title: `several nodes on one PostgreSQL: commands over ${SOCKETS} sockets, one pending on each`,
  async run(size, say) {
    const postgres = await privateServer();
    process.env.DATABASE_URL = postgres.url;
    const children = await Promise.all([startChild('echo'), startChild('shared'), startChild('shared')]);
    try {
      const [bare, one, two] = children as [Child, Child, Child];
      const loads = await Promise.all([echoes(bare), crews(one), halves(one, two)]);
      const [echo, alone, both] = (await inTurns(loads, size === 'full' ? 20 : 7, say)) as [
        Measured,
        Measured,
        Measured,
      ];
      say('inserts');
      const inserts = await insertSpeeds(postgres.url, size);
      const refusals = alone.refusals + both.refusals;
      return [
        ...speed('plain `ws` echo server: round trips', echo),
        ...speed('four seats per socket, one node', alone),
        ratio('the same, compared with the echo server', alone.perSecond, echo.perSecond, 'times as fast'),
        ratio(
          'the same, compared with plain inserts with notifications',
          alone.perSecond,
          [inserts.notifying],
          'times as fast',
        ),
        ...speed('the same sockets spread over two nodes', both),
        {
          ...ratio('the same, compared with one node', both.perSecond, alone.perSecond, 'times as fast'),
          bound: { kind: 'at least', at: 0.95 },
        },
        ...inserts.figures,
        { what: 'refusals', value: refusals, unit: '', bound: { kind: 'at most', at: 0 }, runs: 'all of the above' },
      ];
    } finally {
      delete process.env.DATABASE_URL;
      await Promise.all(children.map((child) => child.close()));
      await postgres.remove();
    }
  },
};

/** Half of the players at each node. */
async function halves(one: Child, two: Child): Promise<Load> {
  const [left, right] = await Promise.all([crews(one), crews(two)]);
  return {
    async prepare() {
      const ready = await Promise.all([left.prepare(), right.prepare()]);
      return ready.flatMap((load) => load.slice(0, SOCKETS / 2));
    },
  };
}

const BODY = JSON.stringify({ n: 1234, seat: 'blue.captain', command: 'x'.repeat(80), events: ['x'.repeat(160)] });
const TABLE = `create table if not exists raw_entries (match_id text not null, n integer not null, body text not null,
  command text, at bigint not null, primary key (match_id, n))`;
const INSERT = 'insert into raw_entries values ($1, $2, $3, $4, $5)';
const NOTIFY = `with row as (${INSERT} returning n) select pg_notify('bench', 'x') from row`;

/**
 * The store compared with plain inserts of the same rows through the same driver: one commit each, and one
 * notification each.
 */
async function insertSpeeds(
  url: string,
  size: Size,
): Promise<{ readonly notifying: number; readonly figures: readonly Figure[] }> {
  const each = size === 'full' ? 100 : 30;
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(TABLE);
  const store = await openPostgres(url);
  const sums = { plain: [] as number[], notifying: [] as number[], ours: [] as number[] };
  const timed = async (write: (match: string, n: number) => Promise<unknown>, salt: string): Promise<number> => {
    const from = performance.now();
    await Promise.all(
      Array.from({ length: SOCKETS }, async (_, i) => {
        for (let n = 0; n < each; n++) await write(`${salt}-${i}`, n);
      }),
    );
    return (each * SOCKETS) / ((performance.now() - from) / 1000);
  };
  for (let round = 0; round < 3; round++) {
    const row = (match: string, n: number) => [match, n, BODY, `blue.captain/c${n}`, n];
    sums.plain.push(await timed((match, n) => pool.query(INSERT, row(match, n)), `plain${round}`));
    sums.notifying.push(await timed((match, n) => pool.query(NOTIFY, row(match, n)), `ring${round}`));
    await Promise.all(Array.from({ length: SOCKETS }, (_, i) => store.create(matchNamed(`ours${round}-${i}`))));
    const entry = (n: number) => [{ n, body: BODY, command: `blue.captain/c${n}`, at: n }];
    sums.ours.push(await timed((match, n) => store.write({ match, entries: entry(n) }), `ours${round}`));
  }
  await store.close();
  await pool.end();
  const runs = `median of 3 rounds of ${each * SOCKETS}`;
  const figure = (what: string, list: readonly number[]): Figure => ({
    what,
    value: median(list),
    unit: 'per second',
    runs,
  });
  return {
    notifying: median(sums.notifying),
    figures: [
      figure(`plain inserts of the same rows, ${SOCKETS} writers, one commit each`, sums.plain),
      figure('the same with one notification each', sums.notifying),
      figure(`the store with ${SOCKETS} writers, including notifications`, sums.ours),
      ratio('the same, compared with plain inserts', sums.ours, sums.plain, 'times as fast'),
      ratio('the same, compared with plain inserts with notifications', sums.ours, sums.notifying, 'times as fast'),
    ],
  };
}

const speed = (what: string, { perSecond, p50, p99, messages }: Measured): readonly Figure[] => [
  {
    what,
    value: median(perSecond),
    unit: `per second (half within ${p50.toFixed(1)} ms)`,
    runs: `median of ${perSecond.length} rounds, ${messages} in all`,
  },
  { what: 'the same, 99th percentile', value: p99, unit: 'ms', runs: 'the same' },
];

const ratio = (what: string, ours: readonly number[], theirs: readonly number[], unit: string): Figure => ({
  what,
  value: median(ours.map((each, round) => each / (theirs[round] ?? median(theirs)))),
  unit,
  runs: `median of ${ours.length} rounds`,
});

const median = (list: readonly number[]): number => quantile(list, 0.5);
