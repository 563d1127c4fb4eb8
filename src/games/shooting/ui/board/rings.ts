import type { Point } from '../../../../parts/plane/point.ts';
import { type Box, farthest, type Shape } from '../../../../parts/plane/shape.ts';
import { profileIn } from '../../rules/units.ts';
import type { Look } from './plan.ts';

export interface Ring {
  readonly kind: 'full' | 'half' | 'far';
  readonly range: number;
}

const BY_HALF: readonly string[] = ['rapid-fire', 'melta'];

/** The range of the current weapons, half of it if an ability needs that, and the Conversion distance. */
export function ringsOf({ group, profile }: Pick<Look, 'group' | 'profile'>): readonly Ring[] {
  const { range, abilities } = profileIn(group, profile);
  const half = abilities.some(({ id }) => BY_HALF.includes(id));
  const far = abilities.find(({ id }) => id === 'conversion');
  return [
    { kind: 'full', range },
    ...(half ? [{ kind: 'half', range: range / 2 } as const] : []),
    ...(far ? [{ kind: 'far', range: far.x?.plus ?? 12 } as const] : []),
  ];
}

const ROOM = 1.6; // inches that a label takes to each side

/** The position of a ring's label: as straight ahead as the battlefield allows, preferably not over a unit. */
export function figureSpot(
  shapes: readonly Shape[],
  range: number,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Point | undefined {
  const from = shapes[0] as Shape;
  const ahead = from.at.y > height / 2 ? -90 : 90;
  let second: Point | undefined;
  for (let aside = 0; aside <= 180; aside += 6)
    for (const angle of [ahead + aside, ahead - aside]) {
      const spot = tipOf(shapes, range, (angle * Math.PI) / 180);
      if (spot.x < ROOM || spot.x > width - ROOM || spot.y < 0.6 || spot.y > height - 0.6) continue;
      if (!taken.some((box) => isOver(box, spot))) return spot;
      second ??= spot;
    }
  return second;
}

/** A point of the ring in a direction, from the base that reaches farthest that way. */
function tipOf(shapes: readonly Shape[], range: number, angle: number): Point {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const tips = shapes.map((shape) => farthest(shape, ux, uy));
  const { x, y } = tips.reduce((best, tip) => (tip.x * ux + tip.y * uy > best.x * ux + best.y * uy ? tip : best));
  return { x: x + ux * range, y: y + uy * range };
}

const isOver = ({ left, right, low, high }: Box, { x, y }: Point): boolean =>
  x > left - ROOM && x < right + ROOM && y > low - 1.5 && y < high + 1.5;
