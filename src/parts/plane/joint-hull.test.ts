import { describe, expect, test } from 'vitest';
import { hidesOutside, jointHull, ovalReachesInto, reachesInto } from './joint-hull.ts';
import type { Point } from './point.ts';
import { disc, oval, type Polygon, type Shape } from './shape.ts';
import { innerTangents, outerTangents } from './tangent.ts';
import { anyBase, anyPolygon, box, FROM, isInside, pointsOf, seeded, TO } from './testing.ts';

test.each<readonly [string, Polygon, boolean]>([
  ['between', box(4, -1, 5, 1), true],
  ['beside, touching', box(4, 1, 5, 2), false],
  ['beside, a little in the way', box(4, 0.999, 5, 2), true],
  ['all around', box(-9, -9, 20, 20), true],
  ['behind the second', box(11, -1, 12, 1), false],
  ['inside the first', box(-0.1, -0.1, 0.1, 0.1), true],
  ['a wall across both', box(4, -9, 5, 9), true],
])('%s', (_, area, expected) => {
  expect(reachesInto(jointHull(FROM, TO), area)).toBe(expected);
});

/** Segments between points of both. */
function* ways(from: Shape, to: Shape): Generator<readonly Point[]> {
  for (const p of pointsOf(from, 8))
    for (const q of pointsOf(to, 8))
      yield Array.from({ length: 31 }, (_, k) => ({
        x: p.x + ((q.x - p.x) * k) / 30,
        y: p.y + ((q.y - p.y) * k) / 30,
      }));
}

test('where any sampled way goes through a polygon, it reaches into the hull', () => {
  const seen = { in: 0, out: 0 };
  for (let seed = 1; seed <= 300; seed++) {
    const dice = seeded(seed);
    const [from, to] = [anyBase(dice, { x: 0, y: 0 }), anyBase(dice, { x: 8, y: 3 * dice() })];
    const area = anyPolygon(dice, { x: 10 * dice(), y: 10 * dice() - 4 });
    const reaches = reachesInto(jointHull(from, to), area);
    if (!reaches)
      for (const way of ways(from, to)) if (way.some((point) => isInside(area, point))) expect.fail(`${seed}`);
    seen[reaches ? 'in' : 'out']++;
  }
  expect(Math.min(seen.in, seen.out)).toBeGreaterThan(40);
});

describe('a part of the target outside of a piece that it stands in is hidden by it', () => {
  test.each<readonly [string, Polygon, boolean]>([
    ['its front stands out towards the shooter', box(9.8, -3, 14, 3), false],
    ['its back stands out behind', box(7, -3, 10.2, 3), true],
    ['it stands out aside, and the shooter is not inside of that side', box(9, -5, 20, -1), false],
    ['its upper half stands out, the piece is as long as the way', box(2, -3, 14, 0), true],
  ])('%s: %s', (_, area, expected) => {
    expect(hidesOutside(jointHull(FROM, TO), area)).toBe(expected);
  });

  test('whatever sampled ways go through it to a part outside are noticed', () => {
    let noticed = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const dice = seeded(seed);
      const [from, to] = [anyBase(dice, { x: 0, y: 0 }), anyBase(dice, { x: 8, y: 3 * dice() })];
      const area = anyPolygon(dice, { x: 6 + 4 * dice(), y: 5 * dice() - 2 });
      if (hidesOutside(jointHull(from, to), area)) {
        noticed++;
        continue;
      }
      for (const way of ways(from, to))
        if (!isInside(area, way.at(-1) as Point) && way.some((point) => isInside(area, point))) expect.fail(`${seed}`);
    }
    expect(noticed).toBeGreaterThan(40);
    expect(noticed).toBeLessThan(280);
  });
});

test.each<readonly [string, Point, boolean]>([
  ['in the middle', { x: 5, y: 0 }, true],
  ['touching the strip', { x: 5, y: 2 }, false],
  ['a little in it', { x: 5, y: 1.99 }, true],
])('a disc %s', (_, at, expected) => {
  expect(ovalReachesInto(jointHull(FROM, TO), disc(at, 1))).toBe(expected);
});

test('tangents of two ovals touch both and go through neither', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const dice = seeded(seed);
    const one = oval({ x: 0, y: 0 }, 0.3 + dice() * 2, 0.3 + dice(), 360 * dice());
    const other = oval({ x: 5 + dice(), y: 4 * dice() }, 0.3 + dice() * 2, 0.3 + dice(), 360 * dice());
    for (const bridges of [outerTangents(one, other), innerTangents(one, other)]) {
      expect(bridges).toHaveLength(2);
      for (const { from, to } of bridges ?? []) {
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        for (const shape of [one, other]) {
          const aside = pointsOf(shape, 200).map(
            ({ x, y }) => ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / long,
          );
          expect(Math.min(Math.abs(Math.min(...aside)), Math.abs(Math.max(...aside)))).toBeLessThan(1e-2);
          expect(Math.min(...aside) > -1e-7 || Math.max(...aside) < 1e-7).toBe(true);
        }
      }
    }
  }
});
