import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { CommandOf } from '../../commands.ts';
import { LT, RT } from '../../data/places.ts';
import type { Order } from '../../plan.ts';
import { groundAt, type State, type Unit, unitOf } from '../../state.ts';
import { hurt, play, set, type TestTable, table, testMech } from '../testing.ts';
import { end } from './orders.ts';

const design = testMech({
  ammo: [
    ['ac-20-ammo', RT, 5],
    ['srm-2-ammo', LT, 50],
  ],
});
const side = (changes: Partial<Unit> = {}, wanted: Partial<TestTable> = {}): State =>
  set(
    table({
      units: [
        { at: '0505', design },
        { at: '0909', design, side: '1' },
      ],
      phase: 'end',
      queue: ['0', '1'],
      turn: 3,
      ...wanted,
    }),
    0,
    changes,
  );
const say = (...orders: readonly Order[]): CommandOf<'end'> =>
  ({ type: 'end', orders: [...orders] }) as CommandOf<'end'>;
const refusal = (state: State, ...orders: readonly Order[]): string | undefined =>
  end.refuse(state, '0', say(...orders))?.code;
const obedient = (state: State, order: Omit<Order, 'unit'>, ...faces: readonly number[]): Unit =>
  unitOf(play(state, end.resolve(state, '0', say({ unit: 0, ...order }), loaded(...faces))).state, 0);

describe('which side may give orders, and when', () => {
  test('an empty list is always accepted', () => expect(refusal(side())).toBeUndefined());

  test.each<[string, State, Order]>([
    ['wrong-phase', side({}, { phase: 'weapons' }), { unit: 0 }],
    ['not-your-turn', side({}, { queue: ['1'] }), { unit: 0 }],
    ['not-your-unit', side(), { unit: 1 }],
    ['not-your-unit', side(), { unit: 7 }],
    ['unit-is-destroyed', side({ destroyed: 'destroyed-engine' }), { unit: 0 }],
    ['unconscious', side({ pilot: { hits: 3, awake: false, out: 2 } }), { unit: 0, dropClub: true }],
  ])('%s', (code, state, order) => expect(refusal(state, order)).toBe(code));

  test('one order per unit', () => expect(refusal(side(), { unit: 0 }, { unit: 0 })).toBe('ordered-twice'));

  test('an order without actions is accepted', () => expect(refusal(side(), { unit: 0 })).toBeUndefined());
});

describe('heat sinks', () => {
  test.each<[string | undefined, State, number]>([
    [undefined, side(), 10],
    ['too-many-sinks', side(), 11],
    ['sinks-stay-on', side({}, { switches: { sinksOff: false } }), 1],
    [undefined, side({}, { switches: { sinksOff: false } }), 0],
    ['shut-down', side({ shutDown: true }), 1],
  ])('%s', (code, state, sinksOff) => expect(refusal(state, { unit: 0, sinksOff })).toBe(code));

  test('are off from now on', () => expect(obedient(side(), { sinksOff: 4 }).sinksOff).toBe(4));
});

describe('dumping ammunition', () => {
  test.each<[string | undefined, State, readonly number[]]>([
    [undefined, side(), [0, 1]],
    ['no-dumping', side({}, { ruleset: 'core-2026' }), [0]],
    ['no-such-bin', side(), [2]],
    ['bin-empty', side({ bins: [0, 50] }), [0]],
    ['bin-destroyed', hurt(side(), 0, RT, 0), [0]],
    ['bin-destroyed', side({ lost: 1 << RT }), [0]],
    ['shut-down', side({ shutDown: true }), [0]],
  ])('%s', (code, state, dump) => expect(refusal(state, { unit: 0, dump })).toBe(code));

  test('is marked now and gone later', () =>
    expect(obedient(side(), { dump: [1] })).toMatchObject({ dumping: 0b10, bins: [5, 50] }));
});

describe('clubs', () => {
  test('can be dropped only by a unit that carries one', () => {
    expect(refusal(side(), { unit: 0, dropClub: true })).toBe('no-club');
    expect(refusal(side({ club: 'tree' }), { unit: 0, dropClub: true })).toBeUndefined();
  });

  test('lie in the hex once dropped', () => {
    const state = side({ club: 'club' });
    const { state: done } = play(state, end.resolve(state, '0', say({ unit: 0, dropClub: true }), loaded()));
    expect(unitOf(done, 0).club).toBe('none');
    expect(groundAt(done, unitOf(done, 0).at).clubs).toBe(1);
  });
});

describe('the reactor', () => {
  test.each<[string | undefined, Partial<Unit>, Omit<Order, 'unit'>]>([
    [undefined, {}, { shutDown: true }],
    ['already-shut-down', { shutDown: true }, { shutDown: true }],
    ['not-shut-down', {}, { startUp: true }],
    [undefined, { shutDown: true, stayDown: true }, { startUp: true }],
    ['starts-by-itself', { shutDown: true }, { startUp: true }],
    ['too-hot', { shutDown: true, stayDown: true, heat: 30 }, { startUp: true }],
    ['already-shut-down', { shutDown: true, stayDown: true }, { shutDown: true, startUp: true }],
    ['not-shut-down', {}, { shutDown: true, startUp: true }],
  ])('%s', (code, changes, order) => expect(refusal(side(changes), { unit: 0, ...order })).toBe(code));

  test('shuts down immediately without a roll', () =>
    expect(obedient(side(), { shutDown: true })).toMatchObject({ shutDown: true, stayDown: true, owed: [] }));

  test('starts by order if it is cool', () =>
    expect(obedient(side({ shutDown: true, stayDown: true, heat: 13 }), { startUp: true })).toMatchObject({
      shutDown: false,
      stayDown: false,
    }));

  test.each([
    [[2, 2], false],
    [[1, 2], true],
  ])('and with %j if it is not', (faces, shutDown) =>
    expect(obedient(side({ shutDown: true, stayDown: true, heat: 14 }), { startUp: true }, ...faces).shutDown).toBe(
      shutDown,
    ),
  );

  test('vehicles have no heat', () => {
    const tank = { ...design, kind: 'vehicle' as const };
    const state = side(
      {},
      {
        units: [
          { at: '0505', design: tank },
          { at: '0909', side: '1' },
        ],
      },
    );
    for (const order of [{ sinksOff: 0 }, { shutDown: true }, { startUp: true }] as const)
      expect(refusal(state, { unit: 0, ...order })).toBe('not-a-mech');
    expect(refusal(state, { unit: 0, dump: [0] })).toBeUndefined();
  });
});

test('a side gives all its orders at once', () => {
  const state = side({ club: 'club' });
  const order: Order = { unit: 0, sinksOff: 2, dump: [0], dropClub: true, shutDown: true };
  const { state: done, events } = play(state, end.resolve(state, '0', say(order), loaded()));
  expect(events.map(({ type }) => type)).toEqual([
    'end-ordered',
    'sinks-set',
    'dump-marked',
    'club-lost',
    'shut-down',
    'side-done',
  ]);
  expect(done.queue).toEqual(['1']);
});
