import { expect, test } from 'vitest';
import { character, type Position, position, site, starship, system, vehicle } from '../testing.ts';
import { canActivate, generation } from './generation.ts';

const yard = site({ icons: { dark: 2, light: 1 } });
const moon = system({ icons: { dark: 0, light: 3 } });
const master = character({ master: true });

test.each<[string, Position, number, number]>([
  ['a bare table generates one', {}, 1, 1],
  ['icons count without presence', { dark: { locations: { yard } } }, 3, 2],
  ["icons count on both players' locations", { dark: { locations: { yard } }, light: { locations: { moon } } }, 3, 5],
  ['a master icon is one more', { dark: { locations: { yard }, table: { regent: [master, 'yard'] } } }, 4, 2],
  [
    'aboard as well',
    { dark: { locations: { yard }, table: { walker: [vehicle(), 'yard'], regent: [master, 'walker'] } } },
    4,
    2,
  ],
  ['others generate nothing', { light: { locations: { moon }, table: { kite: [starship(), 'moon'] } } }, 1, 4],
])('%s', (_rule, given, dark, light) => {
  const { state } = position(given);
  expect([generation(state, 'dark').total, generation(state, 'light').total]).toEqual([dark, light]);
});

test.each([
  // generation, activated, reserve, most
  [5, 0, 20, 5],
  [5, 3, 20, 2],
  [5, 0, 2, 2],
  [5, 5, 20, 0],
  [3, 5, 20, 0],
])('generation %i, %i activated, %i in the Reserve Deck: %i can be activated', (dark, done, reserve, most) => {
  const { state } = position({ now: { generation: { dark, light: 1 }, activated: done } });
  expect(canActivate(state, reserve)).toBe(most);
});
