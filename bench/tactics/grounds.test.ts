import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../src/arena/play.ts';
import { game } from './contest.ts';
import { DUEL, LANCES, MELEE, type SetUp, setUpOf, setUpsFrom } from './grounds.ts';

const designsOf = ({ units }: SetUp, side: number): string[] =>
  units.flatMap((unit) => (unit.side === String(side) ? [unit.design] : []));

describe.each([
  [DUEL, 2, 1],
  [LANCES, 2, 4],
  [MELEE, 3, 1],
  [MELEE, 4, 1],
])('$id', (scale, sides, many) => {
  const combinations = scale.maps.length * scale.forces.length;
  const all = setUpsFrom(scale, 0, combinations, sides);

  test('every side has the same designs', () => {
    for (const one of all)
      for (let side = 0; side < sides; side++) {
        expect(designsOf(one, side)).toEqual(designsOf(one, 0));
        expect(designsOf(one, side)).toHaveLength(many);
      }
  });

  test('the game accepts every set-up, whatever the seed', () => {
    for (const [k, one] of all.entries()) expect(rulesFor(game, one, `any:${k}`)).toMatchObject({ ok: true });
  });
});

test.each([DUEL, LANCES])('$id: every map meets every force before any repeats', (scale) => {
  const count = scale.maps.length * scale.forces.length;
  const seen = new Set(setUpsFrom(scale, 0, count).map((one) => JSON.stringify(one)));
  expect(seen.size).toBe(count);
  expect(setUpOf(scale, count)).toEqual(setUpOf(scale, 0));
});
