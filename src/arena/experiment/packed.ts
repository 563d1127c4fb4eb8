import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Seat } from '../../kernel/ids.ts';
import type { Entry } from '../../kernel/match.ts';

/** Seat and command of an entry, as they were given; nobody has looked at their shape. */
export type Said = readonly [seat: Seat, command: unknown];

const MOST_BYTES = 256 * 1024 * 1024;

/** The commands of a match but for the opening one, which goes without saying: deflated JSON lines. */
export function packed(log: readonly Pick<Entry, 'seat' | 'command'>[]): Uint8Array {
  const lines = log.slice(1).map(({ seat, command }) => JSON.stringify([seat, command]));
  return Uint8Array.from(deflateRawSync(lines.join('\n'))); // a copy: the buffer it comes in is larger
}

/** Undefined where these bytes are no such thing. */
export function unpacked(bytes: Uint8Array): readonly Said[] | undefined {
  try {
    const text = inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8');
    const said: unknown[] = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line));
    return said.every(isSaid) ? said : undefined;
  } catch {
    return undefined;
  }
}

const isSaid = (value: unknown): value is Said =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
