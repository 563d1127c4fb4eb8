import type { Box } from '../../../../parts/plane/shape.ts';
import { overlap, slidInto } from '../../picture/labels.ts';

const LINE = 18; // pixels
const FIRST = { above: -10, below: 20 } as const; // the baseline nearest to the unit
const ABOVE = 12; // of the baseline, to the top of the letters
const UNDER = 4;
const LINES = [0, 1, 2];

interface Place {
  readonly x: number; // inches, the middle
  readonly line: number; // pixels from the edge of the unit to the baseline
}

/** Where the result of a volley goes: next to its unit, some lines further away if it would cover another unit's label there. */
export function resultPlace(
  unit: Box,
  below: boolean,
  wide: number,
  labels: readonly Box[],
  frame: Box,
  px: number,
): Place {
  const x = slidInto(frame, (unit.left + unit.right) / 2, wide);
  const edge = below ? unit.high : unit.low;
  const lines = LINES.map((n) => (below ? FIRST.below + n * LINE : FIRST.above - n * LINE));
  const boxAt = (line: number): Box => ({
    left: x - wide / 2,
    right: x + wide / 2,
    low: edge + (line - ABOVE) * px,
    high: edge + (line + UNDER) * px,
  });
  const isFree = (box: Box): boolean => overlap(box, labels) === 0 && box.low >= frame.low && box.high <= frame.high;
  return { x, line: lines.find((line) => isFree(boxAt(line))) ?? (lines[0] as number) };
}
