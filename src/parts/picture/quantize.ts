/** Pixels row by row, four bytes each: red, green, blue, alpha. Alpha is ignored. */
export type Pixels = Uint8Array | Uint8ClampedArray;

const BINS = 1 << 15; // five bits per channel
const binOf = (pixels: Pixels, at: number): number =>
  (((pixels[at] as number) >> 3) << 10) | (((pixels[at + 1] as number) >> 3) << 5) | ((pixels[at + 2] as number) >> 3);

interface Box {
  readonly bins: number[];
  readonly channel: number; // bits to shift for the channel with the greatest extent
  readonly score: number; // how much there is to gain by splitting it
}

/** At most `most` colours that represent the samples best, by median cut; three bytes each. */
export function coloursOf(samples: Iterable<Pixels>, most: number): Uint8Array {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * 3);
  for (const pixels of samples)
    for (let at = 0; at < pixels.length; at += 4) {
      const bin = binOf(pixels, at);
      counts[bin] = (counts[bin] as number) + 1;
      for (let c = 0; c < 3; c++) sums[bin * 3 + c] = (sums[bin * 3 + c] as number) + (pixels[at + c] as number);
    }
  const used: number[] = [];
  for (let bin = 0; bin < BINS; bin++) if (counts[bin]) used.push(bin);
  const boxes = [boxOf(used, counts)];
  while (boxes.length < most) {
    const worst = boxes.reduce((a, b) => (b.score > a.score ? b : a), boxes[0] as Box);
    if (worst.score <= 0) break;
    boxes.splice(boxes.indexOf(worst), 1, ...halves(worst, counts));
  }
  return Uint8Array.from(
    boxes.flatMap(({ bins }) => {
      const all = bins.reduce((sum, bin) => sum + (counts[bin] as number), 0) || 1;
      return [0, 1, 2].map((c) => Math.round(bins.reduce((sum, bin) => sum + (sums[bin * 3 + c] as number), 0) / all));
    }),
  );
}

const channelOf = (bin: number, shift: number): number => (bin >> shift) & 31;

function boxOf(bins: number[], counts: Uint32Array): Box {
  const extents = [10, 5, 0].map((shift) => {
    let [least, greatest] = [31, 0];
    for (const bin of bins) {
      const value = channelOf(bin, shift);
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    return { shift, extent: Math.max(0, greatest - least) };
  });
  const { shift, extent } = extents.reduce((a, b) => (b.extent > a.extent ? b : a));
  const weight = bins.reduce((sum, bin) => sum + (counts[bin] as number), 0);
  return { bins, channel: shift, score: extent * Math.cbrt(weight) };
}

/** Splits a box where half of its pixels are on each side; both halves have at least one bin. */
function halves({ bins, channel }: Box, counts: Uint32Array): readonly Box[] {
  const sorted = bins.toSorted((a, b) => channelOf(a, channel) - channelOf(b, channel));
  const weights = sorted.map((bin) => Math.sqrt(counts[bin] as number));
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  let [at, sum] = [0, 0];
  while (at < sorted.length - 1 && sum + (weights[at] as number) <= half) sum += weights[at++] as number;
  const cut = Math.min(sorted.length - 1, Math.max(1, at));
  return [boxOf(sorted.slice(0, cut), counts), boxOf(sorted.slice(cut), counts)];
}

/** Replaces pixels by the index of the nearest colour. */
export class ColourIndex {
  private readonly colours: Uint8Array;
  private readonly known = new Int16Array(BINS).fill(-1);

  constructor(colours: Uint8Array) {
    this.colours = colours;
  }

  of(pixels: Pixels): Uint8Array {
    const found = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < found.length; i++) {
      const bin = binOf(pixels, i * 4);
      let index = this.known[bin] as number;
      if (index < 0) {
        index = this.nearest(pixels, i * 4);
        this.known[bin] = index;
      }
      found[i] = index;
    }
    return found;
  }

  private nearest(pixels: Pixels, at: number): number {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < this.colours.length; i += 3) {
      let far = 0;
      for (let c = 0; c < 3; c++) far += ((this.colours[i + c] as number) - (pixels[at + c] as number)) ** 2;
      if (far < least) [best, least] = [i / 3, far];
    }
    return best;
  }
}
