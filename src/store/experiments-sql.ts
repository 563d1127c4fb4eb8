import type { Kysely } from 'kysely';
import type { Fact } from '../kernel/fact.ts';
import { PendingCalls } from './calls.ts';
import {
  commandRows,
  experimentRecord,
  experimentRow,
  experimentRowChange,
  gamesIn,
  pairRow,
  pairSummary,
} from './experiment-rows.ts';
import type { ExperimentRecord, Experiments } from './experiments.ts';
import { StoreFailure } from './failure.ts';
import type { PairCommandsRow, PairRow, Schema } from './row-types.ts';
import type { Written } from './store.ts';
import { storable } from './values.ts';

/** What differs between databases. */
export interface Dialect {
  record(pair: PairRow, commands: readonly PairCommandsRow[]): Written | Promise<Written>; // all or nothing
  read<T>(work: () => Promise<T>): Promise<T>; // may retry if the connection was lost
  factOf(error: unknown): Fact; // translates a driver error
  readonly closed: Fact; // the error after closing
}

/** Experiments in any SQL database. */
export function sqlExperiments(db: Kysely<Schema>, part: Dialect): Experiments {
  const calls = new PendingCalls(part.factOf, part.closed);
  const read = <T>(work: () => Promise<T>): Promise<T> => calls.make(() => part.read(work));

  async function begin(record: ExperimentRecord): Promise<Written> {
    const row = checked(experimentRow(record));
    const [{ numInsertedOrUpdatedRows = 0n } = {}] = await db
      .insertInto('experiments')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return numInsertedOrUpdatedRows > 0n ? 'written' : 'taken';
  }

  return {
    begin: (record) => calls.make(() => begin(record)),

    change: (id, change) =>
      calls.make(async () => {
        const columns = checked(experimentRowChange(change));
        if (Object.keys(columns).length === 0) return;
        const [{ numUpdatedRows = 0n } = {}] = await db
          .updateTable('experiments')
          .set(columns)
          .where('id', '=', id)
          .execute();
        if (numUpdatedRows === 0n) throw new StoreFailure({ code: 'store-no-experiment' });
      }),

    experiment: (id) =>
      read(async () => {
        const row = await db.selectFrom('experiments').selectAll().where('id', '=', id).executeTakeFirst();
        return row && experimentRecord(row);
      }),

    experiments: ({ game, status }, most) =>
      read(async () => {
        const rows = await db
          .selectFrom('experiments')
          .selectAll()
          .$if(game !== undefined, (some) => some.where('game', '=', game ?? ''))
          .$if(status !== undefined, (some) => some.where('status', '=', status ?? ''))
          .orderBy('created', 'desc')
          .orderBy('id')
          .limit(most)
          .execute();
        return rows.map(experimentRecord);
      }),

    record: (pair) =>
      calls.make(async () => {
        const row = checked(pairRow(pair));
        return part.record(row, commandRows(pair));
      }),

    pairs: (id, from = 0) =>
      read(async () => {
        const rows = await db
          .selectFrom('pairs')
          .selectAll()
          .where('experiment_id', '=', id)
          .where('n', '>=', from)
          .orderBy('n')
          .execute();
        return rows.map(pairSummary);
      }),

    counts: (ids) =>
      read(async () => {
        if (ids.length === 0) return new Map();
        const rows = await db
          .selectFrom('pairs')
          .select(['experiment_id', (own) => own.fn.countAll().as('pairs')])
          .where('experiment_id', 'in', ids)
          .groupBy('experiment_id')
          .execute();
        return new Map(rows.map(({ experiment_id, pairs }) => [experiment_id, Number(pairs)]));
      }),

    played: (game) =>
      read(async () => {
        const rows = await db
          .selectFrom('pairs')
          .innerJoin('experiments', 'experiments.id', 'pairs.experiment_id')
          .selectAll('pairs')
          .where('experiments.game', '=', game)
          .orderBy('pairs.at')
          .orderBy('pairs.experiment_id')
          .orderBy('pairs.n')
          .execute();
        return rows.map(pairSummary);
      }),

    gameOf: (id, n, which) =>
      read(async () => {
        const row = await db
          .selectFrom('pair_commands')
          .innerJoin('pairs', (join) =>
            join
              .onRef('pairs.experiment_id', '=', 'pair_commands.experiment_id')
              .onRef('pairs.n', '=', 'pair_commands.n'),
          )
          .select(['pairs.games', 'pair_commands.commands'])
          .where('pair_commands.experiment_id', '=', id)
          .where('pair_commands.n', '=', n)
          .where('pair_commands.which', '=', which)
          .executeTakeFirst();
        return row && { ...gamesIn(row.games)[which], commands: new Uint8Array(row.commands) };
      }),

    remove: (id) =>
      calls.make(async () => {
        await db.deleteFrom('experiments').where('id', '=', id).execute();
      }),

    close: () => calls.close(() => db.destroy()),
  };
}

function checked<Row extends object>(row: Row): Row {
  storable(Object.values(row));
  return row;
}
