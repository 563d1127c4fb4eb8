import { describe, expect, test } from 'vitest';
import { CT } from '../../data/places.ts';
import { ground, hex, set, table, testMech } from '../../rules/testing.ts';
import type { Phase, State } from '../../state.ts';
import { going, seen } from '../act/testing.ts';
import { BLANK, type Draft } from '../draft.ts';
import { nextFacing, picked } from './picking.ts';

const design = testMech({ jump: 5, weapons: [['medium-laser', CT]] });
const match = (phase: Phase, queue: readonly string[] = ['0', '1']): State =>
  table({
    phase,
    queue,
    map: ground({ '0807': { woods: 1 } }),
    units: [
      { at: '0810', design },
      { at: '0712', design },
      { at: '0806', side: '1', facing: 3, design },
    ],
  });
const pick = (state: State, draft: Partial<Draft>, label: string, seat: string | null = '0'): Draft =>
  picked(seen(state), seat, { ...BLANK, ...draft }, hex(state, label));

describe('units', () => {
  test('selects an own unit that may act and drops the plan of another', () => {
    const draft = pick(match('movement'), { unit: 1, move: going() }, '0810');
    expect(draft).toEqual({ ...BLANK, unit: 0 });
  });

  test('an open sheet follows the selection', () => {
    expect(pick(match('movement'), { unit: 1, sheet: 2 }, '0810').sheet).toBe(0);
  });

  test.each<readonly [string, State, string | null]>([
    ['those who look on', match('movement'), null],
    ['when it is not their turn', match('movement', ['1']), '0'],
    ['who has acted', set(match('movement'), 0, { acted: true }), '0'],
  ])('opens the sheet for %s', (_, state, seat) => {
    expect(pick(state, {}, '0810', seat)).toEqual({ ...BLANK, sheet: 0 });
  });

  test('targets an enemy, and opens its sheet on a second pick', () => {
    const once = pick(match('weapons'), { unit: 0 }, '0806');
    expect(once).toMatchObject({ target: { unit: 2 }, sheet: null });
    expect(pick(match('weapons'), once, '0806')).toMatchObject({ target: { unit: 2 }, sheet: 2 });
  });

  test("only opens an enemy's sheet in the Movement Phase", () => {
    expect(pick(match('movement'), { unit: 0 }, '0806')).toMatchObject({ target: null, sheet: 2 });
  });
});

describe('destinations', () => {
  const state = match('movement');

  test('picks the coolest mode that reaches the hex', () => {
    expect(pick(state, { unit: 0 }, '0808').move).toEqual(going({ mode: 'walk', to: hex(state, '0808') }));
    expect(pick(state, { unit: 0 }, '0815').move).toMatchObject({ mode: 'jump' });
  });

  test('uses the chosen mode if there is one', () => {
    expect(pick(state, { unit: 0, move: going({ mode: 'jump' }) }, '0808').move).toMatchObject({ mode: 'jump' });
  });

  test('ignores a hex out of reach', () => {
    const draft = { ...BLANK, unit: 0, move: going() };
    expect(picked(seen(state), '0', draft, hex(state, '0101'))).toBe(draft);
  });

  test('a second pick takes the next facing', () => {
    const move = going({ to: hex(state, '0809') });
    expect(pick(state, { unit: 0, move }, '0809').move?.facing).toBe(1);
    expect(pick(state, { unit: 0, move: { ...move, facing: 5 } }, '0809').move?.facing).toBe(0);
  });

  test('picking its own hex turns in place', () => {
    expect(pick(state, { unit: 0 }, '0810').move).toMatchObject({ mode: 'walk', to: hex(state, '0810') });
  });

  test('keys turn both ways and skip impossible facings', () => {
    const move = going({ to: hex(state, '0808'), facing: 0 });
    expect(nextFacing(seen(state), 0, move, 1)).toBe(1);
    expect(nextFacing(seen(state), 0, move, -1)).toBe(5);
    expect(nextFacing(seen(state), 0, { ...move, facing: 2 }, 1)).toBe(4);
  });
});

test('fire at a hex cycles through its purposes', () => {
  const state = match('weapons');
  const at = hex(state, '0807');
  const once = pick(state, { unit: 0 }, '0807');
  expect(once.target).toEqual({ hex: at, for: 'clear' });
  expect(pick(state, once, '0807').target).toEqual({ hex: at, for: 'ignite' });
  expect(pick(state, { unit: 0 }, '0808').target).toBeNull();
});
