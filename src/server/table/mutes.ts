import { retryOnConflict } from '../match/write-conflict.ts';
import { addressHash, browserHash } from '../tokens.ts';
import type { Seating } from './table-info.ts';

type Muted = Required<Pick<Seating, 'muted' | 'mutedFor' | 'mutedBrowsers' | 'mutedAddresses'>>;

/** What mutes need of their table. */
interface MutesTable {
  readonly record: { readonly id: string };
  readonly seating: Seating;
  change(change: Partial<Seating>): Promise<void>;
}

/** Where a person connects or joins from. */
interface Origin {
  readonly browser?: string | null | undefined;
  readonly address?: string | undefined;
  readonly isNewGuest?: boolean; // they have just joined the match, without an identity
}

const MOST = 5; // browsers and addresses per person

/**
 * People who may not chat. A mute also applies to everyone in the person's browser and to guests who join later from their
 * address. It does not spread further: guests muted because of an address may be someone else.
 */
export class Mutes {
  private readonly table: MutesTable;
  private readonly browsers = new Map<string, Set<string>>(); // hashes, by person, since the table was loaded
  private readonly addresses = new Map<string, Set<string>>();

  constructor(table: MutesTable) {
    this.table = table;
  }

  isMuted(person: string): boolean {
    return this.stored.muted.includes(person);
  }

  /** Call when a person connects or joins. Resolves once a mute that this causes is stored. */
  async saw(person: string, { browser, address, isNewGuest = false }: Origin): Promise<void> {
    const { id } = this.table.record;
    const from = address ? addressHash(id, address) : null;
    if (browser) remember(this.browsers, person, browserHash(id, browser));
    if (from !== null) remember(this.addresses, person, from);
    const mutedAt = (): string | undefined => this.stored.mutedAddresses.find((one) => one.address === from)?.person;
    if (isNewGuest && mutedAt() !== undefined)
      await retryOnConflict(async () => {
        const of = mutedAt();
        if (of !== undefined && !this.isMuted(person)) await this.table.change(this.because(of, person));
      });
    await this.extend();
  }

  /** The change that mutes a person, or that unmutes them, everyone who used one of their browsers, and guests muted for them. */
  with(person: string, muted: boolean): Muted {
    const { mutedBrowsers, mutedAddresses, mutedFor } = this.stored;
    if (muted) {
      const people = [...this.stored.muted.filter((one) => one !== person), person];
      return this.extended({
        ...this.stored,
        muted: people,
        mutedFor: mutedFor.filter((one) => one.person !== person),
      });
    }
    const used = new Set(mutedBrowsers.flatMap((one) => (one.person === person ? [one.browser] : [])));
    for (const browser of this.browsers.get(person) ?? []) used.add(browser);
    const same = new Set([person]);
    for (const one of mutedBrowsers) if (used.has(one.browser)) same.add(one.person);
    for (const one of mutedFor) if (same.has(one.of)) same.add(one.person);
    return {
      muted: this.stored.muted.filter((one) => !same.has(one)),
      mutedFor: mutedFor.filter((one) => !same.has(one.person)),
      mutedBrowsers: mutedBrowsers.filter((one) => !same.has(one.person)),
      mutedAddresses: mutedAddresses.filter((one) => !same.has(one.person)),
    };
  }

  /** Applies mutes to what this node has seen, also after another node has muted someone. */
  async extend(): Promise<void> {
    if (this.stored.muted.length === 0) return;
    await retryOnConflict(async () => {
      const before = this.stored;
      const after = this.extended(before);
      const keys = ['muted', 'mutedFor', 'mutedBrowsers', 'mutedAddresses'] as const;
      if (keys.some((key) => after[key].length !== before[key].length)) await this.table.change(after);
    });
  }

  private get stored(): Muted {
    const { muted = [], mutedFor = [], mutedBrowsers = [], mutedAddresses = [] } = this.table.seating;
    return { muted, mutedFor, mutedBrowsers, mutedAddresses };
  }

  /** The change that mutes a guest because another person was muted. */
  private because(of: string, person: string): Muted {
    const { stored } = this;
    const mutedFor = [...stored.mutedFor, { person, of }];
    return this.extended({ ...stored, muted: [...stored.muted, person], mutedFor });
  }

  private extended({ muted, mutedFor, mutedBrowsers, mutedAddresses }: Muted): Muted {
    const people = new Set(muted);
    const used = new Set(mutedBrowsers.map(({ browser }) => browser));
    for (const person of muted) for (const browser of this.browsers.get(person) ?? []) used.add(browser);
    for (const [person, browsers] of this.browsers)
      if ([...browsers].some((browser) => used.has(browser))) people.add(person);
    const browsers = new Map(mutedBrowsers.map((one) => [`${one.person} ${one.browser}`, one]));
    const addresses = new Map(mutedAddresses.map((one) => [`${one.person} ${one.address}`, one]));
    const guests = new Set(mutedFor.map(({ person }) => person));
    for (const person of people) {
      for (const browser of this.browsers.get(person) ?? []) browsers.set(`${person} ${browser}`, { person, browser });
      for (const address of guests.has(person) ? [] : (this.addresses.get(person) ?? []))
        addresses.set(`${person} ${address}`, { person, address });
    }
    return {
      muted: [...people],
      mutedFor,
      mutedBrowsers: [...browsers.values()],
      mutedAddresses: [...addresses.values()],
    };
  }
}

function remember(all: Map<string, Set<string>>, person: string, hash: string): void {
  const known = all.get(person) ?? new Set();
  all.set(person, known);
  if (known.size < MOST) known.add(hash);
}
