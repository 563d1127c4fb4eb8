/** A growing list of bytes. */
export class Bytes {
  private list = new Uint8Array(1 << 16);
  private length = 0;

  add(...bytes: readonly number[]): void {
    this.all(bytes);
  }

  all(bytes: Iterable<number>): void {
    for (const byte of bytes) this.push(byte);
  }

  push(byte: number): void {
    if (this.length === this.list.length) {
      const longer = new Uint8Array(this.list.length * 2);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.length++] = byte;
  }

  short(value: number): void {
    this.add(value & 255, value >> 8);
  }

  text(letters: string): void {
    for (let i = 0; i < letters.length; i++) this.push(letters.charCodeAt(i));
  }

  done(): Uint8Array {
    return this.list.slice(0, this.length);
  }
}

const BITS = 8; // of an index
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
const MOST = 4096; // codes

/** Appends indices compressed with LZW, as GIF requires: in blocks of at most 255 bytes. */
export function compressed(indices: Uint8Array, out: Bytes): void {
  const codes = new Int16Array(MOST << BITS); // by prefix and next index; 0 = none
  const block: number[] = [];
  let [buffer, held, size, next] = [0, 0, BITS + 1, END + 1];
  const write = (code: number): void => {
    buffer |= code << held;
    held += size;
    while (held >= 8) {
      byte(buffer & 255);
      buffer >>>= 8;
      held -= 8;
    }
  };
  const byte = (value: number): void => {
    block.push(value);
    if (block.length === 255) flush();
  };
  const flush = (): void => {
    if (block.length === 0) return;
    out.push(block.length);
    out.all(block);
    block.length = 0;
  };

  out.push(BITS);
  write(CLEAR);
  let prefix = indices[0] as number;
  for (let i = 1; i < indices.length; i++) {
    const key = (prefix << BITS) | (indices[i] as number);
    const known = codes[key] as number;
    if (known !== 0) {
      prefix = known;
      continue;
    }
    write(prefix);
    if (next < MOST) {
      codes[key] = next;
      if (next === 1 << size) size++;
      next++;
    } else {
      write(CLEAR);
      codes.fill(0);
      [size, next] = [BITS + 1, END + 1];
    }
    prefix = indices[i] as number;
  }
  write(prefix);
  write(END);
  if (held > 0) byte(buffer & 255);
  flush();
  out.push(0);
}
