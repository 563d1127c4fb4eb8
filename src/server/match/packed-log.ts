import { deflateRawSync, inflateRawSync } from 'node:zlib';
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

const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Packs the log of a finished match. Events are included, although commands would reproduce most of them, because a
 * replay must still open after the rules have changed.
 */
export function packLog(entries: readonly EntryRecord[]): PackedLog {
  let before = 0;
  const lines = entries.map(({ body, command: key, at }) => {
    const { seat, command, events } = JSON.parse(body) as Entry;
    const line: Line = [seat, command, events, at - before, key?.split('/')[0] ?? 0];
    before = at;
    return JSON.stringify(line);
  });
  const text = lines.join('\n');
  return { body: Uint8Array.from(deflateRawSync(text, { level: 9 })), digest: hashing.digest(text) };
}

/** Undefined if the bytes are damaged. Command ids are not packed: no client resends a command of a finished match. */
export function unpackLog({ body, digest }: PackedLog): readonly EntryRecord[] | undefined {
  try {
    const text = inflateRawSync(body, { maxOutputLength: MOST_BYTES }).toString('utf8');
    if (hashing.digest(text) !== digest) return undefined;
    let at = 0;
    return text.split('\n').map((line, n) => {
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
export function isFaithful(packed: PackedLog, entries: readonly EntryRecord[]): boolean {
  const again = unpackLog(packed);
  return (
    again?.length === entries.length &&
    again.every(({ body, at }, n) => body === entries[n]?.body && at === entries[n]?.at)
  );
}
