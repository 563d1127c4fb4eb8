import { LISTS_CHANGED, type PlayerLists } from '../../../page/player-lists.ts';
import { remember, remembered } from '../../../page/storage.ts';
import { bodyOf, fingerprintsOf, type ListBody, withBody } from '../roster/list-body.ts';
import { LISTS_KEY } from './lists/lists-key.ts';
import { storedLists, writeLists } from './lists/storage.ts';

const OLDEST = 1; // of lists that were stored before their times were

const OWNER_KEY = `${LISTS_KEY}.owner`; // the last player who was signed in
const asideKey = (player: string): string => `${LISTS_KEY}.of.${player}`;

/** Stores a value; false if the storage is full or blocked. */
function isRemembered(key: string, value: unknown): boolean {
  remember(key, value);
  return JSON.stringify(remembered<unknown>(key, null)) === JSON.stringify(value);
}

/** The army lists in this browser, as they follow a signed-in player. */
export const playerLists: PlayerLists = {
  claim(player) {
    const owner = remembered<string | null>(OWNER_KEY, null);
    if (owner === player) return true;
    const theirs = remembered<unknown>(LISTS_KEY, null);
    const isChanging = owner !== null || theirs === null;
    if (owner !== null && !isRemembered(asideKey(owner), theirs)) return false;
    if (isChanging) remember(LISTS_KEY, null); // makes room
    const hasLists = !isChanging || isRemembered(LISTS_KEY, remembered<unknown>(asideKey(player), null));
    if (!hasLists || !isRemembered(OWNER_KEY, player)) {
      if (owner !== null) remember(asideKey(owner), null);
      remember(LISTS_KEY, null);
      remember(LISTS_KEY, theirs);
      return false;
    }
    if (isChanging) {
      remember(asideKey(player), null);
      globalThis.dispatchEvent?.(new Event(LISTS_CHANGED));
    }
    return true;
  },
  forget(player) {
    remember(asideKey(player), null);
    if (remembered<string | null>(OWNER_KEY, null) !== player) return;
    remember(OWNER_KEY, null);
    remember(LISTS_KEY, null);
    globalThis.dispatchEvent?.(new Event(LISTS_CHANGED));
  },
  versions() {
    const stored = storedLists();
    return fingerprintsOf(stored).map((id) => {
      const body = bodyOf(stored, id);
      return { id, changed: stored.changed[id] ?? OLDEST, removed: body.list === null, body };
    });
  },
  take(versions) {
    const before = storedLists();
    let stored = before;
    for (const { id, changed, body } of versions)
      if (changed > (stored.changed[id] ?? 0)) stored = withBody(stored, id, body as ListBody, changed);
    if (stored !== before) writeLists(stored);
  },
  restamp(id, sent, at) {
    const stored = storedLists();
    if ((stored.changed[id] ?? OLDEST) === sent) writeLists({ ...stored, changed: { ...stored.changed, [id]: at } });
  },
};
