import { expect, it } from 'vitest';
import { WHOLE } from '../../../../page/lens.ts';
import { slidInto } from '../../picture/labels.ts';
import { orks } from '../../testing.ts';
import { seen } from '../act/testing.ts';
import { cornerFor } from './corner.ts';
import { labelsOf, thingUnder } from './unit-labels.ts';

const { view } = seen({ defender: [orks({ at: [20, 12] })] });
const labels = labelsOf(view, { x: -2, y: -2, width: 64, height: 48 }, 1 / 16, 'en');

it('finds the model under a point, the nearest within a finger’s width, and the unit of a label', () => {
  expect(thingUnder(view, labels, { x: 4.1, y: 0 }, 0)).toEqual({ unit: 0, model: 2 });
  expect(thingUnder(view, labels, { x: 4, y: 0.8 }, 0.1)).toBeNull();
  expect(thingUnder(view, labels, { x: 4, y: 0.8 }, 0.5)).toEqual({ unit: 0, model: 2 });
  const { x, y } = labels.get(1)?.at ?? { x: 0, y: 0 };
  expect(thingUnder(view, labels, { x, y: y - 0.3 }, 0.1)).toEqual({ unit: 1, model: null });
});

it('the label of a unit at the edge stays on the board on a phone', () => {
  const near = seen({ defender: [orks({ at: [58, 12] })] }).view;
  const phone = labelsOf(near, { x: -2, y: -2, width: 64, height: 48 }, 1 / 6, 'en');
  for (const { box } of phone.values()) {
    expect(box.left).toBeGreaterThanOrEqual(-2);
    expect(box.right).toBeLessThanOrEqual(62);
  }
});

it.each([
  [10, 4, 10],
  [1, 4, 2],
  [19.5, 4, 18],
  [3, 30, 10],
])('a text centred on %d and %d wide is moved to %d in a frame from 0 to 20', (middle, wide, at) => {
  expect(slidInto({ left: 0, right: 20 }, middle, wide)).toBe(at);
});

const FRAME = { x: 0, y: 0, width: 40, height: 30 };

it('a card is placed where it covers nothing important', () => {
  expect(cornerFor(FRAME, WHOLE, [{ x: 38, y: 28 }], false)).toBe('is-left is-top');
  const pair = [
    { x: 2, y: 2 },
    { x: 38, y: 28 },
  ];
  expect(['is-left is-bottom', 'is-right is-top']).toContain(cornerFor(FRAME, WHOLE, pair, false));
});

it('on a narrow board a card avoids what is pointed at', () => {
  expect(cornerFor(FRAME, WHOLE, [{ x: 20, y: 2 }], true)).toBe('is-left is-bottom');
  expect(cornerFor(FRAME, WHOLE, [{ x: 20, y: 28 }], true)).toBe('is-left is-top');
});
