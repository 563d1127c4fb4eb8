import { expect, test } from 'vitest';
import { STILL, unitOf } from '../../state.ts';
import { ground, hex } from '../testing.ts';
import { supposing } from './supposing.ts';
import { at, duel, LASER, REAR, TANK } from './testing.ts';
import { toHit, toHitNumber } from './to-hit.ts';

test('a unit supposed in another hex stands on the ground there, with its torso forward', () => {
  const state = duel({ map: ground({ '0812': { level: 2 }, '0813': { water: 1 } }) });
  expect(unitOf(supposing(state, 0, { at: hex(state, '0812'), facing: 1 }), 0)).toMatchObject({
    level: 2,
    facing: 1,
    torso: 1,
  });
  expect(unitOf(supposing(state, 0, { at: hex(state, '0813') }), 0).level).toBe(-1);
});

test('omitted fields keep their value', () => {
  const state = duel();
  expect(supposing(state, 0, {}).units).toEqual(state.units);
});

test('a twist changes nothing else', () => {
  expect(unitOf(supposing(duel(), 0, { torso: 1 }), 0)).toMatchObject({ facing: 0, torso: 1 });
  expect(unitOf(supposing(duel({ one: { design: TANK } }), 0, { torso: 2 }), 0).crew).toMatchObject({ turret: 2 });
});

test('the to-hit number uses the supposed position, facing and movement', () => {
  const state = duel();
  const pose = { at: hex(state, '0812'), went: { ...STILL, mode: 'run', hexes: 2 } } as const;
  expect(toHitNumber(state, 0, at(LASER))).toBe(4);
  expect(toHitNumber(state, 0, at(LASER), { pose })).toBe(4 + 2 + 2);
  expect(toHitNumber(supposing(state, 0, pose), 0, at(LASER))).toBe(8);
  expect(toHit(state, 0, at(REAR), { pose: { facing: 3 } })).toHaveProperty('tally');
});

test('the target can be supposed elsewhere too', () => {
  const state = duel();
  const targetPose = { at: hex(state, '0805'), went: { ...STILL, mode: 'jump', hexes: 4 } } as const;
  expect(toHitNumber(state, 0, at(LASER), { targetPose })).toBe(4 + 2 + 1 + 1);
});
