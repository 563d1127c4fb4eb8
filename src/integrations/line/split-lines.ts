import { StringDecoder } from 'node:string_decoder';

/** Splits a stream of bytes into lines. */
export interface LineReader {
  /** The lines that these bytes complete; null = one is too long, and reading stops. */
  push(bytes: Uint8Array): readonly string[] | null;
  /** The unfinished last line when the stream ends. */
  rest(): string;
}

const NEWLINE = 10;

/** A line ends with `\n` or `\r\n`. Characters may be split between chunks; invalid UTF-8 becomes U+FFFD. */
export function lineReader(mostBytes: number): LineReader {
  let decoder = new StringDecoder('utf8');
  let open = ''; // the unfinished line
  let openBytes = 0;
  let stopped = false;

  return {
    push(bytes) {
      if (stopped) return null;
      const lines: string[] = [];
      let from = 0;
      while (from < bytes.length) {
        const at = bytes.indexOf(NEWLINE, from);
        const to = at < 0 ? bytes.length : at;
        openBytes += to - from;
        if (openBytes > mostBytes) {
          stopped = true;
          return null;
        }
        const piece = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from);
        open += decoder.write(piece);
        if (at < 0) break;
        lines.push(trimmed(open + decoder.end()));
        decoder = new StringDecoder('utf8');
        open = '';
        openBytes = 0;
        from = at + 1;
      }
      return lines;
    },
    rest() {
      const text = open + decoder.end();
      open = '';
      return trimmed(text);
    },
  };
}

const trimmed = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
