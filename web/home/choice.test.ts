import { expect, test } from 'vitest';
import { canBeTold, fairBot, hasCrews, seatsOffered } from './choice.ts';

const crews = { sides: ['blue', 'red'], seats: ['blue.captain', 'blue.engineer', 'red.captain', 'red.engineer'] };
const sides = { sides: ['0', '1', '2'], seats: ['0', '1', '2'] };

test('with crews the choice is a role of the first side, otherwise a side', () => {
  expect([hasCrews(crews), seatsOffered(crews)]).toEqual([true, ['blue.captain', 'blue.engineer']]);
  expect([hasCrews(sides), seatsOffered(sides)]).toEqual([false, ['0', '1', '2']]);
});

test.each([
  [[1, 2, 3, 4, 5], 'crew@3'],
  [[], 'crew'],
])('a bot of levels %j plays as %s', (levels, name) => {
  const bots = [{ id: 'crew', about: '', levels, personas: [] }];
  expect(fairBot({ bots, defaults: { bot: 'crew', watch: 'spectator' } })).toBe(name);
});

test.each([
  ['crew@3', true],
  ['random', false],
  ['nobody', false],
])('%s has levels or personas: %s', (name, told) => {
  const bots = [
    { id: 'crew', about: '', levels: [1, 2, 3], personas: [] },
    { id: 'random', about: '', levels: [], personas: ['plain'] },
  ];
  expect(canBeTold(bots, name)).toBe(told);
});
