import { describe, expect, test } from 'vitest';
import { shareLeft } from '../../rules/status.ts';
import { set, table } from '../../rules/testing.ts';
import type { State } from '../../state.ts';
import { choices, roster } from './roster.ts';
import { seen } from './testing.ts';

const four = (more: Partial<State> = {}): State => ({
  ...table({
    queue: ['0', '1', '0'],
    units: [{ at: '0505' }, { at: '0707' }, { at: '0909', side: '1' }, { at: '0303' }],
  }),
  ...more,
});

describe('the list of own units', () => {
  test.each([
    ['fresh', four(), 'to-act', true],
    ['has acted', set(four(), 0, { acted: true }), 'acted', false],
    ['is a wreck', set(four(), 0, { destroyed: 'destroyed-engine' }), 'gone', false],
    ['is shut down, and takes its turn all the same', set(four(), 0, { shutDown: true }), 'helpless', true],
    ['while another has to finish its move', four({ moving: 1 }), 'to-act', false],
    ['on the other side’s turn', four({ queue: ['1', '0'] }), 'to-act', false],
    ['in an End Phase', four({ phase: 'end' }), 'idle', false],
  ] as const)('%s', (_, state, standing, now) => {
    expect(roster(seen(state), '0')[0]).toMatchObject({ id: 0, standing, now });
  });

  test('has only own units', () => {
    expect(roster(seen(four()), '0').map(({ id }) => id)).toEqual([0, 1, 3]);
    expect(choices(seen(four()), '1')).toEqual([]);
  });

  test('the share left counts armour and structure', () => {
    const state = four();
    expect(shareLeft(seen(state), 0)).toBe(1);
    const { armour } = state.units[0] as State['units'][number];
    const hurt = set(state, 0, { armour: armour.map(() => 0) });
    const all = 160 + 83;
    expect(shareLeft(seen(hurt), 0)).toBeCloseTo(83 / all, 10);
  });
});
