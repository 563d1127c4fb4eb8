import { expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import { begun, wander } from '../../testing.ts';
import { modelOf, unitOf, view } from '../../view.ts';
import { foesOf } from './foes.ts';

test('enemies are the living units of other sides', () => {
  let wrecks = 0;
  wander(begun({ force: 'melee', map: 'meadows' }, new Random(3)), 3, 400, (state, seat) => {
    const sideView = view(state, seat);
    for (const id of sideView.units.keys()) {
      const foes = new Set(foesOf(sideView, id));
      for (const other of sideView.units.keys()) {
        const { destroyed } = unitOf(sideView, other);
        if (destroyed !== null) wrecks++;
        expect(foes.has(other)).toBe(
          destroyed === null && modelOf(sideView, other).side !== modelOf(sideView, id).side,
        );
      }
    }
  });
  expect(wrecks).toBeGreaterThan(0);
});
