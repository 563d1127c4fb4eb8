import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Ground } from '../../ground.ts';
import { type State, unitOf } from '../../state.ts';
import { ground, play, set, table, testMech } from '../testing.ts';
import { enteringFire, inFlames, vehiclesInFlames } from './flames.ts';

const vehicle = { ...testMech(), kind: 'vehicle' as const };
const on = (here: Partial<Ground>, design = testMech()): State =>
  table({ map: ground({ '0505': here }), units: [{ at: '0505', design }], turn: 4 });

describe('walking into a fire', () => {
  test.each<[string, Partial<Ground>, number]>([
    ['burning woods', { woods: 1, fire: 2 }, 2],
    ['woods that have just caught fire', { woods: 1, fire: 4 }, 2],
    ['woods', { woods: 1 }, 0],
  ])('%s', (_, here, heat) => {
    const state = on(here);
    expect(unitOf(play(state, enteringFire(state, 0, loaded())).state, 0).gained.outside).toBe(heat);
  });

  test.each([
    [[4, 4], ['hex-rolled']],
    [
      [3, 4, 1, 1],
      ['hex-rolled', 'vehicle-hit'],
    ],
  ])('a vehicle with %j', (faces, types) => {
    const state = on({ woods: 1, fire: 2 }, vehicle);
    expect(play(state, enteringFire(state, 0, loaded(...faces))).events.map(({ type }) => type)).toEqual(types);
  });
});

describe('standing in a fire', () => {
  test.each<[string, Partial<Ground>, boolean]>([
    ['since last turn', { woods: 1, fire: 3 }, true],
    ['since this turn', { woods: 1, fire: 4 }, false],
    ['not at all', { woods: 1 }, false],
  ])('%s', (_, here, stands) => expect(inFlames(on(here), 0)).toBe(stands));

  test('on a roof above the flames', () => {
    const state = on({ fire: 3, building: { kind: 2, bunker: false, cf: 40, height: 3 } });
    expect(inFlames(set(state, 0, { level: 3 }), 0)).toBe(false);
    expect(inFlames(set(state, 0, { level: 0 }), 0)).toBe(true);
  });

  test('only vehicles roll at the end of the turn', () => {
    const tank = on({ woods: 1, fire: 3 }, vehicle);
    expect(play(tank, vehiclesInFlames(tank, loaded(4, 4))).events).toMatchObject([{ needs: 8, happens: true }]);
    const mech = on({ woods: 1, fire: 3 });
    expect(play(mech, vehiclesInFlames(mech, loaded())).events).toEqual([]);
  });
});
