import { edgesMeet } from './cuts.ts';
import { HAIR, type Line, leftOf, lineThrough } from './line.ts';
import type { Point } from './point.ts';
import type { Scene } from './scene.ts';
import { after, before, boxesMeet, type Oval, type Polygon, reach, type Shape, turn } from './shape.ts';
import { bridgeLine, innerTangents, outerTangents, tangentsFrom } from './tangent.ts';

/** A point that a line of sight can pivot on. The line must not pass between its neighbours, if it has any. */
interface Corner {
  readonly at: Point;
  readonly beside: readonly [Point, Point] | undefined;
}

/** All lines through two features of a scene, at least one on a blocker, that could be lines of sight. */
export function* contactsOf(scene: Scene): Generator<Line, void> {
  const { from, to, blockers } = scene;
  const corners = cornersOf(scene);
  const ends = [from, to];
  const rounds = blockers.filter((blocker) => blocker.kind === 'oval');

  for (const corner of corners)
    for (const end of ends)
      for (const line of end.kind === 'oval' ? tangentsFrom(corner.at, end) : throughCorners(corner.at, end))
        if (passes(line, corner)) yield line;

  for (const round of rounds) {
    for (const end of ends) yield* end.kind === 'oval' ? tangentsOf(round, end) : cornerTangents(end, round);
    for (const corner of corners)
      for (const line of tangentsFrom(corner.at, round)) if (passes(line, corner)) yield line;
    for (const other of rounds) if (other !== round) yield* tangentsOf(round, other);
  }

  for (let i = 0; i < corners.length; i++)
    for (let j = i + 1; j < corners.length; j++) {
      const [one, other] = [corners[i] as Corner, corners[j] as Corner];
      const line = lineThrough(one.at, other.at);
      if (line && passes(line, one) && passes(line, other)) yield line;
    }

  // A concave shape acts like several shapes, so the argument about the line between the centres does not apply.
  if (ends.some((end) => end.kind === 'polygon' && !end.convex)) yield* betweenEnds(from, to);
}

/** Whether the corner's blocker lies on one side of the line there. */
function passes(line: Line, { beside }: Corner): boolean {
  if (!beside) return true;
  const [p, q] = [leftOf(line, beside[0]), leftOf(line, beside[1])];
  return !(p > HAIR && q < -HAIR) && !(p < -HAIR && q > HAIR);
}

function* throughCorners(point: Point, { corners }: Polygon): Generator<Line, void> {
  for (const corner of corners) {
    const line = lineThrough(point, corner);
    if (line) yield line;
  }
}

function* cornerTangents({ corners }: Polygon, round: Oval): Generator<Line, void> {
  for (const corner of corners) yield* tangentsFrom(corner, round);
}

function* tangentsOf(p: Oval, q: Oval): Generator<Line, void> {
  for (const bridges of [outerTangents(p, q), innerTangents(p, q)])
    for (const bridge of bridges ?? []) {
      const line = bridgeLine(bridge);
      if (line) yield line;
    }
}

function* betweenEnds(from: Shape, to: Shape): Generator<Line, void> {
  const all = [from, to];
  for (const end of all) {
    if (end.kind !== 'polygon') continue;
    for (const corner of end.corners)
      for (const other of all)
        yield* other.kind === 'oval' ? tangentsFrom(corner, other) : throughCorners(corner, other);
  }
}

/** Corners of blockers inside the strip between both shapes, and intersections of blocker edges with the shapes. */
function cornersOf({ from, to, blockers, doors }: Scene): readonly Corner[] {
  const inStrip = stripOf(from, to);
  const found: Corner[] = [];
  for (const blocker of [...blockers, ...doors]) {
    if (blocker.kind === 'polygon') {
      const { corners } = blocker;
      corners.forEach((at, i) => {
        const [last, next] = [before(corners, i), after(corners, i)];
        if (turn(last, at, next) > 0 && inStrip(at)) found.push({ at, beside: [last, next] });
      });
    }
    for (const end of [from, to])
      if (boxesMeet(end.box, blocker.box))
        for (const at of edgesMeet(end, blocker)) found.push({ at, beside: undefined });
  }
  return found;
}

/** Whether a point is in the box, aligned with the line between the centres, that contains both shapes. */
function stripOf(from: Shape, to: Shape): (point: Point) => boolean {
  const line = lineThrough(from.at, to.at) as Line;
  const { dx, dy } = line;
  const most = (ux: number, uy: number): number => Math.max(reach(from, ux, uy), reach(to, ux, uy)) + 1e-6;
  const [ahead, back, left, right] = [most(dx, dy), most(-dx, -dy), most(-dy, dx), most(dy, -dx)];
  return ({ x, y }) => {
    const [along, across] = [x * dx + y * dy, y * dx - x * dy];
    return along <= ahead && -along <= back && across <= left && -across <= right;
  };
}
