import type { ClusterStore } from './cluster-store.ts';
import type { IdentityStore } from './identity-store.ts';
import type { LeagueStore } from './league-store.ts';
import type { ListStore } from './list-store.ts';
import type { OperatorStore } from './operator-store.ts';
import type { OpponentStore } from './opponent-store.ts';
import type { PushStore } from './push-store.ts';
import type {
  ChatRecord,
  EntryRecord,
  MatchChange,
  MatchRecord,
  PersonRecord,
  Snapshot,
  StoredDecision,
  Written,
} from './records.ts';
import type { ResultStore } from './result-store.ts';

export type {
  ChatRecord,
  EntryRecord,
  MatchChange,
  MatchRecord,
  PersonRecord,
  Snapshot,
  StoredDecision,
  Written,
} from './records.ts';

/** A person or browser that has seen the hidden information of a side. */
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

/**
 * The match store. A write resolves once it is on disk; writes that arrive together are committed together, across all
 * matches.
 */
export interface Store {
  readonly cluster?: ClusterStore; // if several nodes can share it
  readonly operator: OperatorStore;
  readonly identities: IdentityStore;
  readonly results: ResultStore;
  readonly push: PushStore;
  readonly opponents: OpponentStore;
  readonly leagues: LeagueStore;
  readonly playerLists: ListStore;
  create(record: MatchRecord): Promise<Written>;
  write(write: Write): Promise<Written>;
  byCode(code: string): Promise<MatchRecord | undefined>;
  byId(id: string): Promise<MatchRecord | undefined>;
  unfinished(): Promise<readonly MatchRecord[]>; // `playing`
  createdBy(creator: string, since: number): Promise<readonly MatchRecord[]>; // not over, and changed since then
  countCreatedBy(creator: string, since: number): Promise<number>; // how many `createdBy` returns
  listed(status: MatchRecord['status'], most: number): Promise<readonly MatchRecord[]>; // newest first
  entries(match: string, from?: number): Promise<readonly EntryRecord[]>;
  snapshot(match: string): Promise<Snapshot | undefined>; // the newest
  decisions(match: string, n?: number): Promise<readonly StoredDecision[]>; // at one position, or all
  decided(match: string): Promise<readonly Omit<StoredDecision, 'body'>[]>; // without the bodies
  addPerson(person: PersonRecord): Promise<Written>;
  changePerson(id: string, change: Partial<Pick<PersonRecord, 'tokenHash' | 'name' | 'side'>>): Promise<void>;
  people(match: string): Promise<readonly PersonRecord[]>;
  addSighting(sighting: SightingRecord): Promise<void>; // no effect if already stored
  sightings(match: string): Promise<readonly SightingRecord[]>;
  say(chat: ChatRecord): Promise<void>;
  chat(match: string, most: number): Promise<readonly ChatRecord[]>; // the last ones, oldest first
  removeOpen(before: number): Promise<void>; // open matches unchanged since then
  probe(): Promise<void>; // a small write to disk; rejects if the store cannot write
  /**
   * Only for a database file: the file does not change until the returned function is called, so that another process can
   * copy it. Writes continue, in the WAL file. One call at a time.
   */
  freeze?(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
