import { expect, test } from 'vitest';
import { exerciseKey, type TrainerState, trainerAddress, trainerIn } from './state.ts';

const STATES: readonly TrainerState[] = [
  { level: 'easy', seed: 0, units: [] },
  { level: 'hard', seed: 4294967295, units: [] },
  { level: 'hard', seed: 12, units: ['strike-force.hellblasters', 'ork-mob.nobz'] },
  { level: 'easy', seed: 7, units: ['=name=A+%26+B&1.A=2&1.BS=3&1.S=4&1.AP=0&1.D=1', 'swarm.tyrant'] },
];

test.each(STATES)('the address of %j opens the same exercise', (state) => {
  expect(trainerIn(trainerAddress(state))).toEqual(state);
});

test('every exercise has its own key', () => {
  expect(new Set(STATES.map(exerciseKey)).size).toBe(STATES.length);
});

test.each(['', 'seed=', 'seed=-1', 'seed=4294967296', 'seed=99999999999', 'level=x&seed=two', 'unit=nothing'])(
  'an address with "%s" needs a new seed',
  (address) => {
    expect(trainerIn(address)).toEqual({ level: 'easy', seed: null, units: [] });
  },
);

test('one unit is not enough to choose, and more than four are too many', () => {
  const unit = 'unit=swarm.tyrant';
  expect(trainerIn(unit).units).toEqual([]);
  expect(trainerIn(Array.from({ length: 9 }, () => unit).join('&')).units).toHaveLength(4);
});
