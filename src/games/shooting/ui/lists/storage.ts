import { LISTS_CHANGED } from '../../../../page/player-lists.ts';
import { remember, remembered } from '../../../../page/storage.ts';
import type { ImportedList } from '../../roster/imported.ts';
import { type ListChange, withChange } from '../../roster/list-body.ts';
import { listTitle } from '../../roster/list-title.ts';
import type { KnownSheet } from '../../roster/sheets.ts';
import { sheetsOf } from '../../roster/sheets.ts';
import { finishedLists, NO_LISTS, type StoredLists } from '../../roster/stored.ts';
import { LISTS_KEY } from './lists-key.ts';

/** The lists in this browser. */
export const storedLists = (): StoredLists => ({ ...NO_LISTS, ...remembered<Partial<StoredLists>>(LISTS_KEY, {}) });

/** Stores what the player changed, with the time. Returns false if the browser's storage is full or forbidden. */
export const storeLists = (change: ListChange): boolean => writeLists(withChange(storedLists(), change, Date.now()));

/** Stores lists with the times that they have. */
export function writeLists(stored: StoredLists): boolean {
  remember(LISTS_KEY, stored);
  const isStored = JSON.stringify(storedLists()) === JSON.stringify({ ...NO_LISTS, ...stored });
  if (isStored) globalThis.dispatchEvent?.(new Event(LISTS_CHANGED));
  return isStored;
}

/** The lists in this browser with all corrections, for other pages: `units` by name, with points and values. */
export const myLists = (): readonly ImportedList[] => finishedLists(storedLists());

/** A stored list's datasheets, for other pages such as a matrix. */
export interface ListSheets {
  readonly name: string;
  readonly sheets: readonly KnownSheet[];
}

/** The datasheets of every stored list. Units without values are left out; the lists panel shows them. */
export const mySheets = (): readonly ListSheets[] =>
  myLists().map((list) => ({ name: listTitle(list), sheets: sheetsOf(list) }));
