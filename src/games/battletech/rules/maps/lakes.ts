import type { Dice } from '../../../../kernel/dice.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { around, at, change, isBare, type Sketch, strewn } from './sketch.ts';

const LARGEST = 30; // hexes

/** Lakes over this share of the map: each level with its lowest shore, deep in the middle, with occasional fords. */
export function lakes(sketch: Sketch, share: number, dice: Dice): void {
  const dry = (hex: Hex): boolean => isBare(at(sketch, hex));
  for (const lake of strewn(sketch, share, LARGEST, dry, dice)) {
    const level = Math.min(...lake.map((hex) => at(sketch, hex).level));
    for (const hex of lake) change(sketch, hex, { level, water: dice.roll(5) === 1 ? 0 : 1 });
    const wet = new Set(lake);
    for (const hex of lake)
      if (around(sketch, hex).every((near) => wet.has(near)) && dice.roll(4) > 1) change(sketch, hex, { water: 2 });
  }
}
