import type { Seat, Side } from '../kernel/ids.ts';
import type { LeagueSummary } from './leagues.ts';
import type { TableInfo } from './messages.ts';

/** A chat message as stored; `to` is `table` or a side. */
export interface StoredMessage {
  readonly at: number;
  readonly to: string;
  readonly from: string;
  readonly side: Side | null;
  readonly text: string;
}

/** A match in the operator's list. */
export interface OperatorMatch {
  readonly code: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly listed: boolean;
  readonly people: readonly string[]; // names
  readonly connected: number; // sockets on the node that answers
  readonly created: number;
  readonly updated: number;
}

export interface OperatorMatches {
  readonly total: number;
  readonly matches: readonly OperatorMatch[];
}

/** A person in a match, as the operator sees them. */
export interface OperatorPerson {
  readonly id: string;
  readonly name: string;
  readonly side: Side | null;
  readonly seats: readonly Seat[];
  readonly identity: string | null; // id; null = a guest
  readonly muted: boolean;
  readonly banned: boolean;
  readonly addresses: readonly string[]; // connected to the node that answers
}

/** Never contains hidden information of a match in progress: only the chat to the whole table. */
export interface OperatorMatchDetails {
  readonly match: OperatorMatch;
  readonly packed: boolean;
  readonly people: readonly OperatorPerson[];
  readonly chat: readonly StoredMessage[];
}

export interface Ban {
  readonly id: string;
  readonly kind: 'address' | 'seat' | 'identity';
  readonly value: string; // a range, the digest of a seat token, or the id of an identity
  readonly note: string;
  readonly created: number;
  readonly until: number | null; // null = until it is lifted
}

/** Exactly one of `address`, `token` and `person`. */
export interface BanRequest {
  readonly address?: string;
  readonly token?: string;
  readonly person?: string; // id of a person, whose identity is banned if they have one, or of an identity
  readonly note?: string;
  readonly hours?: number; // default: until it is lifted
}

export interface Report {
  readonly id: string;
  readonly code: string;
  readonly name: string; // of the reporter
  readonly note: string;
  readonly messages: readonly StoredMessage[];
  readonly at: number;
  readonly closed: number | null;
}

export interface OperatorAction {
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly target: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A league in the operator's list, public or not. */
export interface OperatorLeague extends Omit<LeagueSummary, 'mine'> {
  readonly host: string | null; // name; null: deleted
}

/** By seat token, or by the id of a person in a match or of an identity. */
export type PersonRequest = { readonly token: string } | { readonly person: string };

/** Everything stored about one person in a match. */
export interface PersonData {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly side: Side | null;
    readonly identity: string | null; // id, if they were signed in
  };
  readonly match: { readonly code: string; readonly game: string; readonly created: number };
  readonly address: string | null; // from which they created the match, if they did
  readonly seats: readonly Seat[];
  readonly chat: readonly StoredMessage[];
  readonly commands: readonly { readonly n: number; readonly at: number; readonly entry: unknown }[];
  readonly reports: readonly Report[];
  readonly partial: boolean; // the match is in progress: commands and messages to the crew are left out
}

/** Everything stored about an identity. */
export interface IdentityData {
  readonly identity: {
    readonly id: string;
    readonly name: string;
    readonly created: number;
    readonly settings: object;
    readonly lessons: readonly string[];
  };
  readonly devices: readonly { readonly device: string; readonly created: number; readonly seen: number }[];
  readonly passkeys: readonly { readonly created: number; readonly used: number | null }[];
  readonly recovery: number | null; // when the recovery link was made
  readonly ratings: readonly object[];
  readonly lists: readonly object[]; // saved lists, such as army lists, and removed ones
  readonly results: readonly object[];
  readonly people: readonly PersonData[]; // in each match
}
