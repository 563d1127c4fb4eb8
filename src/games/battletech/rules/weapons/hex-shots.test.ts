import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import type { Ground } from '../../ground.ts';
import type { Shot } from '../../plan.ts';
import { groundAt, type State } from '../../state.ts';
import { ground, hex, play } from '../testing.ts';
import { resolveFire } from './resolve.ts';
import { at, duel, FLAMER, LASER, PPC, SRM, SRM_BIN } from './testing.ts';

const on = (there: Partial<Ground>): State => duel({ map: ground({ '0808': there }), other: { at: '0407' } });

function fired(state: State, shot: Shot, ...faces: readonly number[]) {
  const dice = loaded(...faces);
  const declared = [{ unit: 0, primary: null, shots: [shot], attacks: [] }];
  const after = play(state, resolveFire({ ...state, declared }, dice));
  expect(dice.left).toBe(0);
  return { ...after, there: groundAt(after.state, hex(state, '0808')), types: after.events.map(({ type }) => type) };
}

const into = (state: State, weapon: number, what: 'clear' | 'ignite' | 'building', more = {}): Shot => ({
  weapon,
  target: { hex: hex(state, '0808'), for: what },
  ...more,
});

describe('clearing woods', () => {
  const woods = on({ woods: 1 });

  test('a hit thins them', () => {
    // It hits, and 12 on the accident roll starts no fire.
    const { there } = fired(woods, into(woods, PPC, 'clear'), 6, 6, 6, 6);
    expect(there).toMatchObject({ woods: 1, factor: 40, fire: 0 });
  });

  test('the cluster roll decides how many missiles count', () => {
    const { there } = fired(woods, into(woods, SRM, 'clear', { bin: SRM_BIN }), 6, 6, 3, 4, 6, 6);
    expect(there).toMatchObject({ factor: 42 });
  });

  test('woods that catch fire are not cleared', () => {
    const { there } = fired(woods, into(woods, LASER, 'clear'), 6, 6, 1, 1, 6, 6);
    expect(there).toMatchObject({ factor: 0, fire: 1 });
  });
});

describe('setting fire', () => {
  const woods = on({ woods: 1 });
  test.each([
    ['a flamer, 4', FLAMER, [2, 2], 1],
    ['a flamer, 3', FLAMER, [1, 2], 0],
    ['a laser, 7', LASER, [3, 4], 1],
    ['a laser, 6', LASER, [3, 3], 0],
  ] as const)('%s', (_, weapon, pair, fire) => {
    const { there } = fired(woods, into(woods, weapon, 'ignite'), 6, 6, ...pair);
    expect(there.fire).toBe(fire);
  });

  test('a shot that misses the hex does nothing', () => {
    const far = duel({ map: ground({ '0808': { woods: 1 } }), one: { gunnery: 8 }, other: { at: '0407' } });
    expect(fired(far, into(far, LASER, 'ignite'), 1, 1).there.fire).toBe(0);
  });
});

test('buildings lose construction factor', () => {
  const building = { kind: 2, bunker: false, cf: 40, height: 1 } as const;
  const state = on({ building });
  expect(fired(state, into(state, PPC, 'building'), 6, 6).there.building).toMatchObject({ cf: 30 });
});

describe('a shot that misses a unit in the woods', () => {
  const hidden = duel({ map: ground({ '0807': { woods: 1 } }) });
  test('may set them on fire', () => {
    const { state } = fired(hidden, at(LASER), 1, 1, 1, 2, 6, 6);
    expect(groundAt(state, hex(state, '0807')).fire).toBe(1);
  });
  test('usually does not', () => {
    const { state } = fired(hidden, at(LASER), 1, 1, 3, 4);
    expect(groundAt(state, hex(state, '0807')).fire).toBe(0);
  });
  test('never does if fires are switched off', () => {
    const wet = duel({ map: ground({ '0807': { woods: 1 } }), switches: { fires: false } });
    expect(fired(wet, at(LASER), 1, 1).types).toEqual(['shot-fired', 'declarations-resolved']);
  });
});
