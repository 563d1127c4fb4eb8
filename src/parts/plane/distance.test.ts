import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, distanceTo, isAllNear } from './distance.ts';
import type { Point } from './point.ts';
import { disc, farthest, oval, type Polygon, placed, type Shape } from './shape.ts';
import { anyBase, anyPolygon, at, box, hook, isInside, pointsOf, seeded } from './testing.ts';

const square = box(-1, -1, 1, 1);

describe('edge to edge', () => {
  test.each<readonly [string, Shape, Shape, number]>([
    ['two discs', disc(at(0, 0), 1), disc(at(5, 0), 2), 2],
    ['discs that touch', disc(at(0, 0), 1), disc(at(3, 0), 2), 0],
    ['a disc in a disc', disc(at(0, 0), 3), disc(at(1, 0), 1), 0],
    ['a disc and an oval end on', disc(at(0, 0), 1), oval(at(6, 0), 3, 1, 0), 2],
    ['a disc and an oval side on', disc(at(0, 0), 1), oval(at(6, 0), 3, 1, 90), 4],
    ['two ovals', oval(at(0, 0), 2, 1, 0), oval(at(0, 5), 1, 2, 0), 2],
    [
      'two slanted ovals whose middles are close',
      oval(at(0, 0), 4, 0.5, 45),
      oval(at(2, -2), 4, 0.5, 45),
      Math.sqrt(8) - 1,
    ],
    ['a disc and a side', disc(at(0, 4), 1), square, 2],
    ['a disc and a corner', disc(at(4, 5), 1), square, 4],
    ['a disc in a square', disc(at(0, 0), 0.5), square, 0],
    ['a square in a disc', disc(at(0, 0), 5), square, 0],
    ['an oval and a side', oval(at(0, 5), 3, 1, 0), square, 3],
    [
      'two squares',
      square,
      placed(
        [
          [2, -1],
          [4, -1],
          [4, 1],
          [2, 1],
        ],
        at(0, 0),
      ),
      1,
    ],
    ['a disc in the crook of a hook', disc(at(2.5, 2.5), 1), hook, 0.5],
    [
      'a square in the crook of a hook',
      hook,
      placed(
        [
          [2, 2],
          [3, 2],
          [3, 3],
          [2, 3],
        ],
        at(0, 0),
      ),
      1,
    ],
  ])('%s', (_, p, q, expected) => {
    expect(distance(p, q)).toBeCloseTo(expected, 9);
    expect(distance(q, p)).toBeCloseTo(expected, 9);
  });
});

const any = (dice: () => number, place: Point): Shape =>
  dice() < 0.6 ? anyBase(dice, place) : anyPolygon(dice, place);

/** Minimum distance over many points on the edges: an upper bound that is close to exact. */
function roughly(p: Shape, q: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  const ends = pointsOf(q, 160);
  for (const a of pointsOf(p, 160)) for (const b of ends) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least;
}

test('the same as among very many points, both ways round', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const dice = seeded(seed);
    const [p, q] = [any(dice, at(0, 0)), any(dice, at(2 + 4 * dice(), 4 * dice()))];
    const exact = distance(p, q);
    expect(distance(q, p)).toBeCloseTo(exact, 9);
    const least = roughly(p, q);
    if (exact > 0) {
      expect(least).toBeGreaterThan(exact - 1e-6);
      expect(least).toBeLessThan(exact + 0.02);
    }
    const overlap =
      pointsOf(p, 240).some((point) => isInside(q, point)) || pointsOf(q, 240).some((x) => isInside(p, x));
    if (overlap) expect(exact).toBe(0);
  }
});

test('a point on the way out of an oval is as far from it as it went', () => {
  fc.assert(
    fc.property(
      fc.record({
        a: fc.double({ min: 0.1, max: 5, noNaN: true }),
        b: fc.double({ min: 0.1, max: 5, noNaN: true }),
        turn: fc.double({ min: 0, max: 360, noNaN: true }),
        angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        out: fc.double({ min: 0, max: 100, noNaN: true }),
      }),
      ({ a, b, turn, angle, out }) => {
        const shape = oval(at(3, -2), a, b, turn);
        const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
        const edge = farthest(shape, ux, uy);
        expect(Math.abs(distanceTo(shape, at(edge.x + out * ux, edge.y + out * uy)) - out)).toBeLessThan(1e-9);
      },
    ),
  );
});

describe('all of it within three inches of a pipe', () => {
  const pipe: Polygon = placed(
    [
      [-3, -0.25],
      [3, -0.25],
      [3, 0.25],
      [-3, 0.25],
    ],
    at(0, 0),
  );
  test.each<readonly [string, Shape, boolean]>([
    ['a disc whose far rim is three inches off', disc(at(0, 2.75), 0.5), true],
    ['a hair farther', disc(at(0, 2.7501), 0.5), false],
    ['an oval lengthwise', oval(at(0, 2.25), 2, 1, 0), true],
    ['the same oval across', oval(at(0, 2.25), 2, 1, 90), false],
    [
      'a hull',
      placed(
        [
          [-1, 1],
          [1, 1],
          [1, 3.25],
          [-1, 3.25],
        ],
        at(0, 0),
      ),
      true,
    ],
    [
      'a hull with one corner too far',
      placed(
        [
          [-1, 1],
          [1, 1],
          [1, 3.3],
          [-1, 3.2],
        ],
        at(0, 0),
      ),
      false,
    ],
    ['a large disc on top', disc(at(0, 0), 3), true],
  ])('%s', (_, shape, expected) => {
    expect(isAllNear(shape, pipe, 3)).toBe(expected);
  });
});
