import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Box } from '../../../../parts/plane/shape.ts';
import type { Piece } from '../../scenario.ts';
import { placeNames } from './terrain-names.ts';

const PX = 1 / 16;

const piece = (id: string, x: number, y: number, wide = 6, high = 4): Piece => ({
  id,
  kind: 'ruins',
  height: 4,
  corners: [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ],
});
const texts = ({ id }: Piece) => ({ word: id, height: '4″' });
const place = (pieces: readonly Piece[], taken: readonly Box[] = []) => placeNames(pieces, texts, PX, taken);

it('are placed at the bottom of a piece, or at its top if the bottom is taken', () => {
  expect(place([piece('ruin', 10, 10)]).get('ruin')?.at.y).toBeCloseTo(14, 0);
  const taken = { left: 9, right: 17, low: 12.5, high: 15 };
  expect(place([piece('ruin', 10, 10)], [taken]).get('ruin')?.at.y).toBeLessThan(11.5);
});

it('are omitted if everything around is taken', () => {
  expect(place([piece('ruin', 10, 10)], [{ left: 0, right: 40, low: 0, high: 40 }]).size).toBe(0);
});

it('never cover what is taken', () => {
  const side = fc.integer({ min: 0, max: 30 });
  const box = fc.tuple(side, side).map(([x, y]) => ({ left: x, right: x + 4, low: y, high: y + 2 }));
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), (taken) => {
      const name = place([piece('ruin', 10, 10)], taken).get('ruin');
      if (!name) return;
      const { x, y } = name.at;
      const isOver = ({ left, right, low, high }: Box): boolean =>
        x > left && x < right && y - PX > low && y - PX < high;
      expect(taken.some(isOver)).toBe(false);
    }),
  );
});
