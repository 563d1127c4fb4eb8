import type { IdentityTables } from './identity-rows.ts';
import type { LeagueTables } from './league-rows.ts';
import type { ActionRecord, BanRecord, ReportRecord } from './operator-store.ts';
import type { ResultTables } from './result-rows.ts';

/** The database tables. JSON is stored as text and booleans as 0 or 1, in every dialect. */
export interface Schema extends IdentityTables, ResultTables, LeagueTables {
  readonly matches: MatchRow & { readonly packed?: number }; // 1 = its log is in packed_logs
  readonly entries: EntryRow;
  readonly decisions: DecisionRow;
  readonly snapshots: SnapshotRow;
  readonly people: PersonRow;
  readonly sightings: SightingRow;
  readonly chat: ChatRow;
  readonly experiments: ExperimentRow;
  readonly pairs: PairRow;
  readonly pair_commands: PairCommandsRow;
  readonly bans: BanRecord;
  readonly reports: ReportRow;
  readonly operator_actions: ActionRow;
  readonly packed_logs: PackedLogRow;
  readonly push_keys: PushKeysRow;
  readonly push_subscriptions: PushSubscriptionRow;
  readonly waiting_players: WaitingRow;
  readonly player_lists: ListRow;
}

/** The lease columns are not part of the record: `keeper` is a node, `kept_until` uses the database's clock. */
export interface MatchRow {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules_version: string;
  readonly setup: string;
  readonly seed: string;
  readonly parent: string | null;
  readonly status: string;
  readonly listed: number;
  readonly seating: string; // `table` in the record
  readonly rev: number; // number of changes of `seating`
  readonly outcome: string | null;
  readonly creator: string;
  readonly created: number;
  readonly updated: number;
}

export interface EntryRow {
  readonly match_id: string;
  readonly n: number;
  readonly body: string;
  readonly command: string | null;
  readonly at: number;
}

interface DecisionRow {
  readonly match_id: string;
  readonly n: number;
  readonly seat: string;
  readonly body: string;
}

/** One per match: only the newest is needed. */
interface SnapshotRow {
  readonly match_id: string;
  readonly n: number;
  readonly body: string;
}

export interface PersonRow {
  readonly id: string;
  readonly match_id: string;
  readonly token_hash: string;
  readonly name: string;
  readonly side: string | null;
  readonly identity_id: string | null;
}

interface SightingRow {
  readonly match_id: string;
  readonly viewer: string;
  readonly side: string;
}

interface ChatRow {
  readonly match_id: string;
  readonly n: number; // 1, 2, 3 ... per match
  readonly at: number;
  readonly addressee: string;
  readonly speaker: string;
  readonly side: string | null;
  readonly body: string;
}

export interface ExperimentRow {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly rules_version: string;
  readonly plan: string;
  readonly status: string;
  readonly verdict: string | null;
  readonly created: number;
  readonly updated: number;
}

export interface PairRow {
  readonly experiment_id: string;
  readonly n: number;
  readonly a: number;
  readonly b: number;
  readonly points: number | null;
  readonly games: string; // both, without their commands
  readonly at: number;
  readonly worker: string;
}

/** Separate from the pairs, so that listing pairs does not read it. */
export interface PairCommandsRow {
  readonly experiment_id: string;
  readonly n: number;
  readonly which: number; // 0 or 1
  readonly commands: Uint8Array;
}

export type ReportRow = Omit<ReportRecord, 'messages'> & { readonly messages: string };

export type ActionRow = Omit<ActionRecord, 'detail'> & { readonly detail: string };

/** The log of a finished match in compact form, instead of its entries, decisions and snapshot. */
interface PackedLogRow {
  readonly match_id: string;
  readonly body: Uint8Array;
  readonly digest: string;
}

interface PushKeysRow {
  readonly id: string; // there is only one row
  readonly public_key: string;
  readonly private_key: string;
}

interface PushSubscriptionRow {
  readonly person_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly created: number;
}

/** A player who looks for an opponent. */
export interface WaitingRow {
  readonly ticket: string;
  readonly game: string;
  readonly name: string;
  readonly identity_id: string | null;
  readonly browser: string | null;
  readonly address: string;
  readonly mu: number;
  readonly joined: number;
  readonly seen: number;
  readonly pair: string | null;
  readonly claimed: number | null;
  readonly code: string | null;
}

/** A list of a player; `removed` is 0 or 1. */
export interface ListRow {
  readonly identity_id: string;
  readonly game: string;
  readonly id: string;
  readonly changed: number;
  readonly removed: number;
  readonly body: string;
}
