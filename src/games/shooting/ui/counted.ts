/** `1 wound`, `2 wounds`; the plural adds an s by default. */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : many}`;
