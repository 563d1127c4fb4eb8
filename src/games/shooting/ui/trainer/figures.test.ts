import { expect, test } from 'vitest';
import { unitsOf } from '../../ask/matrix/army-units.ts';
import { ARMIES } from '../../data/armies.ts';
import { figuresOf, statsOf } from './figures.ts';

const unit = (army: string, id: string) => unitsOf(ARMIES[army]!).find((one) => one.id === id)!;

test.each([
  ['strike-force', 'intercessors', ['trooper 10', 'leader 1']],
  ['strike-force', 'dreadnought', ['walker 1']],
  ['armoured-fist', 'tank-a', ['tank 1']],
  ['swarm', 'tyrant', ['monster 1']],
  ['first-company', 'terminators', ['heavy 5']],
])('the figures of %s %s', (army, id, drawn) => {
  expect(figuresOf(unit(army, id)).map(({ figure, count }) => `${figure} ${count}`)).toEqual(drawn);
});

test('a unit of typed values is drawn by its keywords', () => {
  const attackers = [{ A: 1, BS: 3, S: 4, AP: 0, D: 1 }];
  const typed = { name: 'Typed', points: null, attackers, shooter: { keywords: ['Vehicle', 'Walker'] } };
  expect(figuresOf(typed)).toEqual([{ figure: 'walker', count: 1 }]);
});

test('kinds of models with the same values share one line', () => {
  expect(statsOf(unit('strike-force', 'dreadnought'))).toMatchObject([{ name: null, T: 10, Sv: 2, W: 12 }]);
  const led = statsOf(unit('strike-force', 'intercessors'));
  expect(led.map(({ W }) => W)).toEqual([2, 5]);
});
