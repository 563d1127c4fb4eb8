import { describe, expect, test } from 'vitest';
import { CLEAR, type Ground } from '../../ground.ts';
import { groundAt } from '../../state.ts';
import { ground, hex, play, table } from '../testing.ts';
import { clearWoods, factorOf, thinned } from './woods.ts';

const LIGHT: Ground = { ...CLEAR, woods: 1 };
const HEAVY: Ground = { ...CLEAR, woods: 2 };

describe('woods have a terrain factor', () => {
  test.each([
    [CLEAR, 0],
    [LIGHT, 50],
    [HEAVY, 90],
    [{ ...HEAVY, factor: 61 }, 61],
  ])('%#', (here, factor) => expect(factorOf(here)).toBe(factor));

  test.each<[string, Ground, number, Partial<Ground>]>([
    ['heavy, a scratch', HEAVY, 39, { woods: 2, factor: 51, rough: false }],
    ['heavy to light', HEAVY, 40, { woods: 1, factor: 50, rough: false }],
    ['heavy at once to rough', HEAVY, 90, { woods: 0, factor: 0, rough: true }],
    ['light, a scratch', LIGHT, 49, { woods: 1, factor: 1, rough: false }],
    ['light to rough', LIGHT, 50, { woods: 0, factor: 0, rough: true }],
    ['a fire without woods goes out', { ...LIGHT, fire: 2 }, 60, { woods: 0, fire: 0 }],
    ['nothing to clear', CLEAR, 60, CLEAR],
  ])('%s', (_, before, points, after) => expect(thinned(before, points)).toMatchObject(after));
});

describe('shooting at woods', () => {
  const woods = (switches = {}) => table({ map: ground({ '0505': { woods: 2 } }), units: [{ at: '0101' }], switches });

  test.each([
    [10, 'woods-thinned', 2],
    [40, 'woods-light', 1],
    [95, 'woods-cleared', 0],
  ])('%i points: %s', (points, why, left) => {
    const state = woods();
    const { state: after, events } = play(state, clearWoods(state, hex(state, '0505'), points));
    expect(events).toMatchObject([{ type: 'ground-changed', why }]);
    expect(groundAt(after, hex(state, '0505')).woods).toBe(left);
  });

  test('adds up', () => {
    let state = woods();
    for (let shot = 0; shot < 8; shot++) state = play(state, clearWoods(state, hex(state, '0505'), 10)).state;
    expect(groundAt(state, hex(state, '0505'))).toMatchObject({ woods: 1, factor: 10 });
  });

  test('does nothing if it is switched off', () => {
    const state = woods({ clearing: false });
    expect(play(state, clearWoods(state, hex(state, '0505'), 95)).events).toEqual([]);
  });

  test('does nothing to open ground', () => {
    const state = woods();
    expect(play(state, clearWoods(state, hex(state, '0606'), 95)).events).toEqual([]);
  });
});
