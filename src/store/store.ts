import type { Outcome } from '../kernel/game.ts';
import type { Shared } from './cluster-store.ts';

/** A match but for its log. `table` is the server's own: seats, host, settings. */
export interface MatchRecord {
  readonly id: string; // random, never shown
  readonly code: string; // short, to share
  readonly game: string;
  readonly rulesVersion: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly parent: { readonly match: string; readonly place: number } | null; // code and place it was forked from
  readonly status: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly table: Readonly<Record<string, unknown>>;
  readonly rev: number; // how often `table` was changed
  readonly outcome: Outcome | null;
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

/** What may change of a match. */
export type MatchChange = Partial<Pick<MatchRecord, 'status' | 'listed' | 'table' | 'outcome' | 'updated'>>;

export interface EntryRecord {
  readonly n: number; // place in the log
  readonly body: string; // the entry as JSON
  readonly command: string | null; // `person/seat/id` of a command that carried an id; unique in its match
  readonly at: number;
}

export interface StoredDecision {
  readonly n: number;
  readonly seat: string;
  readonly body: string; // DecisionRecord as JSON
}

export interface Snapshot {
  readonly n: number; // entries before it
  readonly body: string; // `{state, table}` as JSON, without the rules
}

/** A person at a match: their token is kept as a digest only. */
export interface PersonRecord {
  readonly id: string;
  readonly match: string; // id
  readonly tokenHash: string;
  readonly name: string;
  readonly side: string | null; // the side they have sat on: never of two
}

export interface ChatRecord {
  readonly match: string;
  readonly at: number;
  readonly to: string; // `table` or a side
  readonly from: string;
  readonly side: string | null;
  readonly text: string;
}

/** Everything that one step of a match writes: all of it or nothing. */
export interface Write {
  readonly match: string; // id
  readonly entries?: readonly EntryRecord[];
  readonly decisions?: readonly StoredDecision[];
  readonly snapshot?: Snapshot;
  readonly change?: MatchChange;
  readonly seen?: number; // the `rev` that a change of `table` goes out from; another by now = taken
}

/**
 * `taken`: that place in the log is not the next one, the command id or code is there already, or the table has been changed
 * meanwhile; nothing was written.
 */
export type Written = 'written' | 'taken';

/**
 * Where matches are kept. A promise of a write is kept once it is on the disk; writes of all matches that arrive
 * together are committed together. Everything is asynchronous, so that a database across a network fits as well.
 */
export interface Store {
  readonly shared?: Shared; // where several nodes may be on it; each is told of what the others write
  create(record: MatchRecord): Promise<Written>;
  write(write: Write): Promise<Written>;
  byCode(code: string): Promise<MatchRecord | undefined>;
  byId(id: string): Promise<MatchRecord | undefined>;
  unfinished(): Promise<readonly MatchRecord[]>; // `playing`
  listed(status: MatchRecord['status'], most: number): Promise<readonly MatchRecord[]>; // newest first
  entries(match: string, from?: number): Promise<readonly EntryRecord[]>;
  snapshot(match: string): Promise<Snapshot | undefined>; // the newest
  decisions(match: string, n?: number): Promise<readonly StoredDecision[]>; // of one place, or all
  decided(match: string): Promise<readonly Omit<StoredDecision, 'body'>[]>; // where, without what
  addPerson(person: PersonRecord): Promise<Written>;
  changePerson(id: string, change: Partial<Pick<PersonRecord, 'tokenHash' | 'name' | 'side'>>): Promise<void>;
  people(match: string): Promise<readonly PersonRecord[]>;
  say(chat: ChatRecord): Promise<void>;
  chat(match: string, most: number): Promise<readonly ChatRecord[]>; // the last ones, oldest first
  removeOpen(before: number): Promise<void>; // matches that nobody started, untouched since then
  close(): Promise<void>;
}
