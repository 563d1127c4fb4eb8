import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centredOn,
  type Lens,
  MOST,
  panned,
  pinched,
  type Spot,
  seenAt as seen,
  showing,
  WHOLE,
  zoomed,
} from './lens.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const spot = fc.record({ x: share, y: share });
const lens = fc
  .tuple(fc.double({ min: 1.1, max: MOST, noNaN: true }), spot)
  .map(([scale, { x, y }]): Lens => ({ scale, x: x * (1 - scale), y: y * (1 - scale) }));

const under = ({ scale, x, y }: Lens, at: Spot): Spot => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });
const covers = ({ scale, x, y }: Lens): boolean =>
  [x, y].every((corner) => corner <= 1e-9 && corner >= 1 - scale - 1e-9) && scale >= 1 && scale <= MOST;

test('zooming keeps the point under the pointer', () => {
  fc.assert(
    fc.property(lens, spot, fc.double({ min: 1, max: 3, noNaN: true }), (from, at, factor) => {
      const now = zoomed(from, at, factor);
      const back = seen(now, under(from, at));
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
  );
});

test('the sheet always covers its box', () => {
  fc.assert(
    fc.property(lens, spot, spot, spot, fc.double({ min: 0.1, max: 10, noNaN: true }), (from, a, b, c, factor) => {
      expect(covers(zoomed(from, a, factor))).toBe(true);
      expect(covers(panned(from, { x: a.x * 8 - 4, y: b.y * 8 - 4 }))).toBe(true);
      expect(covers(pinched(from, [a, b], [b, c]))).toBe(true);
    }),
  );
});

test('a spot is centred as far as the edges allow', () => {
  fc.assert(
    fc.property(spot, fc.double({ min: 1.1, max: MOST, noNaN: true }), (at, scale) => {
      const now = centredOn(at, scale);
      expect(covers(now)).toBe(true);
      const { x } = seen(now, at);
      const atEdge = Math.abs(now.x) < 1e-9 || Math.abs(now.x - (1 - scale)) < 1e-9;
      expect(Math.abs(x - 0.5) < 1e-6 || atEdge).toBe(true);
    }),
  );
});

test.each([
  ['all the way out', { scale: 2, x: -0.5, y: -0.5 }, 0.1],
  ['nearly all the way', { scale: 2, x: -0.5, y: -0.5 }, 0.505],
])('zooming out ends at the whole board, unpanned: %s', (_, from, factor) => {
  expect(zoomed(from, { x: 0.3, y: 0.9 }, factor)).toEqual(WHOLE);
});

test('a whole board cannot be panned', () => {
  expect(panned(WHOLE, { x: 0.4, y: -2 })).toEqual(WHOLE);
});

test('the sheet follows two fingers', () => {
  const [a, b] = [
    { x: 0.4, y: 0.5 },
    { x: 0.6, y: 0.5 },
  ];
  const now = pinched(
    WHOLE,
    [a, b],
    [
      { x: 0.3, y: 0.5 },
      { x: 0.7, y: 0.5 },
    ],
  );
  expect(now.scale).toBeCloseTo(2);
  expect(seen(now, a).x).toBeCloseTo(0.3);
  expect(seen(now, b).x).toBeCloseTo(0.7);
});

test.each([
  ['left out', { x: -0.2, y: 0.5 }, { x: -0.1, y: 0.6 }, { x: 0.24, y: 0 }],
  ['below', { x: 0.5, y: 1 }, { x: 0.6, y: 1.1 }, { x: 0, y: -0.14 }],
  ['in sight', { x: 0.5, y: 0.5 }, { x: 0.6, y: 0.6 }, { x: 0, y: 0 }],
])('pans just enough to show the focused cell: %s', (_, from, to, moved) => {
  const start: Lens = { scale: 3, x: -1, y: -1 };
  const now = showing(start, [under(start, from), under(start, to)]);
  expect(now.x - start.x).toBeCloseTo(moved.x);
  expect(now.y - start.y).toBeCloseTo(moved.y);
});
