import { expect, it } from 'vitest';
import { placeLabels, type Wanted } from './labels.ts';

const FRAME = { left: 0, right: 44, low: 0, high: 30 };
const want = (unit: number, x: number, y: number, texts: string[], below = false): Wanted => ({
  unit,
  box: { left: x - 2, right: x + 2, low: y - 1, high: y + 1 },
  texts,
  below,
});

it('are placed above or below a unit, by preference', () => {
  const labels = placeLabels([want(0, 20, 15, ['Boyz 20/20']), want(1, 30, 15, ['Nobz 5/5'], true)], 1 / 16, FRAME);
  expect(labels.get(0)?.at.y).toBeLessThan(14);
  expect(labels.get(1)?.at.y).toBeGreaterThan(16);
});

it('stay on the battlefield and do not overlap', () => {
  const labels = placeLabels([want(0, 20, 1.2, ['Boyz']), want(1, 20.5, 4.5, ['Nobz'])], 1 / 16, FRAME);
  const [one, two] = [labels.get(0)?.box, labels.get(1)?.box];
  expect(one?.low).toBeGreaterThanOrEqual(0);
  const apart =
    one && two && (one.right <= two.left || two.right <= one.left || one.high <= two.low || two.high <= one.low);
  expect(apart).toBe(true);
});

it('are shortened if there is no room', () => {
  const long = 'A name that is far too long to stand on this small table 5/5';
  const labels = placeLabels([want(0, 20, 15, [long, 'Short 5/5', '5/5'])], 1 / 6, FRAME);
  expect(labels.get(0)?.text).toBe('Short 5/5');
});

it('do not cover the scale around the table if there is room beside their unit', () => {
  const around = { left: -2, right: 46, low: -2, high: 32 };
  const high = want(0, 20, 1.5, ['Mek Gunz 2/2']);
  expect(placeLabels([high], 1 / 16, around).get(0)?.box.low).toBeLessThan(0);
  expect(placeLabels([high], 1 / 16, around, FRAME).get(0)?.box.low).toBeGreaterThanOrEqual(0);
});
