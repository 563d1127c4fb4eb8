import type { Fact } from '../kernel/fact.ts';
import type { MatchRowChange } from './match-rows.ts';
import type { MatchRow } from './row-types.ts';
import type {
  ChatRecord,
  EntryRecord,
  MatchRecord,
  PersonRecord,
  Snapshot,
  StoredDecision,
  Write,
  Written,
} from './store.ts';

/** A write whose JSON is text already, so that nothing it holds can fail to cross to the thread. */
export type RowWrite = Omit<Write, 'change'> & { readonly change?: MatchRowChange };
export type PersonChange = Partial<Pick<PersonRecord, 'tokenHash' | 'name' | 'side'>>;

/** What the thread that holds the database can be asked, as functions; it runs them one after another. */
export interface Verbs {
  create(match: MatchRow): Written;
  write(write: RowWrite): Written;
  entry(match: string, n: number, body: string, command: string | null, at: number): Written; // a write of just that
  addPerson(person: PersonRecord): Written;
  changePerson(id: string, change: PersonChange): void;
  say(chat: ChatRecord): void;
  removeOpen(before: number): void;
  byCode(code: string): MatchRow | undefined;
  byId(id: string): MatchRow | undefined;
  unfinished(): readonly MatchRow[];
  listed(status: MatchRecord['status'], most: number): readonly MatchRow[];
  entries(match: string, from: number): readonly EntryRecord[];
  snapshot(match: string): Snapshot | undefined;
  decisions(match: string, n: number | null): readonly StoredDecision[];
  decided(match: string): readonly Omit<StoredDecision, 'body'>[];
  people(match: string): readonly PersonRecord[];
  chat(match: string, most: number): readonly ChatRecord[];
}

export type Verb = keyof Verbs;
export type Request = { readonly [V in Verb]: readonly [verb: V, ...asked: Parameters<Verbs[V]>] }[Verb];

/** To the thread: what was asked since the last time, or `close`. */
export type Asked = readonly Request[] | 'close';

/** From the thread: answers in the order of the requests, several posts of them in one. */
export type Told =
  | { readonly type: 'opened' }
  | { readonly type: 'unopened'; readonly fact: Fact }
  | { readonly type: 'closed' }
  | {
      readonly type: 'answers';
      readonly values: readonly unknown[];
      readonly failures: readonly (readonly [index: number, fact: Fact])[];
      readonly commits: number; // since the start
    };

export interface Opening {
  readonly file: string;
  readonly durable: boolean;
}
