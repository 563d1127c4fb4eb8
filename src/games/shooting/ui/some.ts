/** `1 wound`, `2 wounds`; the plural is the singular and an s unless it is told. */
export const some = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`;
