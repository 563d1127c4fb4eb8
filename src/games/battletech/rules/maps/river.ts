import type { Dice } from '../../../../kernel/dice.ts';
import { distance, type Hex, hexAt } from '../../../../parts/hex/hex.ts';
import { CONSTRUCTION_FACTOR } from '../../data/buildings.ts';
import { at, change, type Sketch, TO_BE_LINKED } from './sketch.ts';

const WAVER = [0, 0, -1, 1, -1, 1]; // rows a river may shift from one column to the next

/** A river from the west edge to the east edge in its own valley, with fords, and a road over a bridge. */
export function river(sketch: Sketch, dice: Dice): void {
  const course = courseOf(sketch, dice);
  for (const hex of sketch.hexes.keys()) {
    const far = Math.min(...course.map((wet) => distance(sketch, wet, hex)));
    if (at(sketch, hex).level > far) change(sketch, hex, { level: far });
  }
  for (const hex of course) change(sketch, hex, { water: depthOf(dice.roll(6)) });
  road(sketch, dice);
}

const depthOf = (die: number): number => (die === 1 ? 0 : die === 6 ? 2 : 1);

function courseOf(sketch: Sketch, dice: Dice): readonly Hex[] {
  const { cols, rows } = sketch;
  const third = Math.ceil(rows / 3);
  const inside = (row: number): number => Math.min(rows - 1, Math.max(0, row));
  let row = inside(third + dice.roll(third) - 1);
  const course: Hex[] = [];
  for (let col = 0; col < cols; col++) {
    course.push(hexAt(sketch, col, row));
    const next = inside(row + (WAVER[dice.roll(6) - 1] as number));
    if (next !== row) course.push(hexAt(sketch, col, next));
    else if (dice.roll(3) === 1) course.push(hexAt(sketch, col, inside(row + 1)));
    row = next;
  }
  return course;
}

/** A road from north to south along a column, with a bridge one level above any water. */
function road(sketch: Sketch, dice: Dice): void {
  const col = Math.min(sketch.cols - 1, Math.floor(sketch.cols / 4) + dice.roll(Math.ceil(sketch.cols / 2)));
  const lane = Array.from({ length: sketch.rows }, (_, row) => hexAt(sketch, col, row));
  const wet = (hex: Hex | undefined): boolean => hex !== undefined && at(sketch, hex).water >= 0;
  for (const [i, hex] of lane.entries()) {
    const { level, water } = at(sketch, hex);
    if (water < 0) {
      const ramp = wet(lane[i - 1]) || wet(lane[i + 1]);
      change(sketch, hex, { road: TO_BE_LINKED, level: ramp ? 1 : level });
    } else
      change(sketch, hex, {
        bridge: { level: level + 1, cf: CONSTRUCTION_FACTOR[2], exits: 0 },
        water: Math.max(1, water),
      });
  }
}
