import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr.ts';

const LINK = 'https://umpire.example/m/K7QX2M';

/** The modules that the path paints. */
function painted(path: string): ReadonlySet<string> {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((found) => found.slice(1).map(Number));
  return new Set(bars.flatMap(([x = 0, y = 0, width = 0]) => Array.from({ length: width }, (_, i) => `${x + i} ${y}`)));
}

test('the path paints exactly the dark modules of the code', () => {
  const { path, size } = qrCode(LINK);
  const { data } = encode(LINK, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(painted(path)).toEqual(new Set(dark));
  expect(size).toBe(data.length);
});

test('four modules around the code stay white, and its corners have the squares that scanners look for', () => {
  const { path, size } = qrCode(LINK);
  const dark = painted(path);
  const inside = (n: number): boolean => n >= 4 && n < size - 4;
  for (const module of dark) expect(module.split(' ').map(Number).every(inside)).toBe(true);
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ])
    expect(dark.has(`${x} ${y}`)).toBe(true);
});
