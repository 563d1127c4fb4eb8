import type { Ask } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Outcome } from '../kernel/game.ts';
import type { Seat, Side, Watcher } from '../kernel/ids.ts';
import type { Patch } from './patch.ts';

/** Raised when an older client would misread us. */
export const PROTOCOL = 1;

// ---- The table: what anybody may know of a match beside the game itself ----

export type Holder =
  | { readonly kind: 'open' } // nobody yet; a bot sits down at the start
  | { readonly kind: 'bot'; readonly bot: string; readonly free: boolean } // free = a person may take it over
  | {
      readonly kind: 'human';
      readonly name: string;
      readonly here: boolean; // connected
      readonly bot: string | null; // plays for them while they are away
    };

export interface SeatInfo {
  readonly seat: Seat;
  readonly holder: Holder;
}

/** How a match is run; the rules are in `setup`. */
export interface Settings {
  readonly listed: boolean;
  readonly pace: number; // milliseconds a bot takes for an action; 0 = as fast as it goes
  readonly clock: number | null; // seconds for a decision; null = no clock
  readonly takeOver: number | null; // seconds until a bot plays for somebody who has left; null = ten minutes
  readonly delay: number; // seconds that spectators lag behind
}

/** Seconds that people wait for one who has gone, at most: then a bot plays, whatever the host has wished. */
export const LONGEST_AWAY = 600;

export type Status = 'open' | 'playing' | 'over';

export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly status: Status;
  readonly setup: Readonly<Record<string, unknown>>; // complete: `game.setUp(setup)` gives the rules without a roll
  readonly rulesVersion: string;
  readonly sides: readonly Side[];
  readonly seats: readonly SeatInfo[];
  readonly host: string | null; // their name; null = the server's own
  readonly settings: Settings;
  readonly spectators: number;
  readonly created: number; // milliseconds since 1970
  readonly outcome: Outcome | null;
  readonly parent: { readonly match: string; readonly place: number } | null; // forked from
  readonly rematch: string | null; // code of the match that follows
  readonly commitment: string; // sha256 of the seed, which is published at the end
}

// ---- From the server. Every frame is an array of these, in order. ----

/** First answer to `hello`. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly version: string; // of the server; a page of another version loads itself again
  readonly table: TableInfo;
  readonly you: {
    readonly name: string | null;
    readonly seats: readonly Seat[]; // empty = a spectator
    readonly host: boolean;
  };
  readonly now: number; // the server's clock, for deadlines
}

export interface TableMessage {
  readonly type: 'table';
  readonly table: TableInfo;
}

/** What your eyes see now. Sent on joining, and when the seats you hold change; `heard` goes on from it. */
export interface ViewMessage {
  readonly type: 'view';
  readonly seq: number;
  readonly eyes: readonly Watcher[]; // your seats, or `spectator`, or `archive` once it is over
  readonly views: Readonly<Record<Watcher, object>>; // the game's view without its `rules`
}

/** One thing that happened, as your eyes and ears have it. Sequence numbers are your own: they count what you heard. */
export interface HeardMessage {
  readonly type: 'heard';
  readonly seq: number;
  readonly at: number; // when, by the server's clock
  readonly events: Readonly<Record<Watcher, readonly { readonly type: string }[]>>; // of each of your eyes
  readonly see: Readonly<Record<Watcher, Patch>>; // how the view changed; absent in what is told again after a gap
}

/** It is for this seat to act, or it may. Sent when that changes; no kinds = no longer. */
export interface AskMessage {
  readonly type: 'ask';
  readonly seat: Seat;
  readonly kinds: Ask['kinds'];
  readonly must: boolean;
  readonly deadline: number | null; // by the server's clock
  readonly options?: readonly { readonly type: string }[]; // left out where `hello` said so
}

export type AnswerMessage =
  | { readonly type: 'answer'; readonly id: string; readonly ok: true; readonly seq: number }
  | {
      readonly type: 'answer';
      readonly id: string;
      readonly ok: false;
      readonly refusal: Fact;
      readonly words: string;
    };

export interface ChatMessage {
  readonly type: 'chat';
  readonly to: 'crew' | 'table';
  readonly from: string;
  readonly side: Side | null;
  readonly text: string;
  readonly at: number;
}

/**
 * It is over: the seed, so that every roll can be checked. A `view` of the archive follows; to those who come when it
 * is over, the whole story as the archive has it stands between the two, counted from 1.
 */
export interface OverMessage {
  readonly type: 'over';
  readonly outcome: Outcome;
  readonly seed: string;
}

/** Proof of life, every `BEAT` milliseconds. */
export interface BeatMessage {
  readonly type: 'beat';
  readonly now: number;
}

/** Said before a connection is cut, or of a message that could not be read. */
export interface FaultMessage {
  readonly type: 'fault';
  readonly fault: Fact;
  readonly words: string;
}

export type ServerMessage =
  | Welcome
  | TableMessage
  | ViewMessage
  | HeardMessage
  | AskMessage
  | AnswerMessage
  | ChatMessage
  | OverMessage
  | BeatMessage
  | FaultMessage;

export const BEAT = 15_000;

/** Why a socket was closed, by its close code. */
export const CLOSED = {
  'bad-hello': 4000, // the first message was no hello, or none came in time
  'wrong-token': 4001,
  'no-such-match': 4004,
  flood: 4008, // too many messages
  'too-slow': 4009, // did not read what was sent
  stopping: 4012, // the server stops; come back
} as const;
