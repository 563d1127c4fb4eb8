import type { Point } from '../../../../parts/plane/point.ts';
import { type Box, placed } from '../../../../parts/plane/shape.ts';
import { overlap } from '../../picture/labels.ts';
import type { Piece } from '../../scenario.ts';

/** Where the name of a terrain piece is written. */
export interface TerrainName {
  readonly at: Point; // the middle of its baseline
  readonly short: boolean; // only the height, if there is no room for the name
}

const LETTER = 5.4; // pixels, approximately
const HIGH = 12;
const ROOM = 3; // pixels from the edge of the piece

/**
 * Positions for terrain names, by piece: at the bottom, at the top, in the middle or just outside, avoiding taken boxes
 * and each other. Without room for the name, only the height is shown, or nothing. `px` is a pixel in inches.
 */
export function placeNames(
  pieces: readonly Piece[],
  textsOf: (piece: Piece) => { readonly word: string; readonly height: string },
  px: number,
  taken: readonly Box[],
): ReadonlyMap<string, TerrainName> {
  const names = new Map<string, TerrainName>();
  const used = [...taken];
  for (const piece of pieces) {
    const { word, height } = textsOf(piece);
    const texts = [`${word} ${height}`.trim(), height].filter(Boolean);
    const free = texts.flatMap((text) =>
      spotsFor(piece, px).map((at) => ({ at, short: text === height, box: boxAt(at, text, px) })),
    );
    const found = free.find(({ box }) => overlap(box, used) === 0);
    if (!found) continue;
    used.push(found.box);
    names.set(piece.id, { at: found.at, short: found.short });
  }
  return names;
}

/** Candidate positions, the preferred one first: at the bottom of a piece, or at its top if that is wider. */
function spotsFor(piece: Piece, px: number): readonly Point[] {
  const { box, corners } = placed(piece.corners, { x: 0, y: 0 });
  const along = (y: number): readonly number[] => corners.filter((one) => Math.abs(one.y - y) < 0.01).map(({ x }) => x);
  const [head, foot] = [along(box.low), along(box.high)];
  const spanOf = (xs: readonly number[]): number => Math.max(...xs) - Math.min(...xs);
  const middleOf = (xs: readonly number[]): number => (Math.max(...xs) + Math.min(...xs)) / 2;
  const [high, room] = [HIGH * px, ROOM * px];
  const inFoot = { x: middleOf(foot), y: box.high - room };
  const inHead = { x: middleOf(head), y: box.low + room + high };
  const below = { x: middleOf(foot), y: box.high + room + high };
  const above = { x: middleOf(head), y: box.low - room };
  if (box.high - box.low < 1.5) return [below, above];
  const middle = { x: (box.left + box.right) / 2, y: (box.low + box.high + high) / 2 };
  const [first, second] = spanOf(head) > spanOf(foot) + 0.01 ? [inHead, inFoot] : [inFoot, inHead];
  return [first, second, middle, below, above];
}

function boxAt({ x, y }: Point, text: string, px: number): Box {
  const half = (text.length * LETTER * px) / 2;
  return { left: x - half, right: x + half, low: y - HIGH * px, high: y };
}
