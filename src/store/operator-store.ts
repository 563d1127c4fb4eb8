import type { ChatRecord, EntryRecord, MatchRecord, PersonRecord } from './records.ts';

/** A ban of an address range (`192.0.2.0/24`), of a seat token, of which only the digest is stored, or of an identity. */
export interface BanRecord {
  readonly id: string;
  readonly kind: 'address' | 'seat' | 'identity';
  readonly value: string;
  readonly note: string;
  readonly created: number; // milliseconds since 1970
  readonly until: number | null; // null = until it is lifted
}

/** A player's report, with the chat messages that they could read at that time. */
export interface ReportRecord {
  readonly id: string;
  readonly code: string; // of the match
  readonly person: string; // id of the reporter
  readonly name: string;
  readonly note: string;
  readonly messages: readonly Omit<ChatRecord, 'match'>[];
  readonly at: number;
  readonly closed: number | null; // time
}

/** One action of an operator. */
export interface ActionRecord {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly action: string;
  readonly target: string; // match code, ban, report or person
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface MatchFilter {
  readonly status?: MatchRecord['status'] | undefined;
  readonly game?: string | undefined;
  readonly text?: string | undefined; // the code, or part of a player's name
}

interface Page {
  readonly from: number;
  readonly most: number;
}

/** The log of a finished match in compact form. */
export interface PackedLog {
  readonly body: Uint8Array;
  readonly digest: string; // of the unpacked text
}

/** A log with a name replaced: the changed entries, or the packed log. */
export interface RewrittenLog {
  readonly entries: readonly Pick<EntryRecord, 'n' | 'body'>[];
  readonly packed?: PackedLog;
}

/** Replacements for a person's data in a match. */
export interface Redaction {
  readonly name: string; // replaces the old name
  readonly tokenHash: string; // matches no token
  readonly reports: readonly ReportRecord[]; // rewritten
  readonly viewers: readonly string[]; // under which their sightings are stored
  readonly forgetCreator: boolean; // their address is stored with the match
}

type FoundMatch = Pick<MatchRecord, 'id' | 'code'>;
type Packable = Pick<MatchRecord, 'id' | 'rev'>;

/** Data for the operator, and retention. Every write is atomic. */
export interface OperatorStore {
  matches(filter: MatchFilter, page: Page): Promise<readonly MatchRecord[]>; // newest first
  countMatches(filter: MatchFilter): Promise<number>;
  /** With everything that belongs to it, except the players' results if they are wanted. */
  deleteMatch(id: string, keep?: { readonly results: boolean }): Promise<boolean>;
  addBan(ban: BanRecord): Promise<void>; // replaces an earlier ban of the same target, and removes expired ones
  bans(): Promise<readonly BanRecord[]>; // newest first
  liftBan(id: string): Promise<boolean>;
  addReport(report: ReportRecord): Promise<void>;
  reports(filter: { readonly open?: boolean; readonly code?: string }, page: Page): Promise<readonly ReportRecord[]>;
  openReports(code: string): Promise<readonly Pick<ReportRecord, 'person'>[]>; // without their messages
  closeReport(id: string, at: number): Promise<boolean>; // false if there is no such open report
  addAction(action: ActionRecord): Promise<void>;
  actions(page: Page): Promise<readonly ActionRecord[]>; // newest first
  person(by: { readonly id: string } | { readonly tokenHash: string }): Promise<PersonRecord | undefined>;
  chatOf(match: string, name: string): Promise<readonly ChatRecord[]>;
  commandsOf(person: PersonRecord): Promise<readonly EntryRecord[]>; // entries that this person sent
  redact(person: PersonRecord, left: Redaction): Promise<void>; // also deletes their chat messages
  forksOf(code: string): Promise<readonly FoundMatch[]>;
  rewrite(match: string, log: RewrittenLog): Promise<void>;
  packable(before: number, page: Page): Promise<readonly Packable[]>; // finished matches
  pack(match: Packable, log: PackedLog): Promise<boolean>; // replaces entries, decisions and snapshot; false if it has changed
  packed(match: string): Promise<PackedLog | undefined>;
  finishedBefore(before: number, page: Page): Promise<readonly FoundMatch[]>;
  abandoned(before: number, page: Page): Promise<readonly FoundMatch[]>; // in progress, without an entry since then
  removeReports(before: number): Promise<void>; // that were closed before this time
  reclaim(): Promise<boolean>; // gives some free pages back to the disk; false = there are no more
}
