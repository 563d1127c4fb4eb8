import { crosses, leftOf, lineThrough } from './line.ts';
import { contains, convexHull } from './polygon.ts';
import { after, type Oval, type Polygon, polygon, reach, type Shape } from './shape.ts';
import { outerTangents } from './tangent.ts';

/** The convex hull of two shapes: both, and the area between their two outer tangents. */
export interface JointHull {
  readonly p: Shape;
  readonly q: Shape;
  readonly between: Polygon | undefined; // undefined if one shape contains the other
}

export function jointHull(one: Shape, other: Shape): JointHull {
  const [p, q] = [filled(one), filled(other)];
  const tangents = outerTangents(p, q);
  if (!tangents) return { p, q, between: undefined };
  const [left, right] = tangents;
  return { p, q, between: polygon([right.from, right.to, left.to, left.from]) };
}

const filled = (shape: Shape): Shape =>
  shape.kind === 'polygon' && !shape.convex ? polygon(convexHull(shape.corners)) : shape;

/** Whether the interior of a polygon reaches into the hull; touching is not enough. */
export function reachesInto({ p, q, between }: JointHull, shape: Polygon): boolean {
  return contains(shape, p.at) || shape.corners.some((corner, i) => isEntered({ p, q, between }, shape, i, corner));
}

function isEntered({ p, q, between }: JointHull, { corners }: Polygon, i: number, corner: Polygon['at']): boolean {
  const next = after(corners, i);
  if (between && crosses(corner, next, between)) return true;
  return crosses(corner, next, p) || crosses(corner, next, q);
}

/** Whether an oval reaches into the area between the two shapes. */
export const ovalReachesInto = ({ between }: JointHull, oval: Oval): boolean =>
  between !== undefined &&
  (contains(between, oval.at) || between.corners.some((corner, i) => crosses(corner, after(between.corners, i), oval)));

/**
 * Whether a polygon lies on a segment from p to a part of q outside the polygon. Then some side is crossed outwards:
 * it reaches into the hull, p has points on its inner side and q on its outer side.
 */
export function hidesOutside(hull: JointHull, shape: Polygon): boolean {
  return shape.corners.some((corner, i) => {
    const side = lineThrough(corner, after(shape.corners, i));
    if (!side || !isEntered(hull, shape, i, corner)) return false;
    const edge = leftOf({ ...side, x: 0, y: 0 }, corner);
    const inner = reach(hull.p, -side.dy, side.dx) - edge; // the inside is to the left
    const outer = reach(hull.q, side.dy, -side.dx) + edge;
    return inner > 1e-6 && outer > 1e-6;
  });
}
