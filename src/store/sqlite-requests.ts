import type { Fact } from '../kernel/fact.ts';
import type { MatchRowChange } from './match-rows.ts';
import type { MatchRow } from './row-types.ts';
import type { Ran } from './statements.ts';
import type {
  ChatRecord,
  EntryRecord,
  MatchRecord,
  PersonRecord,
  SightingRecord,
  Snapshot,
  StoredDecision,
  Write,
  Written,
} from './store.ts';

/** A write with its JSON already as text, so that it can always be sent to the thread. */
export type RowWrite = Omit<Write, 'change'> & { readonly change?: MatchRowChange };
type PersonChange = Partial<Pick<PersonRecord, 'tokenHash' | 'name' | 'side'>>;

/** What the database thread can do; it runs one operation at a time. */
export interface Operations {
  create(match: MatchRow): Written;
  write(write: RowWrite): Written;
  entry(match: string, n: number, body: string, command: string | null, at: number): Written; // writes only an entry
  addPerson(person: PersonRecord): Written;
  changePerson(id: string, change: PersonChange): void;
  addSighting(sighting: SightingRecord): void;
  say(chat: ChatRecord): void;
  removeOpen(before: number): void;
  probe(): void;
  freeze(): void; // not inside a transaction
  thaw(): void;
  byCode(code: string): MatchRow | undefined;
  byId(id: string): MatchRow | undefined;
  unfinished(): readonly MatchRow[];
  createdBy(creator: string, since: number): readonly MatchRow[];
  countCreatedBy(creator: string, since: number): number;
  listed(status: MatchRecord['status'], most: number): readonly MatchRow[];
  entries(match: string, from: number): readonly EntryRecord[];
  snapshot(match: string): Snapshot | undefined;
  decisions(match: string, n: number | null): readonly StoredDecision[];
  decided(match: string): readonly Omit<StoredDecision, 'body'>[];
  people(match: string): readonly PersonRecord[];
  sightings(match: string): readonly SightingRecord[];
  chat(match: string, most: number): readonly ChatRecord[];
  runAll(statements: readonly Statement[]): readonly Ran[]; // all or nothing
  reclaim(): boolean;
}

/** A statement built outside the thread. */
interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type Operation = keyof Operations;
export type Request = { readonly [V in Operation]: readonly [verb: V, ...asked: Parameters<Operations[V]>] }[Operation];

/** To the thread: the requests since the last message, or `close`. */
export type WorkerRequest = readonly Request[] | 'close';

/** From the thread: answers in the order of the requests, possibly for several messages at once. */
export type WorkerMessage =
  | { readonly type: 'opened' }
  | { readonly type: 'unopened'; readonly fact: Fact }
  | { readonly type: 'closed' }
  | {
      readonly type: 'answers';
      readonly values: readonly unknown[];
      readonly failures: readonly (readonly [index: number, fact: Fact])[];
      readonly commits: number; // since the start
    };

export interface OpenOptions {
  readonly file: string;
  readonly durable: boolean;
}
