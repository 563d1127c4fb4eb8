export const some = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`;

/** A word for each of some names. */
export const by =
  <K extends string>(table: Readonly<Record<K, string>>) =>
  (name: K): string =>
    table[name];
