import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Seat } from '../../kernel/ids.ts';
import type { Entry } from '../../kernel/match.ts';

/** Seat and command of an entry as submitted. The shape of the command is not checked. */
type SubmittedCommand = readonly [seat: Seat, command: unknown];

const MOST_BYTES = 256 * 1024 * 1024;

/** Packs a match's commands, without the implied opening one, as deflated JSON lines. */
export function packCommands(log: readonly Pick<Entry, 'seat' | 'command'>[]): Uint8Array {
  const lines = log.slice(1).map(({ seat, command }) => JSON.stringify([seat, command]));
  return Uint8Array.from(deflateRawSync(lines.join('\n'))); // copy, because the underlying buffer is larger
}

/** Undefined if the bytes cannot be unpacked. */
export function unpackCommands(bytes: Uint8Array): readonly SubmittedCommand[] | undefined {
  try {
    const text = inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8');
    const said: unknown[] = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line));
    return said.every(isSubmittedCommand) ? said : undefined;
  } catch {
    return undefined;
  }
}

const isSubmittedCommand = (value: unknown): value is SubmittedCommand =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';
