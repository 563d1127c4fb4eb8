import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crosses } from './line.ts';
import type { Point } from './point.ts';
import { contains, convexHull, isSimple, isWithin, overlaps } from './polygon.ts';
import { areaOf, disc, oval, placed, polygon, type Shape, turn } from './shape.ts';
import { anyBase, anyPolygon, at, box, hook, isInside, pointsOf, seeded } from './testing.ts';

const square = box(0, 0, 4, 4);

test('corners may be given in either direction', () => {
  const given = [at(0, 0), at(0, 4), at(4, 4), at(4, 0), at(0, 0)];
  expect(areaOf(polygon(given).corners)).toBe(16);
  expect(polygon(given).corners).toHaveLength(4);
  expect(polygon(given).convex).toBe(true);
  expect(hook.convex).toBe(false);
});

describe('wholly within', () => {
  test.each<readonly [string, Shape, boolean]>([
    ['a disc inside', disc(at(2, 2), 1), true],
    ['a disc that touches all four sides', disc(at(2, 2), 2), true],
    ['a disc that sticks out', disc(at(2, 2), 2.001), false],
    ['a disc outside', disc(at(9, 9), 1), false],
    ['an oval inside', oval(at(2, 2), 2, 1, 0), true],
    ['an oval whose end sticks out', oval(at(2.5, 2), 2, 1, 0), false],
    [
      'a hull in a corner',
      placed(
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
        at(0, 0),
      ),
      true,
    ],
    [
      'a hull turned out of the corner',
      placed(
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
        at(0, 0),
        10,
      ),
      false,
    ],
  ])('%s', (_, shape, expected) => {
    expect(isWithin(shape, square)).toBe(expected);
  });

  test('a hull over the crook of a hook has all corners inside and is not within', () => {
    const over = placed(
      [
        [0.2, 3],
        [0.2, 0.2],
        [3, 0.2],
      ],
      at(0, 0),
    );
    expect(over.corners.every((corner) => contains(hook, corner))).toBe(true);
    expect(isWithin(over, hook)).toBe(false);
  });

  test('as very many of its points are, and so is lying on it', () => {
    const seen = { within: 0, on: 0, off: 0 };
    for (let seed = 1; seed <= 600; seed++) {
      const dice = seeded(seed);
      const area = anyPolygon(dice, at(0, 0));
      const size = 0.05 + 0.6 * dice();
      const shape = dice() < 0.5 ? disc(at(dice(), dice()), size) : anyBase(dice, at(2 * dice(), 2 * dice()));
      const points = pointsOf(shape, 60);
      const inside = points.filter((point) => isInside(area, point)).length;
      if (isWithin(shape, area)) expect(inside).toBe(points.length);
      if (inside > 0) expect(overlaps(shape, area)).toBe(true);
      if (!overlaps(shape, area)) expect(inside).toBe(0);
      seen[isWithin(shape, area) ? 'within' : overlaps(shape, area) ? 'on' : 'off']++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
  });
});

describe('a straight way through a square', () => {
  test.each<readonly [string, Point, Point, boolean]>([
    ['across', at(-1, 2), at(5, 2), true],
    ['inside', at(1, 1), at(2, 2), true],
    ['into it', at(-1, 2), at(1, 2), true],
    ['up to it', at(-1, 2), at(0, 2), false],
    ['along a side', at(-1, 0), at(5, 0), false],
    ['over a corner', at(-1, 1), at(1, -1), false],
    ['from corner to corner', at(0, 0), at(4, 4), true],
    ['past it', at(-1, -1), at(5, -1), false],
  ])('%s', (_, p, q, expected) => {
    expect(crosses(p, q, square)).toBe(expected);
    expect(crosses(q, p, square)).toBe(expected);
  });

  test('through the crook of a hook', () => {
    expect(crosses(at(2, 2), at(3, 3), hook)).toBe(false);
    expect(crosses(at(0.5, 5), at(5, 0.5), hook)).toBe(false);
    expect(crosses(at(1, 3), at(3, 1), hook)).toBe(false);
    expect(crosses(at(0.9, 3), at(3, 0.9), hook)).toBe(true);
  });
});

test.each([
  ['a square', [at(0, 0), at(4, 0), at(4, 4), at(0, 4)], true],
  ['a bow tie', [at(0, 0), at(4, 4), at(4, 0), at(0, 4)], false],
  ['a corner twice', [at(0, 0), at(4, 0), at(4, 0), at(0, 4)], false],
  ['there and back', [at(0, 0), at(4, 0), at(2, 0), at(0, 4)], false],
  ['a line', [at(0, 0), at(4, 0)], false],
  ['a corner on another side', [at(0, 0), at(4, 0), at(4, 4), at(2, 0), at(0, 4)], false],
])('%s is simple: %s', (_, corners, expected) => {
  expect(isSimple(corners)).toBe(expected);
});

test('a hull turns left at every corner and has every point inside', () => {
  const whole = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });
  fc.assert(
    fc.property(fc.array(whole, { minLength: 3, maxLength: 30 }), (points) => {
      const hull = convexHull(points);
      if (hull.length < 3) return;
      hull.forEach((p, i) => {
        const [q, r] = [hull[(i + 1) % hull.length] as Point, hull[(i + 2) % hull.length] as Point];
        expect(turn(p, q, r)).toBeGreaterThan(0);
        for (const point of points) expect(turn(p, q, point)).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});
