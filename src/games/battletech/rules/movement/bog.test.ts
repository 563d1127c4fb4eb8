import { expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { unitOf } from '../../state.ts';
import { ground, play, set, table } from '../testing.ts';
import { freeStuck } from './bog.ts';

const stuck = set(table({ map: ground({ '0505': { swamp: true } }), units: [{ at: '0505' }] }), 0, { stuck: true });

test.each([
  [[2, 3], false],
  [[1, 3], true],
])('a stuck unit rolls once per turn to get free: %j', (faces, still) => {
  expect(unitOf(play(stuck, freeStuck(stuck, loaded(...faces))).state, 0).stuck).toBe(still);
});

test('not while the pilot is unconscious', () => {
  const out = set(stuck, 0, { pilot: { hits: 1, awake: false, out: 1 } });
  expect(play(out, freeStuck(out, loaded())).events).toEqual([]);
});
