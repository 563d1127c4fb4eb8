/** A player's list for a game, such as an army list. It follows the player to every device. */
export interface ListRecord {
  readonly identity: string; // id
  readonly game: string;
  readonly id: string; // the game's own, unique per player and game
  readonly changed: number; // milliseconds since 1970; the newest version wins
  readonly removed: boolean; // the body then has only what stays for the next import
  readonly body: unknown; // the game has checked it
}

/** A list without its body. */
export type ListHead = Pick<ListRecord, 'id' | 'changed' | 'removed'>;

/** Limits per identity, over all its games. */
export interface ListLimits {
  readonly lists: number;
  readonly removed: number; // beyond that, the oldest removed lists are forgotten
  readonly characters: number; // of all bodies as JSON
}

/** `older`: the stored version is at least as new; `full`: a limit is reached. Neither changes anything. */
type ListWritten = 'written' | 'older' | 'full';

/** Lists that belong to identities and are deleted with them. */
export interface ListStore {
  heads(identity: string, game: string): Promise<readonly ListHead[]>; // by id
  get(identity: string, game: string, id: string): Promise<ListRecord | undefined>;
  all(identity: string): Promise<readonly ListRecord[]>; // by game and id
  put(record: ListRecord, limits: ListLimits): Promise<ListWritten>;
}
