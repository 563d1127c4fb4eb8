import type { Outcome } from '../kernel/game.ts';

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
  readonly identity: string | null; // id; null = a guest
}

export interface ChatRecord {
  readonly match: string;
  readonly at: number;
  readonly to: string; // `table` or a side
  readonly from: string;
  readonly side: string | null;
  readonly text: string;
}

/** `taken`: not the next log position, a duplicate command id or code, or a changed table. Nothing was written. */
export type Written = 'written' | 'taken';
