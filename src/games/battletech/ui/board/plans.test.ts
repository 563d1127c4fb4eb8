import { describe, expect, test } from 'vitest';
import { CT } from '../../data/places.ts';
import { hex, set, table, testMech } from '../../rules/testing.ts';
import type { Phase, State } from '../../state.ts';
import { going, seen } from '../act/testing.ts';
import { BLANK, type Draft } from '../draft.ts';
import { marksOf, plansOf, sightTarget, statesOf } from './plans.ts';

const design = testMech({ weapons: [['medium-laser', CT]] });
const match = (phase: Phase): State =>
  table({
    phase,
    queue: ['0', '1'],
    units: [
      { at: '0810', design },
      { at: '0712', design },
      { at: '0809', side: '1', facing: 3, design },
    ],
  });
const plans = (phase: Phase, draft: Partial<Draft>, seat: string | null = '0') =>
  plansOf(seen(match(phase)), seat, { ...BLANK, ...draft });

describe('what is drawn', () => {
  test('nothing for spectators', () => {
    expect(plans('movement', { unit: 0 }, null)).toMatchObject({ able: [], acting: null, look: null, trail: null });
  });

  test('moving: reachable hexes, and the path once a hex is chosen', () => {
    const state = match('movement');
    const without = plans('movement', { unit: 0 });
    expect(without.reach.size).toBeGreaterThan(10);
    expect(without.trail).toBeNull();
    const to = hex(state, '0910');
    const { trail } = plans('movement', { unit: 0, move: going({ to }) });
    expect(trail?.stops.at(-1)?.hex).toBe(to);
  });

  test('firing: the actual or considered arc', () => {
    expect(plans('weapons', { unit: 0 }).look).toBe(0);
    expect(plans('weapons', { unit: 0, torso: 1 }).look).toBe(1);
    expect(plans('weapons', { unit: 0 }).reach.size).toBe(0);
  });

  test('physical attacks: targets in reach', () => {
    expect(plans('physical', { unit: 0 }).targets).toEqual([2]);
  });
});

describe('marks', () => {
  const view = seen(match('weapons'));
  const at = (label: string): number => hex(match('weapons'), label);

  test('own units and enemies can be picked', () => {
    const draft = { ...BLANK, unit: 0 };
    const marks = marksOf(view, draft, plansOf(view, '0', draft));
    expect([...marks.keys()].sort((a, b) => a - b)).toEqual([at('0809'), at('0810'), at('0712')].sort((a, b) => a - b));
  });

  test('counters: selectable, selected, targeted', () => {
    const draft = { ...BLANK, unit: 0, target: { unit: 2 } };
    expect([...statesOf(view, BLANK, plansOf(view, '0', BLANK), true)]).toEqual([
      [0, 'can'],
      [1, 'can'],
    ]);
    expect(statesOf(view, BLANK, plansOf(view, '0', BLANK), false).size).toBe(0);
    expect(Object.fromEntries(statesOf(view, draft, plansOf(view, '0', draft), true))).toEqual({
      0: 'chosen',
      2: 'target',
    });
  });
});

describe('the line of sight goes', () => {
  const view = seen(match('weapons'));
  const at = (label: string): number => hex(match('weapons'), label);
  const draft: Draft = { ...BLANK, unit: 0, target: { hex: at('0101'), for: 'clear' } };

  test.each<readonly [string, number | null, object | null]>([
    ['to the enemy that is pointed at', at('0809'), { unit: 2 }],
    ['to the target otherwise', null, { hex: at('0101'), for: 'clear' }],
    ['to the target while a friend is pointed at', at('0712'), { hex: at('0101'), for: 'clear' }],
  ])('%s', (_, pointed, target) => {
    expect(sightTarget(view, draft, plansOf(view, '0', draft), pointed)).toEqual(target);
  });

  test('nowhere without an acting unit', () => {
    expect(sightTarget(view, draft, plansOf(view, null, draft), at('0809'))).toBeNull();
  });

  test('only to an enemy before a move', () => {
    const moving = seen(match('movement'));
    expect(sightTarget(moving, draft, plansOf(moving, '0', draft), null)).toBeNull();
    expect(sightTarget(moving, draft, plansOf(moving, '0', draft), at('0809'))).toEqual({ unit: 2 });
    const gone = seen(set(match('movement'), 2, { destroyed: 'destroyed-engine' }));
    expect(sightTarget(gone, draft, plansOf(gone, '0', draft), at('0809'))).toBeNull();
  });
});
