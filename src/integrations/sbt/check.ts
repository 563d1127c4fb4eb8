import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { contradictions, type Folder } from './check/consistency.ts';
import { type Kind, kindOf } from './check/file-kinds.ts';
import type { Call, SbtFile } from './protocol-types.ts';

/** A file and what is wrong with it; null = nothing. */
interface Checked {
  readonly file: string;
  readonly fault: Fact | null;
}

export interface Check {
  readonly files: readonly Checked[]; // only files of the protocol; others in the folder are ignored
  readonly disagreements: readonly Fact[]; // between well-formed files, and missing files
}

export const isValid = ({ files, disagreements }: Check): boolean =>
  files.length > 0 && files.every(({ fault }) => fault === null) && disagreements.length === 0;

/** Checks the files of a folder against the protocol. An answer must fit `call`, or any call if that is unknown. */
export function checkFiles(files: readonly SbtFile[], call?: Call): Check {
  const known = files.flatMap((file) => {
    const kind = kindOf(file.name, call);
    return kind ? [{ file, kind, read: readWhole(file, kind) }] : [];
  });
  const folder: Folder = known.map(({ file, kind, read }) => ({
    ...kind.about,
    file: file.name,
    content: read.ok ? read.value : null,
  }));
  return {
    files: known.map(({ file, read }) => ({ file: file.name, fault: read.ok ? null : read.error })),
    disagreements: contradictions(folder),
  };
}

/** Reads a file and checks that the simulator would write its content in exactly these bytes. */
function readWhole({ name, bytes }: SbtFile, kind: Kind): Result<unknown> {
  const read = kind.read(bytes, name);
  if (!read.ok) return read;
  const again = kind.write?.(read.value);
  const fault = again && difference(name, bytes, again);
  return fault ? no(fault) : ok(read.value);
}

const LF = 10;

/** The first line in which two files differ. */
function difference(file: string, bytes: Uint8Array, wanted: Uint8Array): Fact | undefined {
  const at = wanted.findIndex((byte, i) => byte !== bytes[i]);
  if (at < 0 && wanted.length === bytes.length) return undefined;
  const before = wanted.subarray(0, at < 0 ? wanted.length : at);
  const line = before.filter((byte) => byte === LF).length + 1;
  return { code: 'sbt-spelling', file, line, expected: lineOf(wanted, line), found: lineOf(bytes, line) };
}

/** A line with its line ending, escaped as in a string literal. */
function lineOf(bytes: Uint8Array, line: number): string {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/(?<=\n)/);
  return JSON.stringify(lines[line - 1] ?? '').slice(1, -1);
}
