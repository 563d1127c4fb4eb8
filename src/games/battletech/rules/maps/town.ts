import type { Dice } from '../../../../kernel/dice.ts';
import { colOf, type Hex, rowOf } from '../../../../parts/hex/hex.ts';
import { type BuildingKind, built } from '../../data/buildings.ts';
import { change, type Sketch, TO_BE_LINKED } from './sketch.ts';

const BLOCK = 4; // distance between streets

/** Light houses at the outskirts, towers in the middle. */
const KINDS: readonly BuildingKind[] = [1, 1, 1, 2, 2, 3, 3, 4];

/** A town in the middle of the map: paved streets with houses, a few parks, and a road in and out. */
export function town(sketch: Sketch, dice: Dice): void {
  const main = Math.floor(sketch.cols / 2);
  const first = dice.roll(BLOCK) - 1;
  for (const hex of sketch.hexes.keys()) {
    const out = outwards(sketch, hex);
    const onMain = colOf(sketch, hex) === main;
    if (out > 1) {
      if (onMain) change(sketch, hex, { road: TO_BE_LINKED });
      continue;
    }
    const street = onMain || (colOf(sketch, hex) - main) % BLOCK === 0 || rowOf(sketch, hex) % BLOCK === first;
    const die = dice.roll(6);
    const level = 0;
    if (street || die === 6) change(sketch, hex, { level, paved: true });
    else if (die === 5) change(sketch, hex, { level, woods: 1 });
    else
      change(sketch, hex, {
        level,
        building: built(KINDS[Math.floor((1 - out) * 4) + dice.roll(4) - 1] as BuildingKind),
      });
  }
}

/** 0 in the middle of the map, 1 at the edge of the town, more outside. */
function outwards(sketch: Sketch, hex: Hex): number {
  const x = (colOf(sketch, hex) + 0.5) / sketch.cols - 0.5;
  const y = (rowOf(sketch, hex) + 0.5) / sketch.rows - 0.5;
  return Math.hypot(x, y) / 0.45;
}
