import type { Point } from '../../../parts/plane/point.ts';
import type { Box } from '../../../parts/plane/shape.ts';
import { AROUND } from './outline.ts';

/** A label for a unit: texts from the longest to the shortest, to fit the space. */
export interface Wanted {
  readonly unit: number;
  readonly box: Box; // of the unit
  readonly texts: readonly string[];
  readonly below: boolean; // below the unit rather than above it
}

export interface Label {
  readonly text: string;
  readonly at: Point; // the middle of its baseline
  readonly box: Box;
}

const LETTER = 6.1; // pixels, approximately
const HIGH = 17;
const BADGE = 20; // space for a sign before the text
const GAP = 2; // distance to the outline of the unit

/**
 * Positions for all labels, avoiding each other, the units and the scale around the table as far as possible. `px` is a
 * pixel in inches.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  px: number,
  frame: Box,
  table = frame,
): ReadonlyMap<number, Label> {
  const placed = new Map<number, Label>();
  for (const want of wanted) {
    const others = wanted.filter((other) => other !== want).map(({ box }) => box);
    const labels = [...placed.values()].map(({ box }) => box);
    const costOf = ({ box }: Label): number =>
      3 * overlap(box, labels) +
      overlap(box, others) +
      2 * (areaOf(box) - overlap(box, [frame])) +
      0.5 * (areaOf(box) - overlap(box, [table]));
    let best: Label | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const label of candidates(want, px, frame)) {
      const cost = costOf(label);
      if (cost < least - 1e-9) [best, least] = [label, cost];
      if (cost < 1e-6) break;
    }
    if (best) placed.set(want.unit, best);
  }
  return placed;
}

function* candidates({ box, texts, below }: Wanted, px: number, frame: Box): Generator<Label> {
  for (const text of texts) {
    const [wide, high] = [(text.length * LETTER + BADGE) * px, HIGH * px];
    const middle = slidInto(frame, (box.left + box.right) / 2, wide);
    const gap = AROUND + GAP * px;
    const above: Point = { x: middle, y: box.low - gap };
    const under: Point = { x: middle, y: box.high + gap + high };
    const level = (box.low + box.high + high) / 2;
    const beside: readonly Point[] = [
      { x: box.right + gap + wide / 2, y: level },
      { x: box.left - gap - wide / 2, y: level },
    ];
    for (const at of [...(below ? [under, above] : [above, under]), ...beside])
      yield { text, at, box: { left: at.x - wide / 2, right: at.x + wide / 2, low: at.y - high, high: at.y } };
  }
}

/** Where to centre a text so that the frame does not cut it off: near `middle`, or in the frame's middle if it is too wide. */
export function slidInto({ left, right }: Pick<Box, 'left' | 'right'>, middle: number, wide: number): number {
  if (wide >= right - left) return (left + right) / 2;
  return Math.min(Math.max(middle, left + wide / 2), right - wide / 2);
}

const areaOf = ({ left, right, low, high }: Box): number => (right - left) * (high - low);

/** The area that a box shares with others. */
export const overlap = (one: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.high, other.high) - Math.max(one.low, other.low);
    return sum + (wide > 0 && high > 0 ? wide * high : 0);
  }, 0);
