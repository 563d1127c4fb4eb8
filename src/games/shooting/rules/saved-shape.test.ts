import { expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { paths, put } from '../../../kernel/laws/plain.ts';
import type { State } from '../state.ts';
import { battle, done, gun, marines, orks } from '../testing.ts';
import { faultIn } from './saved.ts';
import { misshapen } from './saved-shape.ts';

/** A state during attacks, with entries in almost every list. */
const asked = (): State => {
  const start = battle({
    attacker: [marines({ models: 2, arms: { gun: gun('24" A2 BS2+ S8 AP0 D1', 'Devastating Wounds') } })],
    defender: [orks({ models: 3, T: 4 })],
  });
  const aims = [{ group: 'gun', target: 1, hand: ['hit-plus-one' as const] }];
  return done(start, 'attacker', { type: 'shoot', unit: 0, aims }, loaded(6, 6, 6, 6, 5, 5, 5, 6)).state;
};
const STRANGE = { no: 'such thing' };
const WEIRD: readonly unknown[] = [undefined, null, -1, 1.5, 1e9, '', 'x', [], [null], {}, STRANGE];

test('a malformed value is found anywhere, and named by its path', () => {
  const state = asked();
  for (const [at] of paths(state)) {
    const field = misshapen(put(state, at, STRANGE))?.field;
    expect(at.join('/').startsWith(field ?? 'nothing'), `${at.join('/')} is told as ${field}`).toBe(true);
  }
});

test('the check never throws, whatever is in the state', () => {
  const state = asked();
  for (const [at] of paths(state)) for (const value of WEIRD) faultIn(put(state, at, value));
});

test('a missing field is found and named', () => {
  const state = asked();
  for (const key of Object.keys(state).filter((name) => name !== 'rules')) {
    const { [key as keyof State]: _, ...rest } = state;
    expect(faultIn(rest as State)).toMatchObject({ code: 'saved-state-is-wrong', field: expect.any(String) });
  }
});
