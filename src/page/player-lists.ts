import { useEffect, useState } from 'preact/hooks';

/** A version of a list, such as an army list, that follows a signed-in player to other devices. */
export interface ListVersion {
  readonly id: string;
  readonly changed: number; // milliseconds since 1970; the newest version wins
  readonly removed: boolean;
  readonly body: unknown; // as the game defines it
}

/** What `games/<game>/ui/player-lists.ts` exports as `playerLists`: the lists in this browser. */
export interface PlayerLists {
  /**
   * Before an exchange: lists of another player who was signed in are put aside until that player is back. False: the
   * storage is full, so the lists here may be that player's and must not be exchanged.
   */
  claim(player: string): boolean;
  /** Deletes the lists of a player who has deleted their name. */
  forget(player: string): void;
  /** All lists, also removed ones. */
  versions(): readonly ListVersion[];
  /** Stores versions from other devices that are newer than those in this browser. */
  take(versions: readonly ListVersion[]): void;
  /** The server has stored the version of the time `sent`, with another time. */
  restamp(id: string, sent: number, stored: number): void;
}

/** Sent to the window when lists in this browser have changed, by the player or from another device. */
export const LISTS_CHANGED = 'umpire-lists';

/** Runs when lists change, also in another tab. */
export function onListsChanged(run: () => void): () => void {
  addEventListener(LISTS_CHANGED, run);
  addEventListener('storage', run);
  return () => {
    removeEventListener(LISTS_CHANGED, run);
    removeEventListener('storage', run);
  };
}

/** Where the lists are: only in this browser, also on the server, or why the server does not have them all. */
type ListsStatus = 'browser' | 'server' | { readonly fault: string };

const STATUS_CHANGED = 'umpire-lists-status';
let status: ListsStatus = 'browser';

export function setListsStatus(next: ListsStatus): void {
  status = next;
  dispatchEvent(new Event(STATUS_CHANGED));
}

export function useListsStatus(): ListsStatus {
  const [known, setKnown] = useState(status);
  useEffect(() => {
    const look = (): void => setKnown(status);
    look();
    addEventListener(STATUS_CHANGED, look);
    return () => removeEventListener(STATUS_CHANGED, look);
  }, []);
  return known;
}
