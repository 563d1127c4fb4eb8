import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNear } from './place-near.ts';

const SCREEN = { width: 390, height: 844 };
const SLIP = { width: 200, height: 100 };
const box = (left: number, top: number) => ({ left, top, bottom: top + 40 });

test.each([
  ['below a box at the top', box(20, 10), 'below', { top: 54, left: 20 }],
  ['above a box at the bottom, where there is no room below', box(20, 780), 'below', { top: 676, left: 20 }],
  ['above, if wanted', box(20, 300), 'above', { top: 196, left: 20 }],
  ['below a box at the top, where there is no room above', box(20, 10), 'above', { top: 54, left: 20 }],
  ['inside the right edge', box(360, 300), 'below', { top: 344, left: 186 }],
] as const)('a popover goes %s', (_, near, side, expected) => {
  expect(placeNear(near, SLIP, SCREEN, side)).toEqual(expected);
});

test('a popover that fits on the screen is fully visible, wherever the box is', () => {
  const side = fc.constantFrom('above' as const, 'below' as const);
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 900 }),
      fc.integer({ min: -500, max: 1400 }),
      side,
      (left, top, wanted) => {
        const at = placeNear(box(left, top), SLIP, SCREEN, wanted);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + SLIP.width).toBeLessThanOrEqual(SCREEN.width);
        expect(at.top + SLIP.height).toBeLessThanOrEqual(SCREEN.height);
      },
    ),
  );
});
