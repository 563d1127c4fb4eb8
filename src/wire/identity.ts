import type { Side } from '../kernel/ids.ts';
import type { TableInfo } from './messages.ts';

/** What this server offers at the address that the page was loaded from. */
export interface IdentityInfo {
  readonly passkeys: boolean; // only on https and localhost
}

/** A signed-in device. */
interface Device {
  readonly id: string;
  readonly device: string; // such as `Firefox, Linux`; empty = unknown
  readonly created: number; // milliseconds since 1970
  readonly seen: number; // last used, to within an hour
  readonly current: boolean; // the one that asks
}

interface Passkey {
  readonly id: string;
  readonly created: number;
  readonly used: number | null; // last time
}

/** The caller's identity, with everything that follows them to every device. */
export interface Me {
  readonly name: string;
  readonly created: number;
  readonly settings: Readonly<Record<string, unknown>>; // of the page
  readonly lessons: readonly string[]; // finished ones, such as `radar/captain`
  readonly devices: readonly Device[];
  readonly passkeys: readonly Passkey[];
  readonly recovery: number | null; // when the current recovery link was made; null = none
}

/** Changes of an identity; `lessons` are added to those already finished. */
export interface MeChange {
  readonly name?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly lessons?: readonly string[];
}

/** The answer to a sign-in. The session token and the recovery secret are sent only once; the server stores digests. */
export interface SignedIn {
  readonly session: string;
  readonly recovery?: string; // secret of a new recovery link
  readonly me: Me;
  readonly linked: readonly string[]; // codes of guest matches that now belong to the identity
}

/** A new identity, or a sign-in, may bring along the seats that this browser holds as a guest. */
export interface Bringing {
  readonly seats?: readonly string[]; // tokens
}

/** An opponent, or another player of a result. */
export type PlayerName =
  | { readonly kind: 'person'; readonly name: string } // signed in
  | { readonly kind: 'guest'; readonly name: string | null } // null: no longer known
  | { readonly kind: 'bot'; readonly bot: string } // name with its level
  | { readonly kind: 'deleted' };

/** Skill and its uncertainty (one standard deviation), as shown: `1,480 ± 90`. */
export interface RatingFigure {
  readonly rating: number;
  readonly plusMinus: number;
}

/** One of the caller's matches. */
export interface MyMatch {
  readonly code: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly side: Side | null; // null: only watches
  readonly opponents: readonly PlayerName[];
  readonly waiting: boolean; // for the caller
  readonly deadline: number | null; // of the caller's decision, by the server's clock
  readonly at: number; // when it ended, was last changed or was created
  readonly result: 'won' | 'drawn' | 'lost' | 'closed' | null; // null: not over, or only watched
  readonly unrated: string | null; // why it does not count for the rating
  readonly before: RatingFigure | null; // rating before and after it, if it is rated; for a pair, only in its second match
  readonly after: RatingFigure | null;
  readonly pair: { readonly game: 1 | 2; readonly first: string } | null; // place in a pair of rated matches, with the first one's code
  readonly gone: boolean; // the match itself has been deleted
}

/** Matches that wait for the caller come first, by deadline; then the others in progress; finished ones in pages. */
export interface MyMatches {
  readonly now: number; // the server's clock
  readonly unfinished: readonly MyMatch[];
  readonly more: number; // unfinished ones that the server has not read yet: ask again to get them
  readonly finished: readonly MyMatch[];
  readonly total: number; // finished
}

interface GameRating extends RatingFigure {
  readonly game: string;
  readonly matches: number;
}

/** Results against one opponent in one game. */
interface OpponentRecord {
  readonly game: string;
  readonly opponent: PlayerName;
  readonly rating: RatingFigure | null; // of the opponent
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Ratings, and the record against each opponent. */
export interface MyRecord {
  readonly ratings: readonly GameRating[];
  readonly opponents: readonly OpponentRecord[];
}

/** A list of a game that follows the player, such as an army list. */
export interface PlayerListHead {
  readonly id: string;
  readonly changed: number; // milliseconds since 1970; the newest version wins
  readonly removed: boolean;
}

export interface PlayerList extends PlayerListHead {
  readonly body: unknown; // as the game defines it
}

/** The answer to a write: the stored version, which is another one if it is newer. */
export interface WrittenList extends PlayerListHead {
  readonly written: boolean;
}

/** Limits of what follows a player. */
export const MOST_LESSONS = 200;
export const MOST_SEATS = 40; // guest seats in one request
export const LARGEST_SETTINGS = 4096; // characters as JSON
export const LARGEST_LIST = 512 * 1024; // bytes of a request
export const PLAYER_LISTS = { lists: 50, removed: 200, characters: 4_000_000 } as const; // per identity
