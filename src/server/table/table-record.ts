import type { Entry } from '../../kernel/match.ts';
import type { MatchRecord, Write } from '../../store/store.ts';
import type { Settings } from '../../wire/messages.ts';
import { Taken } from '../match/write-conflict.ts';
import type { Service } from '../service.ts';
import { isSameHash, tokenHash } from '../tokens.ts';
import type { Chair, Person } from './seat-assignments.ts';
import { type Seating, seatingOf } from './table-info.ts';

/** What is kept of a table beside its match: who sits where, who these people are, how it is run. */
export class Papers {
  record: MatchRecord;
  seating: Seating;
  readonly people: Map<string, Person>;
  private rev: number; // how often they were changed

  constructor(record: MatchRecord, people: readonly Person[]) {
    this.record = record;
    this.seating = seatingOf(record);
    this.people = new Map(people.map((person) => [person.id, person]));
    this.rev = record.rev;
  }

  get chairs(): readonly Chair[] {
    return this.seating.chairs;
  }

  get settings(): Settings {
    return this.seating.settings;
  }

  personWith(token: string): Person | undefined {
    const hash = tokenHash(token);
    return [...this.people.values()].find((person) => isSameHash(person.tokenHash, hash));
  }

  /** Holds from now on, and is to be written. */
  change(change: Partial<Seating>, at: number): Write {
    this.seating = { ...this.seating, ...change };
    const { listed } = this.settings;
    const seen = this.rev++;
    return { match: this.record.id, seen, change: { table: { ...this.seating }, listed, updated: at } };
  }

  /** The match has begun with these entries, which are to be written. */
  begin(log: readonly Entry[], at: number): Write {
    const entries = log.map((entry) => ({ n: entry.n, body: JSON.stringify(entry), command: null, at }));
    const seen = this.rev++;
    const change = { status: 'playing', table: { ...this.seating }, updated: at } as const;
    return { match: this.record.id, seen, entries, change };
  }

  /** What we believed is not so: whatever is written is newer. */
  doubt(): void {
    this.rev = -1;
  }

  /** False = this record says nothing new of them. */
  isNews({ rev }: MatchRecord): boolean {
    return rev > this.rev;
  }

  /** As another node has written them. */
  take(record: MatchRecord, people: readonly Person[]): void {
    this.record = record;
    this.rev = record.rev;
    this.seating = seatingOf(record);
    for (const person of people) this.people.set(person.id, person);
  }
}

/** Once it is on the disk; rejects with Taken if another node was quicker. */
export async function written({ store, meters }: Service, write: Write): Promise<void> {
  const from = performance.now();
  if ((await store.write(write)) === 'taken') throw new Taken();
  if (!write.entries) return;
  meters.commanded('kept');
  meters.kept((performance.now() - from) / 1000);
}
