/** A player who looks for an opponent. */
export interface WaitingRecord {
  readonly ticket: string; // digest of the ticket, which becomes the seat token
  readonly game: string;
  readonly name: string;
  readonly identity: string | null; // id; null = a guest
  readonly browser: string | null; // digest of the browser id
  readonly address: string;
  readonly mu: number; // rating when they joined
  readonly joined: number; // milliseconds since 1970
  readonly seen: number; // when the page last asked
}

/** A waiting player and, once an opponent has been chosen, the pair. */
export interface QueuedRecord extends WaitingRecord {
  readonly pair: string | null; // id of the claim
  readonly claimed: number | null; // its time
  readonly code: string | null; // of the match, once it exists
}

/** The queue of players who look for an opponent. Every write is atomic, also between nodes. */
export interface OpponentStore {
  /** Adds a player; replaces the rows of the same identity or browser in this game that are not part of a pair. */
  add(waiting: WaitingRecord): Promise<void>;
  /** The row, after noting that its page has just asked. */
  seen(ticket: string, at: number): Promise<QueuedRecord | undefined>;
  /** Players without an opponent, seen since then; those who have waited longest come first. */
  waiting(game: string, since: number, most: number): Promise<readonly WaitingRecord[]>;
  count(address: string, since: number): Promise<number>; // the same, of an address in all games
  /** Makes a pair of two players. False: one of them has left, is gone or is part of another pair. */
  claim(pair: string, tickets: readonly [string, string], at: number, since: number): Promise<boolean>;
  /** Stores the match of a pair. False: the pair no longer exists, so the match must not start. */
  confirm(pair: string, code: string): Promise<boolean>;
  release(pair: string): Promise<void>; // both wait again, unless they have a match
  remove(ticket: string): Promise<boolean>; // false: not waiting, or part of a pair
  removeBefore(seen: number): Promise<void>; // rows whose page last asked before this time
}
