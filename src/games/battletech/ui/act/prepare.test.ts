import { describe, expect, test } from 'vitest';
import { clinch, kick, punch } from '../../rules/physical/testing.ts';
import { hex, set, table, testMech } from '../../rules/testing.ts';
import { duel, LASER, REAR } from '../../rules/weapons/testing.ts';
import type { State } from '../../state.ts';
import { BLANK, type Draft } from '../draft.ts';
import { prepared } from './prepare.ts';
import { going, seen } from './testing.ts';

const ready = (state: State, draft: Partial<Draft> = {}): Draft => prepared(seen(state), '0', { ...BLANK, ...draft });

const pair = (more: Partial<State> = {}): State => ({
  ...table({
    queue: ['0', '0'],
    units: [{ at: '0505', design: testMech({ jump: 3 }) }, { at: '0707' }, { at: '1515', side: '1' }],
  }),
  ...more,
});

describe('which unit', () => {
  test.each([
    ['of several none is chosen', pair(), null, null],
    ['the one that is chosen stays', pair(), 1, 1],
    ['one that has acted does not', set(pair(), 1, { acted: true }), 1, 0],
    ['the only one left is chosen', set(pair(), 0, { acted: true }), null, 1],
    ['the one whose move broke off', pair({ moving: 1 }), 0, 1],
    ['none of the others’', pair(), 2, null],
    ['none at the end of a turn', pair({ phase: 'end' }), 1, null],
  ] as const)('%s', (_, state, unit, chosen) => {
    expect(ready(state, { unit }).unit).toBe(chosen);
  });

  test('one that has begun with a twist goes on', () => {
    const state = duel({ more: [{ side: '0', at: '0101' }], queue: ['0', '0'] });
    expect(ready(state).unit).toBeNull();
    expect(ready(set(state, 2, { twisted: true, torso: 1 })).unit).toBe(2);
  });

  test('another unit begins from nothing', () => {
    const draft = ready(set(pair(), 1, { acted: true }), { unit: 1, move: going({ mode: 'run' }), sheet: 2 });
    expect(draft).toEqual({ ...BLANK, unit: 0, sheet: 2 });
  });
});

describe('what is left of a draft', () => {
  test('what is well stays the very same', () => {
    const draft = { ...BLANK, unit: 0, move: going({ to: hex(pair(), '0504') }) };
    expect(prepared(seen(pair()), '0', draft)).toBe(draft);
    const firing = prepared(seen(duel()), '0', { ...BLANK, shots: [{ weapon: LASER, target: { unit: 1 } }], unit: 0 });
    expect(prepared(seen(duel()), '0', firing)).toBe(firing);
  });

  test('a mode that is not allowed is let go, and a hex out of reach', () => {
    const state = set(pair(), 0, { stuck: true });
    expect(ready(state, { unit: 0, move: going() }).move).toBeNull();
    const far = going({ to: hex(pair(), '1414'), facing: 2 });
    expect(ready(pair(), { unit: 0, move: far }).move).toEqual(going());
  });

  test('a move that broke off goes on in its own mode', () => {
    const went = { mode: 'run', mp: 2, hexes: 2, backwards: false, skidded: false, stood: 0, masc: false } as const;
    const state = { ...set(pair(), 0, { went }), moving: 0 };
    expect(ready(state, { unit: 0, move: going() }).move).toEqual(going({ mode: 'run' }));
  });

  test('shots that cannot be fired are dropped, and the best target is looked at', () => {
    const shots = [LASER, REAR].map((weapon) => ({ weapon, target: { unit: 1 } }));
    const draft = ready(duel(), { unit: 0, shots });
    expect(draft.shots).toEqual([shots[0]]);
    expect(draft.target).toEqual({ unit: 1 });
  });

  test('where nobody can be hit the nearest is looked at', () => {
    const state = duel({ one: { design: testMech() }, other: { at: '0813' }, more: [{ side: '1', at: '0101' }] });
    expect(ready(state).target).toEqual({ unit: 1 });
  });

  test('a target that is gone is given up', () => {
    const state = set(duel({ more: [{ side: '1', at: '0907' }] }), 1, { destroyed: 'destroyed-head' });
    expect(ready(state, { unit: 0, target: { unit: 1 } }).target).toEqual({ unit: 2 });
  });

  test('a twist that may not be made is not considered', () => {
    expect(ready(duel(), { unit: 0, torso: 1 }).torso).toBe(1);
    expect(ready(duel(), { unit: 0, torso: 3 }).torso).toBeNull();
    expect(ready(duel(), { unit: 0, torso: 0 }).torso).toBeNull();
  });

  test('a considered twist lets those weapons be chosen that it brings to bear', () => {
    const state = duel({ other: { at: '0813' } });
    const shots = [{ weapon: LASER, target: { unit: 1 } }];
    expect(ready(state, { unit: 0, shots }).shots).toEqual([]);
    const beside = duel({ other: { at: '1110' } });
    expect(ready(beside, { unit: 0, shots }).shots).toEqual([]);
    expect(ready(beside, { unit: 0, shots, torso: 1 }).shots).toEqual(shots);
  });

  test('attacks of another kind of phase are dropped', () => {
    expect(ready(clinch(), { unit: 0, attacks: [punch('LA'), kick('RL', 0)] }).attacks).toEqual([punch('LA')]);
    expect(ready(duel(), { unit: 0, attacks: [punch('LA')] }).attacks).toEqual([]);
  });

  test('on another side’s turn nothing is planned, but what is looked at stays', () => {
    const draft = {
      unit: 0,
      sheet: 1,
      target: { unit: 1 },
      move: going(),
      shots: [{ weapon: 0, target: { unit: 1 } }],
    };
    expect(ready(duel({ queue: ['1'] }), draft)).toEqual({ ...BLANK, unit: 0, sheet: 1, target: { unit: 1 } });
  });
});

test.each<readonly [string, State, Partial<Draft>]>([
  ['a move out of reach', pair(), { unit: 0, move: going({ to: hex(pair(), '1414'), facing: 2 }) }],
  ['a move that broke off', { ...pair(), moving: 0 }, { unit: 1 }],
  ['fire', duel(), { shots: [LASER, REAR].map((weapon) => ({ weapon, target: { unit: 1 } })) }],
  ['a Reaction Phase', duel({ ruleset: 'simulador', phase: 'reaction' }), { torso: 2 }],
  ['physical attacks', clinch(), { target: { unit: 1 }, attacks: [punch('LA')] }],
  ['the end', { ...duel(), phase: 'end' }, { orders: [{ unit: 0, shutDown: true }] }],
  ['another side’s turn', duel({ queue: ['1'] }), { move: going() }],
])('what is prepared once needs it no more: %s', (_, state, draft) => {
  const once = ready(state, draft);
  expect(prepared(seen(state), '0', once)).toBe(once);
});
