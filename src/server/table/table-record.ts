import type { Entry } from '../../kernel/match.ts';
import type { MatchRecord, Write } from '../../store/store.ts';
import type { Settings } from '../../wire/messages.ts';
import { WriteConflict } from '../match/write-conflict.ts';
import type { Service } from '../service.ts';
import { isSameHash, tokenHash } from '../tokens.ts';
import type { Person, SeatAssignment } from './seat-assignments.ts';
import { type Seating, seatingOf } from './table-info.ts';

/** The stored data of a table: seats, people and settings. */
export class TableRecord {
  record: MatchRecord;
  seating: Seating;
  readonly people: Map<string, Person>;
  private rev: number; // number of changes

  constructor(record: MatchRecord, people: readonly Person[]) {
    this.record = record;
    this.seating = seatingOf(record);
    this.people = new Map(people.map((person) => [person.id, person]));
    this.rev = record.rev;
  }

  get chairs(): readonly SeatAssignment[] {
    return this.seating.chairs;
  }

  get settings(): Settings {
    return this.seating.settings;
  }

  personWith(token: string): Person | undefined {
    const hash = tokenHash(token);
    return [...this.people.values()].find((person) => isSameHash(person.tokenHash, hash));
  }

  /** The person with this seat token, or else the one of this identity. */
  personOf(token: string | null, identity: string | null): Person | undefined {
    const holder = token === null ? undefined : this.personWith(token);
    if (holder || identity === null) return holder;
    return [...this.people.values()].find((person) => person.identity === identity);
  }

  /** Applies a change and returns the write that stores it. */
  change(change: Partial<Seating>, at: number): Write {
    this.seating = { ...this.seating, ...change };
    const { listed } = this.settings;
    const seen = this.rev++;
    return { match: this.record.id, seen, change: { table: { ...this.seating }, listed, updated: at } };
  }

  /** The write that starts the match with these entries. */
  start(log: readonly Entry[], at: number): Write {
    const entries = log.map((entry) => ({ n: entry.n, body: JSON.stringify(entry), command: null, at }));
    const seen = this.rev++;
    const change = { status: 'playing', table: { ...this.seating }, updated: at } as const;
    return { match: this.record.id, seen, entries, change };
  }

  /** Marks our copy as stale: any stored version counts as newer. */
  invalidate(): void {
    this.rev = -1;
  }

  /** True if the stored record is newer than this copy. */
  isOlderThan({ rev }: MatchRecord): boolean {
    return rev > this.rev;
  }

  /** True if a known person was deleted on another node: their token has changed, and not because they signed in. */
  hasDeleted(people: readonly Person[]): boolean {
    return people.some(({ id, tokenHash: hash, identity }) => {
      const known = this.people.get(id);
      const isLinked = known?.identity === null && identity !== null;
      return known !== undefined && known.tokenHash !== hash && !isLinked;
    });
  }

  /** Takes over a record that another node has written. */
  replace(record: MatchRecord, people: readonly Person[]): void {
    this.record = record;
    this.rev = record.rev;
    this.seating = seatingOf(record);
    for (const person of people) this.people.set(person.id, person);
  }
}

/** Resolves once it is on disk; rejects with WriteConflict if another node wrote first. */
export async function writeToStore({ store, metrics, readiness }: Service, write: Write): Promise<void> {
  const from = performance.now();
  const written = await store.write(write).catch((error: unknown) => {
    if (readiness.writeFailed(error)) metrics.writeFailed();
    throw error;
  });
  if (written === 'taken') throw new WriteConflict();
  if (!write.entries) return;
  metrics.countCommand('kept');
  metrics.commandSaved((performance.now() - from) / 1000);
}
