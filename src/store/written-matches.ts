/** What makes an entry unique. */
interface Place {
  readonly n: number;
  readonly command: string | null;
}

interface Known {
  last: number; // the number of its last entry, -1 if none
  readonly commands: Set<number>; // hashes of its command ids
}

const MOST_MATCHES = 10_000;
const MOST_COMMANDS = 500_000;

/**
 * The entry numbers and command ids of recently written matches. Only one process may write to the database file, so this check can replace a
 * unique index on command ids, which took a third of the time of each write.
 */
export class WrittenMatches {
  private readonly known = new Map<string, Known>();
  private readonly read: (match: string) => readonly Place[];
  private readonly contains: (match: string, command: string) => boolean;
  private commands = 0;

  constructor(read: (match: string) => readonly Place[], contains: (match: string, command: string) => boolean) {
    this.read = read;
    this.contains = contains;
  }

  /** True if the entry would be the next of its match, and its command id is new there. */
  isFree(match: string, n: number, command: string | null): boolean {
    const { last, commands } = this.of(match);
    if (n !== last + 1) return false;
    return command === null || !commands.has(hashOf(command)) || !this.contains(match, command);
  }

  add(match: string, n: number, command: string | null): void {
    const known = this.of(match);
    known.last = n;
    if (command === null) return;
    const before = known.commands.size;
    known.commands.add(hashOf(command));
    this.commands += known.commands.size - before;
  }

  /** Call after any other change of this match's entries; without a match, after a rollback of all of them. */
  forget(match?: string): void {
    if (match === undefined) {
      this.known.clear();
      this.commands = 0;
      return;
    }
    this.commands -= this.known.get(match)?.commands.size ?? 0;
    this.known.delete(match);
  }

  private of(match: string): Known {
    const found = this.known.get(match);
    if (found) return found;
    this.makeRoom();
    const places = this.read(match);
    const commands = new Set(places.flatMap(({ command }) => (command === null ? [] : hashOf(command))));
    const known = { last: places.at(-1)?.n ?? -1, commands };
    this.known.set(match, known);
    this.commands += commands.size;
    return known;
  }

  /** Forgets the oldest matches; an active one is read again. */
  private makeRoom(): void {
    for (const oldest of this.known.keys()) {
      if (this.known.size < MOST_MATCHES && this.commands < MOST_COMMANDS) return;
      this.forget(oldest);
    }
  }
}

/** 30 bits, so that a set stores it as a small integer (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 2;
}
