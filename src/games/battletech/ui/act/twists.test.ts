import { describe, expect, test } from 'vitest';
import { set, testMech } from '../../rules/testing.ts';
import { duel, GUNNER, TANK } from '../../rules/weapons/testing.ts';
import { refused, seen } from './testing.ts';
import { twistsOf } from './twists.ts';

const FOE = { unit: 1 };
const turns = (state: Parameters<typeof seen>[0]) => twistsOf(seen(state), 0, FOE).map(({ turn }) => turn);

describe('torso facings', () => {
  test.each([
    ['one hexside either way', duel(), [-1, 0, 1]],
    ['two, for those built so', duel({ one: { design: testMech({ twist: 2 }) } }), [-2, -1, 0, 1, 2]],
    ['a turret all round', duel({ one: { design: TANK } }), [-2, -1, 0, 1, 2, 3]],
    ['straight ahead, for those who do not twist', duel({ one: { design: testMech({ twist: 0 }) } }), [0]],
    ['where it lies', set(duel(), 0, { prone: true }), [0]],
    ['once a turn', set(duel(), 0, { twisted: true, torso: 1 }), [1]],
    ['in a Reaction Phase', duel({ ruleset: 'simulador', phase: 'reaction' }), [-1, 0, 1]],
  ])('%s', (_, state, open) => {
    expect(turns(state)).toEqual(open);
  });

  test('shows weapons in arc and expected damage', () => {
    const rows = twistsOf(seen(duel({ other: { at: '1110' } })), 0, FOE);
    const [left, ahead, right] = rows;
    expect(right?.weapons).toBeGreaterThan(ahead?.weapons ?? 99);
    expect(ahead?.weapons).toBeGreaterThanOrEqual(left?.weapons ?? 99);
    expect(right?.expected).toBeGreaterThan(ahead?.expected ?? 99);
    expect(ahead?.now).toBe(true);
  });

  test('every other facing is a legal command', () => {
    const at = seen(duel({ one: { design: GUNNER } }));
    for (const { facing, now } of twistsOf(at, 0, null))
      if (!now) expect(refused(at, { type: 'twist', unit: 0, facing })).toBeUndefined();
  });

  test('keeping the facing is valid in a Reaction Phase', () => {
    const at = seen(duel({ ruleset: 'simulador', phase: 'reaction' }));
    for (const { facing } of twistsOf(at, 0, null))
      expect(refused(at, { type: 'twist', unit: 0, facing })).toBeUndefined();
  });
});
