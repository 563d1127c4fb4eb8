import { describe, expect, test } from 'vitest';
import { battletech } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { designNamed } from './build/compile.ts';
import { strengthOf } from './strength.ts';
import { set, table } from './testing.ts';

/** Two Hunchbacks: an AC/20, two medium lasers and a small one, 50 tons. */
const duel = (change: Partial<Unit> = {}): State => {
  const units = ['0', '1'].map((side, i) => ({ side, at: `0${i + 1}01`, design: designNamed('HBK-4G') }));
  return set(table({ units }), 0, change);
};
const DEALS = 20 + 5 + 5 + 3 + 5; // the last: half a kick

describe('the strength of a side', () => {
  const { armour, structure, bins } = duel().units[0] as Unit;
  const points = [...armour, ...structure].reduce((sum, value) => sum + value, 0);
  test.each<[string, Partial<Unit>, number]>([
    ['fresh', {}, points * DEALS],
    ['less armour', { armour: armour.with(0, (armour[0] as number) - 5) }, (points - 5) * DEALS],
    ['no ammunition', { bins: bins.map(() => 0) }, points * (DEALS - 20)],
    ['shut down for now', { shutDown: true }, points * DEALS],
    ['destroyed', { destroyed: 'destroyed-engine' }, 0],
  ])('%s', (_, change, strength) => expect(strengthOf(duel(change), '0')).toBeCloseTo(strength));
});

test('equal sides stand even; a side without ammunition stands worse', () => {
  const standing = (state: State): number => battletech.standing(state, '0');
  expect(standing(duel())).toBe(0.5);
  expect(standing(duel({ bins: [0, 0] }))).toBeLessThan(0.4);
});
