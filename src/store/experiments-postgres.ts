import type { Experiments } from './experiments.ts';
import { sqlExperiments } from './experiments-sql.ts';
import { connect } from './postgres.ts';
import { placeName } from './postgres-failure.ts';

/** Experiments in the same database as the matches. */
export async function openPostgresExperiments(url: string): Promise<Experiments> {
  const { link, db } = await connect(url);
  return sqlExperiments(db, {
    async record({ experiment_id, n, a, b, points, games, at, worker }, commands) {
      const [first, second] = commands.map((one) => one.commands);
      const values = [experiment_id, n, a, b, points, games, at, worker, first, second];
      return (await link.queryUntilWritten(PAIR, values)).length > 0 ? 'written' : 'taken';
    },
    read: (work) => link.retryReads(work),
    factOf(error) {
      const fact = link.factOf(error);
      return fact.code === 'store-no-match' ? { code: 'store-no-experiment' } : fact; // from the foreign key of a pair
    },
    closed: { code: 'store-closed', file: placeName(link.place) },
  });
}

/** One statement, so all or nothing. Returns no row if the pair was recorded before. */
const PAIR = `with recorded as (
  insert into pairs (experiment_id, n, a, b, points, games, at, worker) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict do nothing returning experiment_id, n),
  kept as (insert into pair_commands (experiment_id, n, which, commands)
  select experiment_id, n, which, commands from recorded, (values (0, $9::bytea), (1, $10::bytea)) as new (which, commands))
  select n from recorded`;
