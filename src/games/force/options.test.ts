import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { fallback, options } from './options.ts';
import { character, type Position, position, site } from './testing.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

const guard = character();
const scene = (given: Position) =>
  position({
    ...given,
    dark: { locations: { yard: site(), gate: site({ order: 2 }) }, table: { g: [guard, 'yard'] }, hand: { h: guard } },
    light: { table: { f: [guard, 'gate'] } },
  });

test.each<[string, Position, Command, string]>([
  ['activates all there is', { phase: 'activate' }, { type: 'activate', amount: 3 }, 'awaits-activate'],
  ['lets a drain be', { phase: 'control' }, { type: 'pass' }, 'awaits-control'],
  ['keeps its hand', { phase: 'deploy' }, { type: 'pass' }, 'awaits-deploy'],
  ['stays where it is', { phase: 'move' }, { type: 'pass' }, 'awaits-move'],
  ['draws nothing', { phase: 'draw' }, { type: 'pass' }, 'awaits-draw'],
  [
    'loses from the Reserve Deck',
    { phase: 'control', active: 'light', owed: { side: 'dark', amount: 1 } },
    { type: 'lose', from: 'reserve' },
    'awaits-loss',
  ],
])('a seat that is late %s', (_what, given, tamest, awaited) => {
  const { state } = scene(given);
  const seen = view(state, 'dark');
  expect(fallback(seen, 'dark')).toEqual(tamest);
  expect(options(seen, 'dark')).toContainEqual(tamest);
  expect(waiting(seen)).toMatchObject([{ who: 'dark', what: { code: awaited } }]);
});

test('nobody else is offered anything', () => {
  const { state } = scene({ phase: 'deploy' });
  expect(options(view(state, 'light'), 'light')).toEqual([]);
  expect(options(view(state, 'spectator'), 'spectator')).toEqual([]);
  expect(fallback(view(state, 'light'), 'light')).toBeUndefined();
});

test('before the match and after it nobody is awaited', () => {
  for (const phase of ['set-up', 'ended'] as const)
    expect(waiting(view({ ...scene({}).state, phase }, 'dark'))).toEqual([]);
});
