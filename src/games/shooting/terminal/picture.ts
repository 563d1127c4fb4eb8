import type { Piece } from '../scenario.ts';
import type { Model, View } from '../view.ts';

const TERRAIN: Readonly<Record<Piece['kind'], string>> = {
  ruins: '#',
  woods: '&',
  crater: 'o',
  barricade: '=',
  obstacle: '%',
};
export const LEGEND =
  '# ruins  & woods  o crater  = barricade  % obstacle; each character is 1 inch wide and 2 inches high';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The letter that marks a unit on the map. */
export const letterOf = (unit: number): string => LETTERS[unit % LETTERS.length] as string;

const DOWN = 2; // inches per line: a character is about twice as high as wide

/** Whether a point is inside a polygon (ray casting). */
function isIn(corners: Piece['corners'], x: number, y: number): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length] as readonly [number, number];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** The battlefield from above, the attacker's edge at the bottom. */
export function picture({ rules, wounds }: View): string[] {
  const { table, terrain } = rules.setup.scenario;
  const standing = rules.models.filter(({ index }) => (wounds[index] as number) > 0);
  return Array.from({ length: Math.ceil(table.height / DOWN) }, (_, row) =>
    Array.from({ length: Math.ceil(table.width) }, (_, col) => square(terrain, standing, col, row)).join(''),
  );
}

function square(terrain: readonly Piece[], standing: readonly Model[], col: number, row: number): string {
  const here = standing.find(({ at }) => Math.floor(at.x) === col && Math.floor(at.y / DOWN) === row);
  if (here) return letterOf(here.unit);
  const piece = terrain.find(({ corners }) => isIn(corners, col + 0.5, (row + 0.5) * DOWN));
  return piece ? TERRAIN[piece.kind] : '·';
}
