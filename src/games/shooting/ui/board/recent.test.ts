import { expect, it } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { aim, chosen, seen } from '../act/testing.ts';
import { fallenOf, isOneStep, recentOf } from './recent.ts';

const ORDERS = [chosen(), aim('rifle', 1), ['attacker', { type: 'confirm' }]] as const;
const DECLINED = ['defender', { type: 'decline' }] as const;
const DICE = [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1];

it('shows a step by its dice', () => {
  const step = ['attacker', { type: 'roll', until: 'step' }] as const;
  const { heard } = seen({}, [...ORDERS, step, step], loaded(...DICE));
  expect(recentOf(heard).blows).toEqual([{ unit: 1, from: 0, hits: 3, wounds: null, lost: 0, slain: 0 }]);
  const more = seen({}, [...ORDERS, step, step, step], loaded(...DICE));
  expect(recentOf(more.heard).blows).toEqual([{ unit: 1, from: 0, hits: 3, wounds: 2, lost: 0, slain: 0 }]);
});

it.each([
  ['a miss that hits', 3, 6, 4],
  ['a miss that misses again', 3, 1, 3],
])('counts a Command Re-roll in its roll: %s', (_, die, face, hits) => {
  const step = ['attacker', { type: 'roll', until: 'step' }] as const;
  const again = ['attacker', { type: 're-roll', die }] as const;
  const { heard } = seen(
    { commandPoints: 1 },
    [...ORDERS, DECLINED, step, step, again],
    loaded(...DICE.slice(0, 10), face),
  );
  expect(recentOf(heard).blows).toEqual([{ unit: 1, from: 0, hits, wounds: null, lost: 0, slain: 0 }]);
});

it('shows the same in a replay, which numbers every event', () => {
  const roll = ['attacker', { type: 'roll', until: 'unit' }] as const;
  const { heard } = seen({}, [...ORDERS, roll], loaded(...DICE));
  const numbered = heard.map((told, seq) => ({ ...told, seq }));
  expect(recentOf(numbered).blows).toEqual(recentOf(heard).blows);
});

it('shows a volley by its totals, and casualties by the difference of two views', () => {
  const order = ['defender', { type: 'allocate', models: [5, 6, 7, 8] }] as const;
  const story = [...ORDERS, ['attacker', { type: 'roll', until: 'unit' }] as const];
  const dice = [...DICE, 1, 1];
  const before = seen({}, story, loaded(...dice)).view;
  const { view, heard } = seen({}, [...story, order], loaded(...dice));
  expect(recentOf(heard).blows).toEqual([{ unit: 1, from: 0, hits: 3, wounds: 2, lost: 2, slain: 2 }]);
  expect([...fallenOf({ ...before, rules: view.rules }, view)]).toEqual([5, 6]);
  expect(isOneStep(null, view)).toBe(false);
});

it('shows nothing for a choice', () => {
  expect(recentOf(seen({}, [chosen()]).heard).blows).toEqual([]);
  expect(recentOf([]).blows).toEqual([]);
});
