import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { OFF_MAP } from '../../../parts/hex/hex.ts';
import type { Ground } from '../ground.ts';
import { type State, unitOf } from '../state.ts';
import { displace } from './displacement.ts';
import { testVehicle } from './movement/testing.ts';
import { canBeDisplaced, displacementOf } from './room.ts';
import { ground, hex, play, set, type TestUnit, table } from './testing.ts';

const NORTH = 0;
/** Unit 0 at 0505 is pushed north to 0504. */
const row = (hexes: Readonly<Record<string, Partial<Ground>>> = {}, others: readonly TestUnit[] = []): State =>
  table({ map: ground(hexes), units: [{ at: '0505' }, ...others] });
const pushed = (state: State, ...faces: number[]) =>
  play(state, displace(state, 0, hex(state, '0504'), 'push', loaded(...faces)));
const owes = (state: State, id: number) => unitOf(state, id).owed.map(({ why, modifier }) => [why.code, modifier]);

describe('where a unit can be pushed', () => {
  test.each<[string, Partial<Ground>, boolean]>([
    ['clear ground', {}, true],
    ['two levels up', { level: 2 }, true],
    ['three levels up', { level: 3 }, false],
    ['down a cliff', { level: -9 }, true],
    ['water', { water: 3 }, true],
  ])('%s', (_, there, can) => {
    expect(canBeDisplaced(row({ '0504': there }), 0, NORTH)).toBe(can);
  });

  test('a vehicle cannot be pushed into heavy woods', () => {
    const state = table({ map: ground({ '0504': { woods: 2 } }), units: [{ at: '0505', design: testVehicle() }] });
    expect(canBeDisplaced(state, 0, NORTH)).toBe(false);
  });

  test('into another unit only if that one can be pushed on', () => {
    expect(canBeDisplaced(row({}, [{ at: '0504' }]), 0, NORTH)).toBe(true);
    expect(canBeDisplaced(row({ '0503': { level: 3 } }, [{ at: '0504' }]), 0, NORTH)).toBe(false);
  });

  test('the hex nearest to the direction: right before left', () => {
    const state = row({ '0504': { level: 3 } });
    expect(displacementOf(state, 0, NORTH)).toBe(hex(state, '0604'));
    const walled = row({ '0504': { level: 3 }, '0604': { level: 3 } });
    expect(displacementOf(walled, 0, NORTH)).toBe(hex(walled, '0404'));
    const pit = ['0504', '0604', '0605', '0506', '0405', '0404'].map((at) => [at, { level: 3 }]);
    expect(displacementOf(row(Object.fromEntries(pit)), 0, NORTH)).toBeUndefined();
  });
});

describe('a push', () => {
  test('moves it, without a roll of its own', () => {
    const { state, events } = pushed(row());
    expect(events).toEqual([
      { type: 'displaced', unit: 0, to: { at: hex(state, '0504'), level: 0, facing: 0 }, why: 'push' },
    ]);
  });

  test('a unit pushed off the map is out of the match', () => {
    const state = row();
    expect(unitOf(play(state, displace(state, 0, OFF_MAP, 'push', loaded())).state, 0).destroyed).toBe(
      'destroyed-off-map',
    );
  });

  test('pushes a unit in that hex one hex on, and that unit must roll; and so on down the row', () => {
    const { state } = pushed(row({}, [{ at: '0504' }, { at: '0503' }]));
    expect([1, 2].map((id) => unitOf(state, id).at)).toEqual([hex(state, '0503'), hex(state, '0502')]);
    expect([owes(state, 0), owes(state, 1), owes(state, 2)]).toEqual([[], [['psr-domino', 0]], [['psr-domino', 0]]]);
  });

  test('one level down is not a fall, two levels are', () => {
    expect(pushed(row({ '0504': { level: -1 } })).events).toHaveLength(1);
    const { state, events } = pushed(row({ '0504': { level: -2 } }), 1, 2, 3, 1, 2, 1, 3, 6, 6);
    expect(events).toContainEqual(expect.objectContaining({ type: 'fell', levels: 2 }));
    expect(unitOf(state, 0)).toMatchObject({ at: hex(state, '0504'), level: -2, prone: true });
  });

  test('into water requires a roll immediately', () => {
    const { events } = pushed(row({ '0504': { water: 1 } }), 6, 6);
    expect(events[1]).toMatchObject({
      type: 'piloting-rolled',
      why: { code: 'psr-water', depth: 1 },
      tally: { total: 4 },
    });
  });

  test('drowns a vehicle', () => {
    const state = table({ map: ground({ '0504': { water: 1 } }), units: [{ at: '0505', design: testVehicle() }] });
    expect(unitOf(pushed(state).state, 0).destroyed).toBe('destroyed-drowned');
  });

  test('out of a swamp frees it with a fall', () => {
    const state = set(row({ '0505': { swamp: true } }), 0, { stuck: true });
    const { state: after } = pushed(state, 1, 2, 3, 6, 6);
    expect(unitOf(after, 0)).toMatchObject({ stuck: false, prone: true });
  });
});

describe('a fall onto another unit', () => {
  // Unit 0 stands three levels above unit 1.
  const cliff = row({ '0505': { level: 3 } }, [{ at: '0504', side: '1' }]);

  // Dice: four groups of five from behind, each to a different limb, and no pilot injury.
  const HARD_FALL = [1, 2, 1, 4, 3, 6, 4, 6, 6, 6];

  test('hits it on a 7: a tenth of the weight per level, on the punch table; lands on its back', () => {
    const { state, events } = pushed(cliff, 3, 4, 1, 2, 4, ...HARD_FALL);
    expect(events[0]).toMatchObject({ type: 'hex-rolled', why: 'fall-upon', needs: 7, happens: true });
    const on = events.filter((event) => event.type === 'struck' && event.unit === 1);
    expect(on).toMatchObject([{ table: 'punch', amount: 5 }, { amount: 5 }, { amount: 5 }]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'fell', unit: 0, levels: 3, column: 'rear' }));
    expect(unitOf(state, 0).at).toBe(hex(state, '0504'));
    expect(unitOf(state, 1).at).toBe(hex(state, '0503'));
    expect(owes(state, 1)).toEqual([['psr-fallen-on', 2]]);
  });

  test('misses a unit that moved fast, and lands behind it', () => {
    const fast = set(cliff, 1, { went: { ...unitOf(cliff, 1).went, hexes: 7, mode: 'run' } });
    const { state, events } = pushed(fast, 3, 4, 1, 2, 3, 1, 2, 1, 3, 1, 4, 6, 6);
    expect(events[0]).toMatchObject({ needs: 10, happens: false });
    expect(unitOf(state, 0)).toMatchObject({ at: hex(state, '0503'), level: 0, prone: true });
    expect(unitOf(state, 1).at).toBe(hex(state, '0504'));
  });

  test('crushes a unit that has no room', () => {
    const pit = ['0503', '0603', '0604', '0404', '0403', '0505'].map((at) => [at, { level: 3 }]);
    const { state } = pushed(row(Object.fromEntries(pit), [{ at: '0504', side: '1' }]), 3, 4, 1, 2, 4, ...HARD_FALL);
    expect(unitOf(state, 1).destroyed).toBe('destroyed-crushed');
  });
});
