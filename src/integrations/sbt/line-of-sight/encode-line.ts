import type { Hex, HexGrid } from '../../../parts/hex/hex.ts';

/**
 * A line as a walk from hex to hex: one digit per step, the hexside crossed, from 1. The steps are relative to the
 * first hex and may lead off the top or bottom of the map.
 */
export function encodedLine({ cols }: HexGrid, from: Hex, steps: readonly number[]): string {
  let col = from % cols;
  let half = halvesOf(cols, from, col);
  let walk = '';
  for (const step of steps) {
    const row = Math.floor((from + step) / cols);
    const across = from + step - row * cols - col;
    col += across;
    const down = 2 * row + (col & 1) - half;
    half += down;
    walk += SIDES[across + 1]?.[down < 0 ? 0 : 1];
  }
  return walk;
}

/** Half rows are even on raised columns and odd on lowered ones. */
const halvesOf = (cols: number, hex: Hex, col: number): number => (2 * (hex - col)) / cols + (col & 1);

/** By the direction of the column, left to right, then up or down. */
const SIDES = ['65', '14', '23'] as const;
