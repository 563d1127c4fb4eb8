import { expect, test } from 'vitest';
import { unitIn } from '../matrix/entries.ts';
import { listOf, type OwnList, someOf } from './sources.ts';

const LIST: OwnList = {
  name: 'Mine',
  units: ['swarm.tyrant', 'swarm.carnifex', 'ork-mob.nobz', 'ork-mob.gunz', 'ork-mob.lootas'],
};
const SHORT: OwnList = { name: 'Short', units: ['swarm.tyrant', 'swarm.termagants'] };

test('different units of a list fire: three in easy exercises, four in hard ones', () => {
  for (const [level, many] of [
    ['easy', 3],
    ['hard', 4],
  ] as const)
    for (const random of [() => 0, () => 0.5, () => 0.999]) {
      const units = someOf(LIST, level, random);
      expect(new Set(units).size).toBe(many);
      expect(units.every((entry) => unitIn(entry))).toBe(true);
      expect(listOf(units, [SHORT, LIST])).toBe(LIST);
    }
  expect(someOf(SHORT, 'hard')).toHaveLength(2);
});

test('units that are in no list come from a link', () => {
  expect(listOf(['swarm.tyrant', 'ork-mob.boyz'], [LIST, SHORT])).toBeUndefined();
  expect(listOf([], [LIST])).toBeUndefined();
});
