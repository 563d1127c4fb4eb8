import type { Outcome } from '../kernel/game.ts';
import type { ClusterStore } from './cluster-store.ts';
import type { OperatorStore } from './operator-store.ts';

/** A match without its log. `table` belongs to the server: seats, host, settings. */
export interface MatchRecord {
  readonly id: string; // random, never shown
  readonly code: string; // short, to share
  readonly game: string;
  readonly rulesVersion: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly parent: { readonly match: string; readonly place: number } | null; // code and position it was forked from
  readonly status: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly table: Readonly<Record<string, unknown>>;
  readonly rev: number; // number of changes of `table`
  readonly outcome: Outcome | null;
  readonly creator: string; // the address that created it; empty = unknown
  readonly created: number; // milliseconds since 1970
  readonly updated: number;
}

/** The fields of a match that may change. */
export type MatchChange = Partial<Pick<MatchRecord, 'status' | 'listed' | 'table' | 'outcome' | 'updated'>>;

export interface EntryRecord {
  readonly n: number; // position in the log
  readonly body: string; // the entry as JSON
  readonly command: string | null; // `person/seat/id` of a command with an id; unique within its match
  readonly at: number;
}

export interface StoredDecision {
  readonly n: number;
  readonly seat: string;
  readonly body: string; // DecisionRecord as JSON
}

export interface Snapshot {
  readonly n: number; // number of entries before it
  readonly body: string; // `{state, table}` as JSON, without the rules
}

/** A person at a match. Only the digest of their token is stored. */
export interface PersonRecord {
  readonly id: string;
  readonly match: string; // id
  readonly tokenHash: string;
  readonly name: string;
  readonly side: string | null; // the side they have played; never a second one
}

export interface ChatRecord {
  readonly match: string;
  readonly at: number;
  readonly to: string; // `table` or a side
  readonly from: string;
  readonly side: string | null;
  readonly text: string;
}

/** A person or browser that has seen what a side of a match hides. */
export interface SightingRecord {
  readonly match: string; // id
  readonly viewer: string; // a person's id, or the hash of a browser id
  readonly side: string; // `*` = every side
}

/** One atomic write to a match. */
export interface Write {
  readonly match: string; // id
  readonly entries?: readonly EntryRecord[];
  readonly decisions?: readonly StoredDecision[];
  readonly snapshot?: Snapshot;
  readonly change?: MatchChange;
  readonly seen?: number; // the `rev` that a change of `table` is based on; `taken` if it has changed
}

/** `taken`: not the next log position, a duplicate command id or code, or a changed table. Nothing was written. */
export type Written = 'written' | 'taken';

/**
 * The match store. A write resolves once it is on disk; writes that arrive together are committed together, across all
 * matches.
 */
export interface Store {
  readonly cluster?: ClusterStore; // if several nodes can share it
  readonly operator: OperatorStore;
  create(record: MatchRecord): Promise<Written>;
  write(write: Write): Promise<Written>;
  byCode(code: string): Promise<MatchRecord | undefined>;
  byId(id: string): Promise<MatchRecord | undefined>;
  unfinished(): Promise<readonly MatchRecord[]>; // `playing`
  createdBy(creator: string, since: number): Promise<readonly MatchRecord[]>; // not over, and changed since then
  listed(status: MatchRecord['status'], most: number): Promise<readonly MatchRecord[]>; // newest first
  entries(match: string, from?: number): Promise<readonly EntryRecord[]>;
  snapshot(match: string): Promise<Snapshot | undefined>; // the newest
  decisions(match: string, n?: number): Promise<readonly StoredDecision[]>; // at one position, or all
  decided(match: string): Promise<readonly Omit<StoredDecision, 'body'>[]>; // without the bodies
  addPerson(person: PersonRecord): Promise<Written>;
  changePerson(id: string, change: Partial<Pick<PersonRecord, 'tokenHash' | 'name' | 'side'>>): Promise<void>;
  people(match: string): Promise<readonly PersonRecord[]>;
  addSighting(sighting: SightingRecord): Promise<void>; // again: no effect
  sightings(match: string): Promise<readonly SightingRecord[]>;
  say(chat: ChatRecord): Promise<void>;
  chat(match: string, most: number): Promise<readonly ChatRecord[]>; // the last ones, oldest first
  removeOpen(before: number): Promise<void>; // open matches unchanged since then
  probe(): Promise<void>; // a small write to disk; rejects if the store cannot write
  /**
   * Only for a database file: from now on it does not change, so that another process can copy it, until the returned
   * function is called. Writes continue. One call at a time.
   */
  freeze?(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
