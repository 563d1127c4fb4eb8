import { Bytes, compressed } from './lzw.ts';
import { ColourIndex, coloursOf, type Pixels } from './quantize.ts';

const COLOURS = 255;
const SAME = 255; // index of a pixel that does not change

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An animated GIF that repeats forever, made frame by frame. Only the part of a frame that changes is stored. */
export class Gif {
  private readonly width: number;
  private readonly height: number;
  private readonly index: ColourIndex;
  private readonly out = new Bytes();
  private shown: Uint8Array | undefined; // colours of the last frame
  private pending: { readonly box: Rectangle; readonly colours: Uint8Array } | undefined;
  private wait = 0; // milliseconds that the pending frame is shown

  /** `samples` are some of the frames; their colours are used for all. */
  constructor(width: number, height: number, samples: Iterable<Pixels>) {
    this.width = width;
    this.height = height;
    const colours = coloursOf(samples, COLOURS);
    this.index = new ColourIndex(colours);
    const { out } = this;
    out.text('GIF89a');
    out.short(width);
    out.short(height);
    out.add(0xf7, SAME, 0); // 256 colours follow
    out.all(colours);
    out.all(new Uint8Array(3 * 256 - colours.length));
    out.add(0x21, 0xff, 11);
    out.text('NETSCAPE2.0');
    out.add(3, 1, 0, 0, 0); // repeat forever
  }

  /** Adds a frame that is shown for this long. A frame like the one before only extends it. */
  add(pixels: Pixels, milliseconds: number): void {
    const colours = this.index.of(pixels);
    const box = this.changed(colours);
    if (box) {
      this.flush();
      this.pending = { box, colours: this.cut(colours, box) };
      this.shown = colours;
      this.wait = 0;
    }
    this.wait += milliseconds;
  }

  end(): Uint8Array {
    this.flush();
    this.out.add(0x3b);
    return this.out.done();
  }

  /** The smallest rectangle around everything that differs from the last frame. */
  private changed(colours: Uint8Array): Rectangle | undefined {
    const { width, height, shown } = this;
    if (!shown) return { left: 0, top: 0, width, height };
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let i = 0; i < colours.length; i++) {
      if (colours[i] === shown[i]) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
    return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  private cut(colours: Uint8Array, { left, top, width, height }: Rectangle): Uint8Array {
    const part = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = (top + y) * this.width + left + x;
        part[y * width + x] = this.shown?.[at] === colours[at] ? SAME : (colours[at] as number);
      }
    return part;
  }

  private flush(): void {
    if (!this.pending) return;
    const { box, colours } = this.pending;
    const { out } = this;
    out.add(0x21, 0xf9, 4, 0x05); // leave the frame in place; one index is transparent
    out.short(Math.round(this.wait / 10));
    out.add(SAME, 0);
    out.add(0x2c);
    for (const value of [box.left, box.top, box.width, box.height]) out.short(value);
    out.add(0);
    compressed(colours, out);
    this.pending = undefined;
  }
}
