const FINAL_TEXT = 0x81;
/** In place of the length: the length follows in two or eight bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A text message as one WebSocket frame (RFC 6455, 5.2), unmasked as a server sends it. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
