import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { apply } from '../../apply.ts';
import type { Building } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import { ground, hex, set, table } from '../testing.ts';
import { absorb, shelter } from './shelter.ts';

const inside = (building: Partial<Building>, level = 0, prone = false): State =>
  set(
    table({
      map: ground({ '0505': { building: { kind: 2, bunker: false, cf: 40, height: 3, ...building } } }),
      units: [{ at: '0505' }],
    }),
    0,
    { level, prone },
  );

describe('walls absorb part of every hit', () => {
  test.each<[string, State, number]>([
    ['a tenth of what they have', inside({ cf: 40 }), 4],
    ['rounded up', inside({ cf: 41 }), 5],
    ['as much as when the phase began', inside({ cf: 11, lost: 30 }), 5],
    ['nothing for one on the roof', inside({}, 3), 0],
    ['nothing for one whose head stands out', inside({ height: 1 }), 0],
    ['something for one who lies under a low roof', inside({ height: 1 }, 0, true), 4],
    ['nothing once they are down', inside({ cf: 0 }), 0],
    ['everything in a bunker', inside({ bunker: true }), Number.POSITIVE_INFINITY],
  ])('%s', (_, state, points) => expect(shelter(state, 0)).toBe(points));

  test.each([
    [10, 6, 36],
    [3, 0, 37],
  ])('of %i points, %i pass through, and the walls are left with %i', (points, through, cf) => {
    let state = inside({});
    const hit = absorb(state, 0, points, loaded());
    let next = hit.next();
    while (!next.done) {
      state = apply(state, next.value);
      next = hit.next(state);
    }
    expect(next.value.amount).toBe(through);
    expect(groundAt(next.value.state, hex(state, '0505')).building?.cf).toBe(cf);
  });
});
