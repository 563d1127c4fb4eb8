import { StringDecoder } from 'node:string_decoder';

/** Makes lines of bytes, however they come in pieces. */
export interface LineReader {
  /** The lines that these bytes complete; null = one is too long, and nothing is read any more. */
  push(bytes: Uint8Array): readonly string[] | null;
  /** What was left without a line's end when the bytes ended. */
  rest(): string;
}

const NEWLINE = 10;

/** A line ends with `\n` or `\r\n`; letters may be cut in two between pieces, and bytes that are no letters become U+FFFD. */
export function lineReader(mostBytes: number): LineReader {
  let decoder = new StringDecoder('utf8');
  let open = ''; // the line that has not ended yet
  let openBytes = 0;
  let deaf = false;

  return {
    push(bytes) {
      if (deaf) return null;
      const lines: string[] = [];
      let from = 0;
      while (from < bytes.length) {
        const at = bytes.indexOf(NEWLINE, from);
        const to = at < 0 ? bytes.length : at;
        openBytes += to - from;
        if (openBytes > mostBytes) {
          deaf = true;
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
