import { expect, it } from 'vitest';
import { marines, orks } from '../../testing.ts';
import { chosen, seen } from '../act/testing.ts';
import { words } from '../board-labels.ts';
import { lookOf, marksOf } from './plan.ts';
import { coverOf, labelTexts, modelText, unitText } from './unit-text.ts';

const say = ({ code }: { readonly code: string }): string => code;
const { view } = seen(
  {
    attacker: [marines({ at: [0, 4] }), marines({ id: 'others', at: [20, 0] })],
    defender: [orks(), orks({ id: 'far', at: [0, 40], up: 3 }), orks({ id: 'near', at: [20, 1.5] })],
    terrain: [{ id: 'grove', kind: 'woods', corners: [[-2, 7], [2, 7], [2, 9], [-2, 9]], height: 4 }], // biome-ignore format: a box
  },
  [chosen()],
);
const look = lookOf(view, null);
const marks = marksOf(view, look, 'attacker');
const spoken = (unit: number, language: 'en' | 'es' = 'en') =>
  unitText(view, unit, marks.get(unit), look, language, say);

it('a unit’s description has its name, condition and relation to the current weapons', () => {
  expect(spoken(2)).toBe('orks, Defender, 10 of 10 models, stationary, eligible target, 7″ away, rifle reaches');
  expect(spoken(3)).toBe(
    'far, Defender, 10 of 10 models, 3″ above ground, stationary, not eligible, 35.2″ away, out-of-range',
  );
  expect(spoken(4)).toContain('engaged with others');
  expect(spoken(2, 'es')).toContain('objetivo válido');
});

it('knows the models that have cover', () => {
  expect([...coverOf(view, 0, 2)][0]).toEqual([10, 'grove']);
  expect(coverOf(view, 0, 4).size).toBe(0);
});

it('a model’s description has its wounds left and its position in the order', () => {
  expect(modelText(view, 0, [3, 0], words('en'))).toMatch(
    /^Marine \d, 2 of 2 wounds left, takes wounds, number 2 in line$/,
  );
});

it('labels get shorter, down to the count', () => {
  expect(labelTexts(view, 0, 'en')).toEqual(['marines 5/5', 'Marine 5/5', '5/5']);
});
