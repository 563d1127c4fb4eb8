import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Entry } from '../../kernel/match.ts';
import { hashing } from '../../store/hashing.ts';
import type { PackedLog } from '../../store/operator-store.ts';
import type { EntryRecord } from '../../store/store.ts';

/** One line per entry: seat, command, events, milliseconds since the previous entry, and the person who sent it. */
type Line = readonly [
  seat: string,
  command: Entry['command'],
  events: Entry['events'],
  after: number,
  person: string | 0,
];

/** Characters of a log that may still be packed. */
export const MOST_PACKED = 64 * 1024 * 1024;
const MOST_READ = 4 * MOST_PACKED; // bytes: more than any packed log has, and a limit for a damaged one
const PAUSE_EVERY = 5; // milliseconds between two pauses, in which the server can do other work

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/**
 * Packs the log of a finished match. Events are included, although commands would reproduce most of them, because a
 * replay must still open after the rules have changed.
 */
export async function packLog(entries: readonly EntryRecord[]): Promise<PackedLog> {
  let before = 0;
  const lines = await slowly(entries, ({ body, command: key, at }) => {
    const { seat, command, events } = JSON.parse(body) as Entry;
    const line: Line = [seat, command, events, at - before, key?.split('/')[0] ?? 0];
    before = at;
    return JSON.stringify(line);
  });
  const text = lines.join('\n');
  return { body: Uint8Array.from(await deflate(text, { level: 9 })), digest: hashing.digest(text) };
}

export const isTooLong = (entries: readonly EntryRecord[]): boolean =>
  entries.reduce((sum, { body }) => sum + body.length, 0) > MOST_PACKED;

/** Undefined if the bytes are damaged. Command ids are not packed: no client resends a command of a finished match. */
export async function unpackLog({ body, digest }: PackedLog): Promise<readonly EntryRecord[] | undefined> {
  try {
    const text = (await inflate(body, { maxOutputLength: MOST_READ })).toString('utf8');
    if (hashing.digest(text) !== digest) return undefined;
    let at = 0;
    return await slowly(text.split('\n'), (line, n) => {
      const [seat, command, events, after, person] = JSON.parse(line) as Line;
      at += after;
      const key = person === 0 ? null : `${person}/${seat}/${n}`;
      return { n, body: JSON.stringify({ n, seat, command, events }), command: key, at };
    });
  } catch {
    return undefined;
  }
}

/** True if the log can be unpacked to exactly these entries, except for command ids. */
export async function isFaithful(packed: PackedLog, entries: readonly EntryRecord[]): Promise<boolean> {
  const again = await unpackLog(packed);
  return (
    again?.length === entries.length &&
    again.every(({ body, at }, n) => body === entries[n]?.body && at === entries[n]?.at)
  );
}

/** Like `map`, with pauses. */
async function slowly<T, U>(list: readonly T[], work: (one: T, n: number) => U): Promise<U[]> {
  const done: U[] = [];
  let since = performance.now();
  for (const [n, one] of list.entries()) {
    if (performance.now() - since >= PAUSE_EVERY) {
      await new Promise((then) => setImmediate(then));
      since = performance.now();
    }
    done.push(work(one, n));
  }
  return done;
}
