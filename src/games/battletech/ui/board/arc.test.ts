import { describe, expect, test } from 'vitest';
import { CT, LA, RA } from '../../data/places.ts';
import { designNamed } from '../../rules/build/compile.ts';
import { hex, set, table, testMech } from '../../rules/testing.ts';
import { seen } from '../act/testing.ts';
import { fireArc, rangesOf } from './arc.ts';

const armed = testMech({
  weapons: [
    ['medium-laser', CT],
    ['small-laser', RA],
  ],
});
const state = table({
  phase: 'weapons',
  units: [
    { at: '0808', design: armed },
    { at: '0801', side: '1' },
  ],
});
const view = seen(state);
const has = (list: ReadonlySet<number>, label: string): boolean => list.has(hex(state, label));

test('ranges are the longest of the working weapons', () => {
  expect(rangesOf(view, 0)).toEqual([3, 6, 9]);
  expect(rangesOf(seen(set(state, 0, { lost: 1 << CT })), 0)).toEqual([1, 2, 3]);
  expect(rangesOf(seen(table({ units: [{ at: '0808' }] })), 0)).toEqual([0, 0, 0]);
});

describe('the firing arc', () => {
  test.each([
    ['ahead', '0805', true, false],
    ['at the edge of the front', '1007', true, false],
    ['beyond it on the side of an armed arm', '1008', false, true],
    ['on the other side', '0608', false, false],
    ['behind', '0811', false, false],
    ['out of range', '0817', false, false],
  ])('%s', (_, label, front, sides) => {
    const arc = fireArc(view, 0);
    expect([has(arc.front, label), has(arc.sides, label)]).toEqual([front, sides]);
  });

  test('turns with the torso', () => {
    const arc = fireArc(view, 0, 3);
    expect([has(arc.front, '0811'), has(arc.front, '0805')]).toEqual([true, false]);
  });

  test('an arm covers its side', () => {
    const left = table({ units: [{ at: '0808', design: testMech({ weapons: [['medium-laser', LA]] }) }] });
    const { sides } = fireArc(seen(left), 0);
    expect([has(sides, '0608'), has(sides, '1008')]).toEqual([true, false]);
  });

  test('follows the turret', () => {
    const tank = table({ units: [{ at: '0808', design: designNamed('Vedette') }] });
    const { crew } = tank.units[0] ?? {};
    const turned = set(tank, 0, { crew: crew ? { ...crew, turret: 3 } : null });
    expect(has(fireArc(seen(turned), 0).front, '0811')).toBe(true);
  });
});

test('one ring per range bracket', () => {
  expect(fireArc(view, 0).rings.map(({ range, hexes }) => [range, hexes.size])).toEqual([
    [3, 37],
    [6, 127],
    [9, expect.any(Number)],
  ]);
});
