import type { Fact } from '../../../kernel/fact.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import type { HexNumber, HexSide } from '../protocol-types.ts';

// The cp1252 characters from 0x80 to 0x9f, where Latin-1 has control characters; five bytes are undefined.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WINDOWS_BYTES = new Map([...WINDOWS].map((letter, i) => [letter.charCodeAt(0), 0x80 + i]));
const UNKNOWN = 0x3f; // a question mark
const [CR, LF] = [13, 10] as const;

const BEYOND = /[\x80-\uffff]/; // ASCII

function encoded(text: string, byteOf: (code: number) => number): Uint8Array {
  if (!BEYOND.test(text)) return new Uint8Array(Buffer.from(text, 'latin1'));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    bytes[i] = code < 0x80 ? code : byteOf(code);
  }
  return bytes;
}

/** Encodes text as ASCII; other characters become question marks. */
export const ascii = (text: string): Uint8Array => encoded(text, () => UNKNOWN);

export const fromAscii = (bytes: Uint8Array): string => latin1(bytes).replace(/[\x80-\xff]/g, '?');

/** Encodes text as Windows code page 1252; other characters become question marks. */
export const cp1252 = (text: string): Uint8Array =>
  encoded(text, (code) => WINDOWS_BYTES.get(code) ?? (code >= 0xa0 && code <= 0xff ? code : UNKNOWN));

export const fromCp1252 = (bytes: Uint8Array): string =>
  latin1(bytes).replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] as string);

/** The same text with LF instead of CR LF. */
export const withLineFeeds = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, i) => byte !== CR || bytes[i + 1] !== LF);

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** What a line should have been: `word` is one of `words`, `number` is from `low` to `high`, `end` means no line. */
export type Expected = 'boolean' | 'number' | 'hex' | 'side' | 'word' | 'end' | 'line';

/** A line that violates the protocol. */
export interface LineFault extends Fact {
  readonly code: 'sbt-line';
  readonly file: string;
  readonly line: number; // from 1
  readonly expected: Expected;
  readonly found: string | null; // null = the file ends before it
  readonly words?: readonly string[];
  readonly low?: number;
  readonly high?: number;
}

/** No hex. */
export const NO_HEX: HexNumber = '0000';
const HIGHEST = 999_999_999;

/** Lines end in CR LF, LF or CR, as in the simulator. Text after the last line ending is a line only if it is not empty. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Reads the lines of a file in order. After the first invalid line every read returns an empty value, so a reader can
 * run to its end and check for a fault once.
 */
export interface Lines {
  boolean(): boolean;
  number(low?: number, high?: number): number;
  /** The number of items that follow; 0 after a fault. */
  count(high?: number): number;
  word<W extends string>(words: readonly W[]): W;
  hex(): HexNumber;
  hexOrNone(): HexNumber;
  side(): HexSide;
  text(): string;
  /** Marks the line just read as invalid. */
  wrong(fault: Pick<LineFault, 'expected' | 'words' | 'low' | 'high'>): void;
}

/** Reads a file from its first line; `rest` says whether extra lines at the end are allowed. */
export function reading<T>(
  file: string,
  text: string,
  read: (lines: Lines) => T,
  rest: 'nothing' | 'anything' = 'nothing',
): Result<T, LineFault> {
  const all = linesOf(text);
  let at = 0;
  let fault: LineFault | undefined;

  const blame = (line: number, why: Pick<LineFault, 'expected' | 'words' | 'low' | 'high'>): void => {
    fault ??= { code: 'sbt-line', file, line, ...why, found: all[line - 1] ?? null };
  };
  function take<V>(none: V, parse: (line: string) => V | undefined, why: Parameters<typeof blame>[1]): V {
    if (fault) return none;
    const line = all[at++];
    const value = line === undefined ? undefined : parse(line);
    if (value === undefined) blame(at, why);
    return value ?? none;
  }
  const number = (low = -HIGHEST, high = HIGHEST): number =>
    take(
      0,
      (line) => {
        const value = /^-?\d{1,9}$/.test(line) ? Number(line) : Number.NaN;
        return value >= low && value <= high ? value : undefined;
      },
      { expected: 'number', low, high },
    );
  const hex = (none: boolean): HexNumber =>
    take(NO_HEX, (line) => (isHex(line) || (none && line === NO_HEX) ? line : undefined), { expected: 'hex' });

  const value = read({
    boolean: () =>
      take(false, (line) => (line === 'True' ? true : line === 'False' ? false : undefined), { expected: 'boolean' }),
    number,
    count: (high = HIGHEST) => number(0, high),
    word: (words) =>
      take(words[0] as (typeof words)[number], (line) => words.find((word) => word === line), {
        expected: 'word',
        words,
      }),
    hex: () => hex(false),
    hexOrNone: () => hex(true),
    side: () => take(1, (line) => (/^[1-6]$/.test(line) ? Number(line) : undefined), { expected: 'side' }),
    text: () => take('', (line) => line, { expected: 'line' }),
    wrong: (why) => blame(at, why),
  });
  if (!fault && rest === 'nothing' && at < all.length) blame(at + 1, { expected: 'end' });
  return fault ? no(fault) : ok(value);
}

const isHex = (line: string): boolean => /^\d{4}$/.test(line) && !line.startsWith('00') && !line.endsWith('00');

/** Reads `count` items in order; fewer after an invalid line. */
export function times<T>(count: number, read: (i: number) => T): T[] {
  const things: T[] = [];
  for (let i = 0; i < count; i++) things.push(read(i));
  return things;
}

/** One value per line: numbers and words as they are, `True` and `False`. */
export type LineValue = string | number | boolean;
const said = (value: LineValue): string => (typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value));

/** Lines as the simulator writes them: each ends in CR LF, including the last. */
export const written = (values: Iterable<LineValue>): string => {
  let text = '';
  for (const value of values) text += `${said(value)}\r\n`;
  return text;
};
