import { Gunzip, Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { ok, type Result } from '../../../kernel/result.ts';
import { type Refused, type RosterError, refused } from './errors.ts';
import { LIMITS } from './limits.ts';

/** The bytes that may still be unpacked. All archives in an input share it, including those inside others. */
export interface Budget {
  left: number;
}

/** Collects unpacked bytes as long as the budget lasts. */
class Unpacked {
  private readonly parts: Uint8Array[] = [];
  private size = 0;
  readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  add(part: Uint8Array): void {
    this.budget.left -= part.length;
    if (this.budget.left < 0) return;
    this.parts.push(part);
    this.size += part.length;
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

const tooLarge = (): Refused => refused('unpacks-too-large', { most: LIMITS.unpackedBytes / 1_000_000 });

/** Pushes small pieces, so that a piece cannot unpack to much more than the limit. */
function pushed(data: Uint8Array, push: (part: Uint8Array, last: boolean) => void, isOver: () => boolean): boolean {
  try {
    for (let at = 0; at < data.length && !isOver(); at += LIMITS.unpackStep)
      push(data.subarray(at, at + LIMITS.unpackStep), at + LIMITS.unpackStep >= data.length);
    return true;
  } catch {
    return false; // the library throws on malformed data
  }
}

export function gunzipped(data: Uint8Array, budget: Budget): Result<Uint8Array, RosterError> {
  const out = new Unpacked(budget);
  let done = false;
  const stream = new Gunzip((part, last) => {
    out.add(part);
    done ||= last;
  });
  const whole = pushed(
    data,
    (part, last) => stream.push(part, last),
    () => budget.left < 0,
  );
  if (budget.left < 0) return tooLarge();
  return whole && done ? ok(out.bytes()) : refused('gzip-broken', {});
}

/** Entries to read, best first: an archive from a list builder has one `.ros`. */
const WANTED = [/\.ros$/i, /\.json$/i, /\.(?:xml|txt)$/i];
const rank = (name: string): number => {
  const found = WANTED.findIndex((ending) => ending.test(name));
  return found < 0 || /(?:^|\/)(?:\.|__MACOSX\/)/.test(name) ? WANTED.length : found;
};

interface Entry {
  readonly rank: number;
  readonly out: Unpacked;
  done: boolean;
}

/** The lists in a ZIP archive: all its `.ros` entries, otherwise its JSON or text entries. */
export function unzipped(data: Uint8Array, budget: Budget): Result<readonly Uint8Array[], RosterError> {
  const entries: Entry[] = [];
  let broken = false;
  let seen = 0;
  const archive = new Unzip((file: UnzipFile) => {
    const entry: Entry = { rank: rank(file.name), out: new Unpacked(budget), done: false };
    if (++seen > LIMITS.zipEntries || entry.rank === WANTED.length) return;
    entries.push(entry);
    file.ondata = (error, part, last) => {
      if (error) broken = true;
      else entry.out.add(part);
      entry.done ||= last;
    };
    file.start();
  });
  archive.register(UnzipInflate);
  const whole = pushed(
    data,
    (part, last) => archive.push(part, last),
    () => budget.left < 0 || broken,
  );
  if (budget.left < 0) return tooLarge();
  if (!whole || broken || entries.some(({ done }) => !done)) return refused('zip-broken', {});
  const best = Math.min(...entries.map((entry) => entry.rank));
  const found = entries.filter((entry) => entry.rank === best);
  return found.length > 0 ? ok(found.map(({ out }) => out.bytes())) : refused('zip-without-list', {});
}

/** The bytes of base64 text, in either alphabet; undefined if it is not base64. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text
    .replace(/%2B/gi, '+')
    .replace(/%2F/gi, '/')
    .replace(/%3D/gi, '=')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  try {
    return Uint8Array.from(atob(plain.replace(/=+$/, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined; // atob throws
  }
}
