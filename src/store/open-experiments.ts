import type { Experiments } from './experiments.ts';

/** A folder that contains `arena.db`, or a PostgreSQL URL. */
export type ExperimentsPlace = { readonly data: string } | { readonly url: string };

/** Several processes may open the same experiments. Rejects with a StoreFailure. */
export async function openExperiments(where: ExperimentsPlace): Promise<Experiments> {
  if ('url' in where) {
    const { openPostgresExperiments } = await import('./experiments-postgres.ts');
    return openPostgresExperiments(where.url);
  }
  const { openSqliteExperiments } = await import('./experiments-sqlite.ts');
  return openSqliteExperiments(where.data);
}
