import type { Colour, Picture, Shape } from '../../kernel/picture.ts';

/** A frame of an animation as it appears on the screen. */
interface ShownFrame {
  readonly pixels: Uint8Array;
  readonly wait: number; // milliseconds
  readonly box: readonly number[]; // left, top, width, height of the stored part
}

/** Reads a GIF with one colour table, as written by `Gif`. */
export function decoded(gif: Uint8Array): {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly ShownFrame[];
} {
  const short = (at: number): number => (gif[at] as number) | ((gif[at + 1] as number) << 8);
  const [width, height] = [short(6), short(8)];
  const table = gif.slice(13, 13 + 768);
  const screen = new Uint8Array(width * height * 4);
  const frames: ShownFrame[] = [];
  let [at, wait] = [13 + 768, 0];
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      if (gif[at + 1] === 0xf9) wait = short(at + 4) * 10;
      at += 2;
      while (gif[at] !== 0) at += (gif[at] as number) + 1;
      at++;
      continue;
    }
    const box = [short(at + 1), short(at + 3), short(at + 5), short(at + 7)] as const;
    at += 11;
    const packed: number[] = [];
    while (gif[at] !== 0) {
      packed.push(...gif.slice(at + 1, at + 1 + (gif[at] as number)));
      at += (gif[at] as number) + 1;
    }
    at++;
    for (const [i, index] of unpacked(packed).entries()) {
      if (index === 255) continue;
      const [x, y] = [box[0] + (i % box[2]), box[1] + Math.floor(i / box[2])];
      screen.set([...table.slice(index * 3, index * 3 + 3), 255], (y * width + x) * 4);
    }
    frames.push({ pixels: screen.slice(), wait, box });
  }
  return { width, height, frames };
}

/** Undoes LZW with 8-bit indices. */
function unpacked(bytes: readonly number[]): number[] {
  const out: number[] = [];
  let list: number[][] = [];
  let [size, bit, before] = [9, 0, -1];
  const reset = (): void => {
    list = Array.from({ length: 258 }, (_, i) => [i]);
    [size, before] = [9, -1];
  };
  reset();
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i++, bit++) code |= (((bytes[bit >> 3] as number) >> (bit & 7)) & 1) << i;
    if (code === 256) {
      reset();
      continue;
    }
    if (code === 257) return out;
    const last = list[before];
    const found = list[code] ?? [...(last as number[]), (last as number[])[0] as number];
    out.push(...found);
    if (last && list.length < 4096) list.push([...last, found[0] as number]);
    if (list.length === 1 << size && size < 12) size++;
    before = code;
  }
}

/** Every shape of a picture, with those in groups. */
export const everyShape = ({ shapes }: Pick<Picture, 'shapes'>): readonly Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...everyShape(shape)] : [shape]));

/** Every text of a picture. */
export const textsIn = (picture: Pick<Picture, 'shapes'>): readonly string[] =>
  everyShape(picture).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

/** How many shapes use a colour. */
export const countOf = (picture: Pick<Picture, 'shapes'>, colour: Colour): number =>
  everyShape(picture).filter((shape) => Object.values(shape).includes(colour)).length;
