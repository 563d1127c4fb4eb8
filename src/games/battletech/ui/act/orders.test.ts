import { describe, expect, test } from 'vitest';
import { set } from '../../rules/testing.ts';
import { duel, TANK } from '../../rules/weapons/testing.ts';
import type { State, Unit } from '../../state.ts';
import { dumped, endCommand, ordered, orderRow } from './orders.ts';
import { refused, seen } from './testing.ts';

const ending = (unit: Partial<Unit> = {}, more: Parameters<typeof duel>[0] = {}): State =>
  set(duel({ phase: 'end', queue: ['0', '1'], ...more }), 0, unit);

describe('orders at the end of a turn', () => {
  test.each([
    ['a running ’Mech', ending(), { sinks: 10, dropClub: null, shutDown: false, startUp: null }],
    ['with a club', ending({ club: 'tree' }), { dropClub: false }],
    [
      'down by order',
      ending({ shutDown: true, stayDown: true }),
      { sinks: 0, bins: [], shutDown: null, startUp: false },
    ],
    ['a tank', ending({}, { one: { design: TANK } }), null],
    ['down by heat', ending({ shutDown: true }), null],
    ['unconscious', ending({ pilot: { hits: 2, awake: false, out: 1 } }), null],
    ['a wreck', ending({ destroyed: 'destroyed-engine' }), null],
    ['where nothing is dumped', ending({}, { ruleset: 'core-2026' }), { bins: [] }],
    ['where sinks stay on', ending({}, { switches: { sinksOff: false } }), { sinks: 0 }],
  ])('%s', (_, state, row) => {
    const found = orderRow(seen(state), '0', 0, []);
    if (row) expect(found).toMatchObject(row);
    else expect(found).toBeNull();
  });

  test('orders combine across units and are legal', () => {
    const at = seen(ending({ club: 'club' }));
    let orders = ordered(at, '0', [], 0, { sinksOff: 3 });
    orders = ordered(at, '0', orders, 0, { dropClub: true });
    orders = ordered(at, '0', orders, 0, { dump: [0, 1] });
    expect(orders).toEqual([{ unit: 0, sinksOff: 3, dropClub: true, dump: [0, 1] }]);
    expect(orderRow(at, '0', 0, orders)).toMatchObject({ sinksOff: 3, dropClub: true });
    expect(refused(at, endCommand(at, orders))).toBeUndefined();
  });

  test('an order without effect is dropped', () => {
    const at = seen(ending({ sinksOff: 2 }));
    const orders = ordered(at, '0', [], 0, { sinksOff: 4 });
    expect(ordered(at, '0', orders, 0, { sinksOff: 2 })).toEqual([]);
    expect(ordered(at, '0', ordered(at, '0', [], 0, { shutDown: true }), 0, { shutDown: undefined })).toEqual([]);
  });

  test('an illegal order is not added', () => {
    const at = seen(ending());
    expect(ordered(at, '0', [], 0, { sinksOff: 11 })).toEqual([]);
    expect(ordered(at, '0', [], 1, { shutDown: true })).toEqual([]);
  });

  test('no orders end the turn', () => {
    const at = seen(ending());
    expect(endCommand(at, [])).toEqual({ type: 'end', orders: [] });
    expect(refused(at, endCommand(at, []))).toBeUndefined();
  });

  test('bins to be dumped', () => {
    expect(dumped([], 2)).toEqual([2]);
    expect(dumped([2], 0)).toEqual([0, 2]);
    expect(dumped([2], 2)).toBeUndefined();
  });
});
