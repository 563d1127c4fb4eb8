import { expect, it } from 'vitest';
import { orks } from '../../testing.ts';
import { seen } from '../act/testing.ts';
import { labelsOf, thingUnder } from './unit-labels.ts';

const { view } = seen({ defender: [orks({ at: [20, 12] })] });
const labels = labelsOf(view, { x: -2, y: -2, width: 64, height: 48 }, 1 / 16);

it('finds the model under a point, the nearest within a finger’s width, and the unit of a label', () => {
  expect(thingUnder(view, labels, { x: 4.1, y: 0 }, 0)).toEqual({ unit: 0, model: 2 });
  expect(thingUnder(view, labels, { x: 4, y: 0.8 }, 0.1)).toBeNull();
  expect(thingUnder(view, labels, { x: 4, y: 0.8 }, 0.5)).toEqual({ unit: 0, model: 2 });
  const { x, y } = labels.get(1)?.at ?? { x: 0, y: 0 };
  expect(thingUnder(view, labels, { x, y: y - 0.3 }, 0.1)).toEqual({ unit: 1, model: null });
});
