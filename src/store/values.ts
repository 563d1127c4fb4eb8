import { StoreFailure } from './failure.ts';

/** Rejects NUL characters, at which SQLite's driver truncates text and which PostgreSQL refuses, and booleans, which crash the driver. */
export function storable(values: readonly unknown[]): unknown[] {
  for (const value of values)
    if (typeof value === 'boolean' || (typeof value === 'string' && value.includes('\0')))
      throw new StoreFailure({ code: 'store-bad-value' });
  return values as unknown[];
}
