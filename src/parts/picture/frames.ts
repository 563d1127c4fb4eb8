/** Limits of an animation, so that the file is small enough for a chat message. */
export const ANIMATION = {
  frames: 60,
  width: 640, // pixels
  step: 260, // milliseconds per frame
  last: 2_600, // milliseconds for the last frame
} as const;

/** At most `most` of the positions from 0 to `last`, evenly spread, with the first and the last. */
export function spreadOver(last: number, most: number = ANIMATION.frames): readonly number[] {
  const count = Math.min(most, last + 1);
  if (count <= 1) return [last];
  return Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
}
