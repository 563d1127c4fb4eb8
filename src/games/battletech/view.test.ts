import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { AUDIENCE, hear } from './audience.ts';
import { believe, imagine, start } from './belief.ts';
import { begun } from './testing.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

const state = begun({ map: 'meadows', force: 'melee' }, new Random(1));

test('every watcher sees everything', () => {
  for (const watcher of [...state.rules.sides, 'spectator', 'archive']) {
    const { watcher: eyes, ...seen } = view(state, watcher);
    expect(eyes).toBe(watcher);
    expect(seen).toEqual(state);
  }
});

test('a view has every part of the state', () => {
  expect(Object.keys(view(state, '0')).sort()).toEqual([...Object.keys(state), 'watcher'].sort());
});

test('every watcher hears everything', () => {
  const event = { type: 'pilot-hit', unit: 0, hits: 1, why: 'head' } as const;
  for (const watcher of ['0', '1', 'spectator', 'archive']) expect(hear(state.rules, event, watcher)).toBe(event);
});

test('the audience of every path is all sides, spectators and the archive', () => {
  expect(AUDIENCE.map(({ path }) => path)).toEqual(['**']);
  expect(AUDIENCE[0]?.watchers(state, ['units', '0'])).toEqual(['0', '1', '2', 'spectator', 'archive']);
});

test('nothing to infer: the imagined state is the state', () => {
  const eyes = view(state, '1');
  const belief = believe(start(eyes), { type: 'began' });
  expect(imagine(eyes, belief, new Random(1))).toEqual(state);
});

test('every watcher waits for the side whose turn it is', () => {
  const [first] = state.queue;
  for (const watcher of ['0', '1', '2', 'spectator'])
    expect(waiting(view(state, watcher))).toEqual([{ who: first, what: { code: 'awaits-movement' } }]);
});

test('an interrupted move names its unit', () => {
  expect(waiting(view({ ...state, moving: 2 }, '0'))).toEqual([
    { who: state.queue[0], what: { code: 'awaits-rest-of-move', unit: 2 } },
  ]);
});

test('no side is awaited when the match is over', () => {
  expect(waiting(view({ ...state, phase: 'ended', queue: [] }, '0'))).toEqual([]);
});
