import type { Watcher } from '../kernel/ids.ts';

/** A player's notes by match and seat, newest match first. */
export type Notebook<T> = readonly Sheet<T>[];

interface Sheet<T> {
  readonly match: string;
  readonly pages: Readonly<Record<Watcher, T>>;
}

/** Matches whose notes are stored. */
export const MATCHES_KEPT = 10;

export const pageOf = <T>(book: Notebook<T>, match: string, watcher: Watcher): T | undefined =>
  book.find((sheet) => sheet.match === match)?.pages[watcher];

/** The book with this page; its match moves to the front, and the oldest is dropped. */
export function written<T>(book: Notebook<T>, match: string, watcher: Watcher, page: T): Notebook<T> {
  const pages = { ...book.find((sheet) => sheet.match === match)?.pages, [watcher]: page };
  return [{ match, pages }, ...book.filter((sheet) => sheet.match !== match)].slice(0, MATCHES_KEPT);
}
