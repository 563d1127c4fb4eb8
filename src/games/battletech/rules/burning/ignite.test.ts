import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { NEVER } from '../../data/heat-scale.ts';
import type { Weapon } from '../../data/items.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { type Building, CLEAR, type Ground } from '../../ground.ts';
import { groundAt, type State } from '../../state.ts';
import { ground, hex, play, table } from '../testing.ts';
import { type Ignition, ignitable, ignite, ignitionNumber } from './ignite.ts';

const weapon = (id: string): Weapon => WEAPONS[id] as Weapon;
const house = (kind: Building['kind'], bunker = false): Partial<Ground> => ({
  building: { kind, bunker, cf: 40, height: 2 },
});
const place = (here: Partial<Ground>, switches = {}): State =>
  table({ map: ground({ '0505': here }), units: [{ at: '0101' }], turn: 4, switches });

const burnt = (state: State, by: Ignition['by'], id: string, ...faces: readonly number[]) => {
  const dice = loaded(...faces);
  const { state: after, events } = play(state, ignite(state, hex(state, '0505'), dice, { weapon: weapon(id), by }));
  expect(dice.left).toBe(0);
  return { fire: groundAt(after, hex(state, '0505')).fire, events };
};

describe('ways to set a hex on fire', () => {
  test.each<[string, Partial<Ground>, number]>([
    ['flamer', { woods: 1 }, 4],
    ['medium-laser', { woods: 1 }, 7],
    ['ppc', { woods: 2 }, 7],
    ['ac-10', { woods: 1 }, 9],
    ['lrm-15', { woods: 2 }, 9],
    ['machine-gun', { woods: 2 }, 9],
    ['gauss-rifle', { woods: 2 }, NEVER],
    ['ppc', house(1), 5],
    ['ppc', house(2), 6],
    ['ppc', house(3), 7],
    ['ppc', house(4), 8],
  ])('%s at %j: %i', (id, here, needs) => expect(ignitionNumber(weapon(id), { ...CLEAR, ...here })).toBe(needs));

  test.each<[string, Partial<Ground>, boolean]>([
    ['woods', { woods: 1 }, true],
    ['a building', house(2), true],
    ['a bunker', house(4, true), false],
    ['a ruin', { rubble: true, building: { kind: 2, bunker: false, cf: 0, height: 2 } }, false],
    ['open ground', {}, false],
    ['water', { water: 1 }, false],
    ['woods that burn already', { woods: 1, fire: 2 }, false],
  ])('%s', (_, here, can) => {
    const state = place(here);
    expect(ignitable(state, hex(state, '0505'))).toBe(can);
  });
});

describe('aiming at a hex', () => {
  test.each([
    [[3, 4], 4],
    [[3, 3], 0],
  ])('a laser with %j', ([a, b], fire) => {
    expect(burnt(place({ woods: 1 }), 'aim', 'medium-laser', a as number, b as number).fire).toBe(fire);
  });

  test('nothing burns if fires are switched off', () => {
    expect(burnt(place({ woods: 1 }, { fires: false }), 'aim', 'flamer').events).toEqual([]);
  });
});

describe('by accident', () => {
  test.each<[Ignition['by'], readonly number[], number]>([
    ['clearing', [3, 3], 0],
    ['clearing', [2, 3, 4, 4], 0],
    ['clearing', [2, 3, 4, 5], 4],
    ['miss', [2, 2], 0],
    ['miss', [1, 2, 4, 4], 0],
    ['miss', [1, 2, 5, 4], 4],
  ])('%s, a laser with %j', (by, faces, fire) => {
    expect(burnt(place({ woods: 1 }), by, 'medium-laser', ...faces).fire).toBe(fire);
  });

  test('a building does not catch fire this way', () =>
    expect(burnt(place(house(1)), 'miss', 'medium-laser').events).toEqual([]));
});
