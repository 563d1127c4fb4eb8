import { expect, it } from 'vitest';
import { placed } from '../../../parts/plane/shape.ts';
import { trees } from './textures.ts';

const wood = placed(
  [
    [0, 0],
    [6, 0],
    [6, 5],
    [0, 5],
  ],
  { x: 10, y: 10 },
);

it('stand within their wood, always in the same places', () => {
  const all = trees(wood);
  expect(all.length).toBeGreaterThan(10);
  for (const { x, y, r } of all) {
    expect(x - r).toBeGreaterThanOrEqual(10);
    expect(y + r).toBeLessThanOrEqual(15);
  }
  expect(trees(wood)).toEqual(all);
});
