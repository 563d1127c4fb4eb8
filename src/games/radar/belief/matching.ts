/** Whether each row can be assigned a value of its own. */
export const covers = (rows: readonly (readonly unknown[])[]): boolean => matched(rows) !== undefined;

/** An assignment of a distinct value to each row, by value, if there is one (Kuhn). */
export function matched<T>(rows: readonly (readonly T[])[]): ReadonlyMap<T, number> | undefined {
  const taken = new Map<T, number>();
  const seat = (row: number, tried: Set<T>): boolean => {
    for (const value of rows[row] as readonly T[]) {
      if (tried.has(value)) continue;
      tried.add(value);
      const holder = taken.get(value);
      if (holder !== undefined && !seat(holder, tried)) continue;
      taken.set(value, row);
      return true;
    }
    return false;
  };
  return rows.every((_, row) => seat(row, new Set())) ? taken : undefined;
}
