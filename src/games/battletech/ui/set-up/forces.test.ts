import { expect, test } from 'vitest';
import { FORCES } from '../../data/forces.ts';
import { added, altered, countSides, doubled, listOfForce, removed, unitsOfSide, withSides } from './forces.ts';
import type { UnitChoice } from './match-options.ts';

const duel = listOfForce('duel');

test('a predefined force becomes an editable list', () => {
  expect(duel).toEqual([
    { side: '0', design: FORCES.duel?.sides[0]?.[0] },
    { side: '1', design: FORCES.duel?.sides[1]?.[0] },
  ]);
  expect(listOfForce('none')).toEqual([]);
});

test('has at least two sides, and as many as chosen or used', () => {
  expect([countSides(duel, undefined), countSides(duel, 4), countSides(listOfForce('melee'), 2)]).toEqual([2, 4, 3]);
});

test('a new side starts with the units of the last, without pilot names', () => {
  const named = altered(duel, 1, { name: 'Vega', gunnery: 2 });
  const three = withSides(named, 2, 3);
  expect(three).toHaveLength(3);
  expect(three[2]).toEqual({ side: '2', design: duel[1]?.design });
  expect(withSides(three, 3, 2)).toEqual(named);
});

test('units are added, duplicated and removed', () => {
  const two = added(duel, '0', 'AS7-D');
  expect(unitsOfSide(two, '0').map(({ at, unit }) => [at, unit.design])).toEqual([
    [0, duel[0]?.design],
    [2, 'AS7-D'],
  ]);
  expect(removed(two, 0)).toEqual([duel[1], { side: '0', design: 'AS7-D' }]);
  expect(doubled(altered(duel, 0, { name: 'Vega', piloting: 3 }), 0)[1]).toEqual({ ...duel[0], piloting: 3 });
});

test('default values are omitted', () => {
  const good = altered(duel, 0, { gunnery: 3 });
  expect(good[0]).toEqual({ ...duel[0], gunnery: 3 });
  expect(altered(good, 0, { gunnery: 4, name: '' })[0]).toEqual(duel[0]);
});

test('a list never exceeds the unit limit', () => {
  const full: readonly UnitChoice[] = Array.from({ length: 64 }, () => ({ side: '0', design: 'AS7-D' }));
  expect([added(full, '1', 'AS7-D'), doubled(full, 3), withSides(full, 1, 2)].map(({ length }) => length)).toEqual([
    64, 64, 64,
  ]);
});
