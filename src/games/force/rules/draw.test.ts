import { expect, test } from 'vitest';
import { happened, offered, played, position, site } from '../testing.ts';

const scene = (force: number, reserve: number) =>
  position({ phase: 'draw', dark: { locations: { yard: site() }, force, reserve, used: 0 } });

test('any number of cards can be drawn from the top of the Force Pile', () => {
  const { state, card } = scene(2, 5);
  const { state: after } = played(state, 'dark', { type: 'draw' });
  expect(after.players.dark.hand).toEqual([card('dark-force-1')]);
  expect(offered(after, 'dark')).toEqual([{ type: 'draw' }, { type: 'pass' }]);
});

test('drawing the last card of the Force Pile ends the turn', () => {
  const after = played(scene(1, 5).state, 'dark', { type: 'draw' });
  expect(happened(after, 'turn-ended').side).toBe('dark');
  expect(after.state.active).toBe('light');
});

test('a side that draws the last of its Life Force loses', () => {
  const after = played(scene(1, 0).state, 'dark', { type: 'draw' });
  expect(after.state.outcome).toEqual({ winners: ['light'], reason: { code: 'life-force-gone', side: 'dark' } });
});
