import type { Ask } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Outcome } from '../kernel/game.ts';
import type { Seat, Side, Watcher } from '../kernel/ids.ts';
import type { Patch } from './patch.ts';

/** Increased when older clients would misread the messages. */
export const PROTOCOL = 1;

// ---- The table: public information about a match, except the game itself ----

export type Holder =
  | { readonly kind: 'open' } // empty; a bot takes it at the start
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
  readonly pace: number; // milliseconds a bot waits before an action; 0 = none
  readonly clock: number | null; // seconds per decision; null = no clock
  readonly takeOver: number | null; // seconds until a bot plays for an absent player; null: see `awayLimit`
  readonly delay: number; // seconds of spectator delay
}

/** Seconds after which a bot plays for an absent player without a takeover time, except by correspondence. */
export const LONGEST_AWAY = 600;

/** Seconds per decision from which a match is played by correspondence: players come and go, and only the clock counts. */
const LONG_CLOCK = 3600;

/** The longest time per decision: two weeks, in seconds. */
export const LONGEST_CLOCK = 14 * 86_400;

export const isCorrespondence = ({ clock }: Pick<Settings, 'clock'>): boolean => clock !== null && clock >= LONG_CLOCK;

/** Seconds until a bot plays for an absent player; null = never, because they only have to be back before their deadline. */
export const awayLimit = (settings: Pick<Settings, 'clock' | 'takeOver'>): number | null =>
  settings.takeOver ?? (isCorrespondence(settings) ? null : LONGEST_AWAY);

/** Default seconds with two or more people, so that no one waits for a player who has left. */
export const AMONG_PEOPLE = { clock: 90, takeOver: 60 } as const;

type Status = 'open' | 'playing' | 'over';

/** One of the two matches that are rated together, with swapped sides. `rematch` of the first is the second. */
export type PairPlace =
  | { readonly game: 1 }
  | {
      readonly game: 2;
      readonly first: string; // code of the first match
      readonly points: Readonly<Record<Side, number>>; // from the first match, by the side that the player has now
    };

export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly status: Status;
  readonly setup: Readonly<Record<string, unknown>>; // complete: `game.setUp(setup)` returns the rules without rolling dice
  readonly rulesVersion: string;
  readonly sides: readonly Side[];
  readonly seats: readonly SeatInfo[];
  readonly host: string | null; // name; null = no host
  readonly settings: Settings;
  readonly spectators: number;
  readonly created: number; // milliseconds since 1970
  readonly outcome: Outcome | null;
  readonly parent: { readonly match: string; readonly place: number } | null; // forked from
  readonly rematch: string | null; // code of the next match
  readonly league?: { readonly code: string; readonly title: string }; // that the match belongs to
  readonly pair?: PairPlace;
  readonly commitment: string; // sha256 of the seed, which is published at the end
  readonly viewed?: number; // time when an operator last viewed hidden information during the match
}

// ---- From the server. Every frame is an array of these, in order. ----

/** First answer to `hello`. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly version: string; // of the server; a page of another version reloads
  readonly table: TableInfo;
  readonly you: {
    readonly name: string | null;
    readonly seats: readonly Seat[]; // empty = a spectator
    readonly host: boolean;
  };
  readonly now: number; // the server's clock, for deadlines
}

interface TableMessage {
  readonly type: 'table';
  readonly table: TableInfo;
}

/** What you see now. Sent when you connect and when your seats change; `heard` messages build on it. */
export interface ViewMessage {
  readonly type: 'view';
  readonly seq: number;
  readonly eyes: readonly Watcher[]; // your seats, or `spectator`, or `archive` once it is over
  readonly views: Readonly<Record<Watcher, object>>; // the game's view without its `rules`
}

/** One entry as you noticed it. Sequence numbers are your own: they count what you noticed. */
export interface HeardMessage {
  readonly type: 'heard';
  readonly seq: number;
  readonly at: number; // by the server's clock
  readonly events: Readonly<Record<Watcher, readonly { readonly type: string }[]>>; // by watcher
  readonly see: Readonly<Record<Watcher, Patch>>; // changes of the views; absent in entries sent again after a reconnect
}

/** What a seat must or may do. Sent when it changes; no kinds = nothing. */
export interface AskMessage {
  readonly type: 'ask';
  readonly seat: Seat;
  readonly kinds: Ask['kinds'];
  readonly must: boolean;
  readonly deadline: number | null; // by the server's clock
  readonly options?: readonly { readonly type: string }[]; // absent if `hello` asked for none
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
 * The match is over; with the seed every roll can be checked. An archive `view` follows. Clients that connect later get the
 * whole history as the archive heard it in between, numbered from 1.
 */
export interface OverMessage {
  readonly type: 'over';
  readonly outcome: Outcome;
  readonly seed: string;
}

/** The seat is yours again, after a bot or the clock made moves for you while you were away. */
interface PlayedForYouMessage {
  readonly type: 'played-for-you';
  readonly seat: Seat;
  readonly moves: number;
}

/** The operator has announced a server restart, or cancelled it (null). */
interface RestartMessage {
  readonly type: 'restart';
  readonly at: number | null; // by the server's clock
}

/** Heartbeat, every `BEAT` milliseconds. */
interface BeatMessage {
  readonly type: 'beat';
  readonly now: number;
}

/** Sent before a connection is closed, or about an invalid message. */
interface FaultMessage {
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
  | PlayedForYouMessage
  | RestartMessage
  | BeatMessage
  | FaultMessage;

export const BEAT = 15_000;

/** WebSocket close codes. */
export const CLOSED = {
  'bad-hello': 4000, // the first message was not a hello, or none came in time
  'wrong-token': 4001,
  'signed-out': 4002, // this device was signed out
  banned: 4003, // the operator has banned this address, seat or identity
  'no-such-match': 4004,
  flood: 4008, // too many messages
  'too-slow': 4009, // too much unread data
  stopping: 4012, // the server is restarting; reconnect
} as const;
