import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { begun, wander } from '../../testing.ts';
import { modelOf, unitOf, view } from '../../view.ts';
import { foesOf } from './foes.ts';

test('enemies are the living units of other sides', () => {
  let wrecks = 0;
  wander(begun({ force: 'melee', map: 'meadows' }, new Random(3)), 3, 400, (state, seat) => {
    const eyes = view(state, seat);
    for (const id of eyes.units.keys()) {
      const foes = new Set(foesOf(eyes, id));
      for (const other of eyes.units.keys()) {
        const { destroyed } = unitOf(eyes, other);
        if (destroyed !== null) wrecks++;
        expect(foes.has(other)).toBe(destroyed === null && modelOf(eyes, other).side !== modelOf(eyes, id).side);
      }
    }
  });
  expect(wrecks).toBeGreaterThan(0);
});
