import { expect, test } from 'vitest';
import { faultIn } from '../../kernel/laws/pictures.ts';
import { countOf } from '../../parts/picture/testing.ts';
import { picture } from './picture.ts';
import { ground, set, table } from './rules/testing.ts';
import { view } from './view.ts';

const UNITS = [{ at: '0505' }, { at: '0606', side: '1' }];
const two = table({ units: UNITS });

test('a side has its own colour and hatch', () => {
  const drawn = picture(view(two, 'spectator'), 'en');
  expect([countOf(drawn, 'side-a'), countOf(drawn, 'side-b')]).toEqual([1, 2]);
});

test('a destroyed unit becomes a wreck', () => {
  const drawn = picture(view(set(two, 0, { destroyed: 'destroyed-engine' }), 'spectator'), 'en');
  expect(countOf(drawn, 'char')).toBe(1);
  expect(drawn.notes[1]?.text).toMatch(/^Blue: .*, destroyed$/);
});

test.each([
  ['woods', { woods: 2 }, 'tree-heavy'],
  ['water', { water: 2 }, 'water-2'],
  ['a hill', { level: 3 }, 'level-3'],
  ['a building', { building: { kind: 2, bunker: false, cf: 40, height: 2 } }, 'roof-2'],
  ['a fire', { fire: 1 }, 'flame'],
  ['smoke', { smoke: 1 }, 'smoke'],
  ['a road', { road: 9 }, 'road'],
] as const)('%s is drawn', (_, change, colour) => {
  const plain = picture(view(two, 'spectator'), 'en');
  const changed = picture(view(table({ map: ground({ '0909': change }), units: UNITS }), 'spectator'), 'en');
  expect(countOf(changed, colour)).toBeGreaterThan(countOf(plain, colour));
});

test('the part with the units is inside the picture', () => {
  const { focus, width, height } = picture(view(two, 'spectator'), 'en');
  const { x, y, w, h } = focus ?? expect.fail('no focus');
  expect([x >= 0, y >= 0, x + w <= width, y + h <= height]).toEqual([true, true, true, true]);
});

test('the largest map stays within the limits', () => {
  const plain = ground({}, { cols: 99, rows: 99 });
  const map = { ...plain, hexes: plain.hexes.map((hex) => ({ ...hex, woods: 2 as const, level: 1 })) };
  expect(faultIn(picture(view(table({ map, units: UNITS }), 'spectator'), 'en'))).toBeUndefined();
});
