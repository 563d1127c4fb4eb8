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

describe('unit selection', () => {
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

  test('a unit that has twisted continues', () => {
    const state = duel({ more: [{ side: '0', at: '0101' }], queue: ['0', '0'] });
    expect(ready(state).unit).toBeNull();
    expect(ready(set(state, 2, { twisted: true, torso: 1 })).unit).toBe(2);
  });

  test('another unit starts with a blank draft', () => {
    const draft = ready(set(pair(), 1, { acted: true }), { unit: 1, move: going({ mode: 'run' }), sheet: 2 });
    expect(draft).toEqual({ ...BLANK, unit: 0, sheet: 2 });
  });
});

describe('adjusting a draft', () => {
  test('a valid draft stays the same object', () => {
    const draft = { ...BLANK, unit: 0, move: going({ to: hex(pair(), '0504') }) };
    expect(prepared(seen(pair()), '0', draft)).toBe(draft);
    const firing = prepared(seen(duel()), '0', { ...BLANK, shots: [{ weapon: LASER, target: { unit: 1 } }], unit: 0 });
    expect(prepared(seen(duel()), '0', firing)).toBe(firing);
  });

  test('drops an illegal mode, and a hex out of reach', () => {
    const state = set(pair(), 0, { stuck: true });
    expect(ready(state, { unit: 0, move: going() }).move).toBeNull();
    const far = going({ to: hex(pair(), '1414'), facing: 2 });
    expect(ready(pair(), { unit: 0, move: far }).move).toEqual(going());
  });

  test('an interrupted move continues in its mode', () => {
    const went = { mode: 'run', mp: 2, hexes: 2, backwards: false, skidded: false, stood: 0, masc: false } as const;
    const state = { ...set(pair(), 0, { went }), moving: 0 };
    expect(ready(state, { unit: 0, move: going() }).move).toEqual(going({ mode: 'run' }));
  });

  test('drops illegal shots and selects the best target', () => {
    const shots = [LASER, REAR].map((weapon) => ({ weapon, target: { unit: 1 } }));
    const draft = ready(duel(), { unit: 0, shots });
    expect(draft.shots).toEqual([shots[0]]);
    expect(draft.target).toEqual({ unit: 1 });
  });

  test('selects the nearest target if none can be hit', () => {
    const state = duel({ one: { design: testMech() }, other: { at: '0813' }, more: [{ side: '1', at: '0101' }] });
    expect(ready(state).target).toEqual({ unit: 1 });
  });

  test('drops a target that is gone', () => {
    const state = set(duel({ more: [{ side: '1', at: '0907' }] }), 1, { destroyed: 'destroyed-head' });
    expect(ready(state, { unit: 0, target: { unit: 1 } }).target).toEqual({ unit: 2 });
  });

  test('drops an illegal twist', () => {
    expect(ready(duel(), { unit: 0, torso: 1 }).torso).toBe(1);
    expect(ready(duel(), { unit: 0, torso: 3 }).torso).toBeNull();
    expect(ready(duel(), { unit: 0, torso: 0 }).torso).toBeNull();
  });

  test('a considered twist allows the weapons it puts in arc', () => {
    const state = duel({ other: { at: '0813' } });
    const shots = [{ weapon: LASER, target: { unit: 1 } }];
    expect(ready(state, { unit: 0, shots }).shots).toEqual([]);
    const beside = duel({ other: { at: '1110' } });
    expect(ready(beside, { unit: 0, shots }).shots).toEqual([]);
    expect(ready(beside, { unit: 0, shots, torso: 1 }).shots).toEqual(shots);
  });

  test('drops attacks of another phase', () => {
    expect(ready(clinch(), { unit: 0, attacks: [punch('LA'), kick('RL', 0)] }).attacks).toEqual([punch('LA')]);
    expect(ready(duel(), { unit: 0, attacks: [punch('LA')] }).attacks).toEqual([]);
  });

  test('on another side’s turn plans are dropped, but the target and sheet stay', () => {
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
])('preparing twice changes nothing: %s', (_, state, draft) => {
  const once = ready(state, draft);
  expect(prepared(seen(state), '0', once)).toBe(once);
});
