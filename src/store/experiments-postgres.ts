import type { Experiments } from './experiments.ts';
import { experimentsOn } from './experiments-sql.ts';
import { linked } from './postgres.ts';
import { placeName } from './postgres-failure.ts';

/** In the database of the matches. */
export async function openPostgresExperiments(url: string): Promise<Experiments> {
  const { link, db } = await linked(url);
  return experimentsOn(db, {
    async record({ experiment_id, n, a, b, points, games, at, worker }, commands) {
      const [first, second] = commands.map((one) => one.commands);
      const values = [experiment_id, n, a, b, points, games, at, worker, first, second];
      return (await link.insist(PAIR, values)).length > 0 ? 'written' : 'taken';
    },
    read: (work) => link.read(work),
    factOf(error) {
      const fact = link.factOf(error);
      return fact.code === 'store-no-match' ? { code: 'store-no-experiment' } : fact; // the foreign key of a pair
    },
    closed: { code: 'store-closed', file: placeName(link.place) },
  });
}

/** One statement, and so all or nothing. No row = it was there before. */
const PAIR = `with recorded as (
  insert into pairs (experiment_id, n, a, b, points, games, at, worker) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict do nothing returning experiment_id, n),
  kept as (insert into pair_commands (experiment_id, n, which, commands)
  select experiment_id, n, which, commands from recorded, (values (0, $9::bytea), (1, $10::bytea)) as new (which, commands))
  select n from recorded`;
