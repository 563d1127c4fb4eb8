/** A set of cells, one bit each. */
export type Bits = Uint32Array;

export const wordsFor = (cells: number): number => (cells + 31) >>> 5;

export function bitsOf(cells: number, isIn: (cell: number) => boolean): Bits {
  const bits = new Uint32Array(wordsFor(cells));
  for (let cell = 0; cell < cells; cell++) if (isIn(cell)) put(bits, 0, cell);
  return bits;
}

/** Sets are stored end to end in one array: `base` is the offset of a set's first word. */
export function put(bits: Bits, base: number, cell: number): void {
  const word = base + (cell >>> 5);
  bits[word] = (bits[word] as number) | (1 << (cell & 31));
}

export function drop(bits: Bits, base: number, cell: number): void {
  const word = base + (cell >>> 5);
  bits[word] = (bits[word] as number) & ~(1 << (cell & 31));
}

export const has = (bits: Bits, base: number, cell: number): boolean =>
  ((bits[base + (cell >>> 5)] as number) & (1 << (cell & 31))) !== 0;

export function count(bits: Bits, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    let word = bits[i] as number;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

/** The cells of one set, ascending. */
export function* cellsIn(bits: Bits, base: number, words: number): Generator<number> {
  for (let i = 0; i < words; i++)
    for (let word = bits[base + i] as number; word !== 0; word &= word - 1) yield i * 32 + lowest(word);
}

export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Bit `a` of the result is bit `a + offset` of the set: the cells from which the set is at that offset. */
export function shifted(bits: Bits, base: number, words: number, offset: number): Bits {
  const out = new Uint32Array(words);
  shiftInto(out, 0, bits, base, words, offset);
  return out;
}

/** The same, combined with what `out` already contains. */
export function shiftInto(out: Bits, to: number, bits: Bits, base: number, words: number, offset: number): void {
  const over = offset >> 5;
  const rest = offset & 31;
  for (let i = 0; i < words; i++) {
    const j = i + over;
    const low = j >= 0 && j < words ? (bits[base + j] as number) : 0;
    const high = j >= -1 && j + 1 < words ? (bits[base + j + 1] as number) : 0;
    out[to + i] = (out[to + i] as number) | (rest === 0 ? low : (low >>> rest) | (high << (32 - rest)));
  }
}
