import { StoreFailure } from './failure.ts';

/** SQLite's driver would cut a text at a zero character, and ends the whole process when it is given a boolean; PostgreSQL has no zero character. */
export function storable(values: readonly unknown[]): unknown[] {
  for (const value of values)
    if (typeof value === 'boolean' || (typeof value === 'string' && value.includes('\0')))
      throw new StoreFailure({ code: 'store-bad-value' });
  return values as unknown[];
}
