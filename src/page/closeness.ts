export interface Box {
  readonly width: number;
  readonly height: number;
}

const MOST_PIXELS = 16_000_000; // some devices refuse larger canvases
const LONGEST = 8192;
const STEP = 1.5;

/** Canvas pixels per CSS pixel: as many as wanted, within the canvas size limit. */
export function sharpness({ width, height }: Box, wanted: number): number {
  const most = Math.min(Math.sqrt(MOST_PIXELS / Math.max(1, width * height)), LONGEST / Math.max(1, width, height));
  return Math.min(wanted, most);
}

/** Rounds the zoom up to a step, so that a wheel does not repaint at every tick. */
export const steppedCloseness = (closeness: number): number =>
  STEP ** Math.ceil(Math.log(Math.max(1, closeness)) / Math.log(STEP) - 1e-6);

/** How much detail is visible, by screen pixels per drawing unit. */
const DETAILS = [
  ['speck', 0],
  ['far', 0.2],
  ['near', 0.86],
  ['close', 1.3],
] as const;
type Detail = (typeof DETAILS)[number][0];

export const detailAt = (scale: number): Detail => (DETAILS.findLast(([, from]) => scale >= from) ?? DETAILS[0])[0];
