import { type Dice, pick } from '../../../../kernel/dice.ts';
import { colOf, distance, type Hex, type HexGrid, neighbours, OFF_MAP, rowOf } from '../../../../parts/hex/hex.ts';
import { CLEAR, type Ground } from '../../ground.ts';

/** A map under construction. */
export interface Sketch extends HexGrid {
  readonly hexes: Ground[];
}

export const blank = (cols: number, rows: number): Sketch => ({
  cols,
  rows,
  hexes: new Array<Ground>(cols * rows).fill(CLEAR),
});

export const at = (sketch: Sketch, hex: Hex): Ground => sketch.hexes[hex] as Ground;
export const change = (sketch: Sketch, hex: Hex, changes: Partial<Ground>): void => {
  sketch.hexes[hex] = { ...at(sketch, hex), ...changes };
};
export const around = (sketch: Sketch, hex: Hex): readonly Hex[] =>
  neighbours(sketch, hex).filter((near) => near !== OFF_MAP);
export const anywhere = ({ hexes }: Sketch, dice: Dice): Hex => dice.roll(hexes.length) - 1;

/** A road whose exits are still unknown. */
export const TO_BE_LINKED = 63;

/** Empty dry land. */
export const isBare = ({ water, woods, rough, swamp, paved, road, building, bridge }: Ground): boolean =>
  water < 0 && woods === 0 && !rough && !swamp && !paved && road === 0 && !building && !bridge;

/** A connected patch of up to `size` hexes, grown around one of them. */
function patch(sketch: Sketch, from: Hex, size: number, fits: (hex: Hex) => boolean, dice: Dice): readonly Hex[] {
  const grown = new Set<Hex>();
  let edge = fits(from) ? [from] : [];
  while (grown.size < size && edge.length > 0) {
    const [one, other] = [pick(dice, edge), pick(dice, edge)];
    const next = distance(sketch, from, one) <= distance(sketch, from, other) ? one : other;
    grown.add(next);
    edge = [...new Set([...edge, ...around(sketch, next)])].filter((hex) => !grown.has(hex) && fits(hex));
  }
  return [...grown];
}

/** Patches scattered over the map until they cover this share. */
export function* strewn(
  sketch: Sketch,
  share: number,
  size: number,
  fits: (hex: Hex) => boolean,
  dice: Dice,
): Generator<readonly Hex[], void> {
  const wanted = Math.round(share * sketch.hexes.length);
  let covered = 0;
  for (let tries = 4 * wanted; tries > 0 && covered < wanted; tries--) {
    const next = patch(sketch, anywhere(sketch, dice), Math.min(dice.roll(size), wanted - covered), fits, dice);
    covered += next.length;
    yield next;
  }
}

/** The hexes of the rows and columns within reach, in the map's order. */
function* box(sketch: Sketch, from: Hex, reach: number): Generator<Hex, void> {
  const { cols, rows } = sketch;
  const [col, row] = [colOf(sketch, from), rowOf(sketch, from)];
  for (let y = Math.max(0, row - reach - 1); y <= Math.min(rows - 1, row + reach + 1); y++)
    for (let x = Math.max(0, col - reach); x <= Math.min(cols - 1, col + reach); x++) yield y * cols + x;
}

/** A hill of this height with a flat top of radius `top`, one level lower every `slope` hexes. */
interface Hill {
  readonly height: number;
  readonly top: number;
  readonly slope: number;
}

export function raise(sketch: Sketch, from: Hex, { height, top, slope }: Hill, dice: Dice): void {
  const reach = top + Math.ceil(height * slope) + 1;
  for (const hex of box(sketch, from, reach)) {
    const far = distance(sketch, from, hex);
    if (far > reach) continue;
    const ragged = far + (dice.roll(3) === 3 ? 1 : 0);
    const level = Math.max(0, Math.min(height, height - Math.ceil((ragged - top) / slope)));
    if (level > at(sketch, hex).level) change(sketch, hex, { level });
  }
}
