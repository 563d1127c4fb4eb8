export interface Box {
  readonly width: number;
  readonly height: number;
}

const MOST_PIXELS = 16_000_000; // more than this some devices refuse
const LONGEST = 8192;
const STEP = 1.5;

/** So many pixels of a canvas for one of its box: as many as are wanted, as far as a canvas can be that large. */
export function sharpness({ width, height }: Box, wanted: number): number {
  const most = Math.min(Math.sqrt(MOST_PIXELS / Math.max(1, width * height)), LONGEST / Math.max(1, width, height));
  return Math.min(wanted, most);
}

/** How close a picture is painted for: in steps, so that a wheel does not paint at every tick. */
export const steppedCloseness = (closeness: number): number =>
  STEP ** Math.ceil(Math.log(Math.max(1, closeness)) / Math.log(STEP) - 1e-6);

/** How much of a drawing can be made out, by the pixels of the screen that a unit takes up. */
const DETAILS = [
  ['speck', 0],
  ['far', 0.2],
  ['near', 0.86],
  ['close', 1.3],
] as const;
export type Detail = (typeof DETAILS)[number][0];

export const detailAt = (scale: number): Detail => (DETAILS.findLast(([, from]) => scale >= from) ?? DETAILS[0])[0];
