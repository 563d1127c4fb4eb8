import { describe, expect, test } from 'vitest';
import { ground, hex, set, table, testMech } from '../../rules/testing.ts';
import type { State } from '../../state.ts';
import { going, seen } from '../act/testing.ts';
import type { MoveDraft } from '../draft.ts';
import { areasOf, reachable } from './reachable.ts';

/** Walks 4, runs 6, jumps 5, and faces north in 0810. */
const alone = (jump = 5): State =>
  table({
    queue: ['0'],
    map: ground({ '0809': { woods: 1 }, '0807': { rubble: true } }),
    units: [
      { at: '0810', facing: 0, design: testMech({ jump }) },
      { at: '0101', side: '1' },
    ],
  });
const way = (state: State, label: string, move: MoveDraft | null = null) =>
  reachable(seen(state), 0, move).get(hex(state, label));

describe('all modes, the coolest first', () => {
  test.each<readonly [string, object | undefined]>([
    ['0809', { mode: 'walk', mp: 2, heat: 1, rolls: 0 }],
    ['0808', { mode: 'walk', mp: 3, heat: 1, rolls: 0 }],
    ['0806', { mode: 'run', mp: 6, heat: 2, rolls: 1 }], // over the rubble
    ['0815', { mode: 'jump', mp: 5, heat: 5, rolls: 0 }],
    ['0101', undefined],
  ])('%s', (label, reached) => {
    expect(way(alone(), label)).toEqual(reached);
  });

  test('turning in place is a move, staying is not', () => {
    expect(way(alone(), '0810')).toMatchObject({ mode: 'walk', mp: 1 });
  });
});

test('only the chosen mode', () => {
  expect(way(alone(), '0808', going({ mode: 'run' }))).toMatchObject({ mode: 'run', mp: 3, heat: 2 });
  expect(way(alone(), '0806', going({ mode: 'walk' }))).toBeUndefined();
  expect(reachable(seen(alone()), 0, going({ mode: 'still' })).size).toBe(0);
});

test('an interrupted move continues in its mode', () => {
  const went = { mode: 'walk', mp: 2, hexes: 1, backwards: false, skidded: false, stood: 0, masc: false } as const;
  const state = { ...set(alone(), 0, { went }), moving: 0 };
  expect([...new Set([...reachable(seen(state), 0, null).values()].map(({ mode }) => mode))]).toEqual(['walk']);
});

test('is cached for each view', () => {
  const at = seen(alone());
  expect(reachable(at, 0, null)).toBe(reachable(at, 0, null));
});

test('areas do not overlap', () => {
  const all = reachable(seen(alone()), 0, null);
  const { walk, run, jump } = areasOf(all);
  expect(walk.size + run.size + jump.size).toBe(all.size);
  expect(jump.size).toBeGreaterThan(0);
  expect(areasOf(reachable(seen(alone(0)), 0, null)).jump.size).toBe(0);
});
