// The cp1252 characters from 0x80 to 0x9f, where Latin-1 has control characters; five bytes are undefined.
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WINDOWS_BYTES = new Map([...WINDOWS].map((letter, i) => [letter.charCodeAt(0), 0x80 + i]));
const UNKNOWN = 0x3f; // a question mark

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

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
