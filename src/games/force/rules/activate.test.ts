import { expect, test } from 'vitest';
import { character, offered, played, position, refused, site } from '../testing.ts';

const scene = position({
  phase: 'activate',
  now: { generation: { dark: 3, light: 3 } },
  dark: { locations: { yard: site() }, hand: { guard: character() }, reserve: [1, 2, 3, 4], force: [9] },
});

test('cards go one at a time from the top of the Reserve Deck to the top of the Force Pile', () => {
  const { state } = played(scene.state, 'dark', { type: 'activate', amount: 2 });
  const destinies = (pile: readonly number[]) => pile.map((card) => state.rules.cards[card]?.destiny);
  expect(destinies(state.players.dark.force)).toEqual([2, 1, 9]);
  expect(destinies(state.players.dark.reserve)).toEqual([3, 4]);
});

test('Force can be activated in parts, and the phase ends with the last part', () => {
  const once = played(scene.state, 'dark', { type: 'activate', amount: 2 });
  expect(once.state.phase).toBe('activate');
  expect(offered(once.state, 'dark')).toEqual([{ type: 'activate', amount: 1 }, { type: 'pass' }]);
  expect(played(once.state, 'dark', { type: 'activate', amount: 1 }).state.phase).toBe('deploy');
});

test('activation can be skipped', () =>
  expect(played(scene.state, 'dark', { type: 'pass' }).state.phase).toBe('deploy'));

test.each([
  ['more than is generated', 'dark', { type: 'activate', amount: 4 }, 'too-much-force'],
  ['out of turn', 'light', { type: 'activate', amount: 1 }, 'not-your-turn'],
  ['in another phase', 'dark', { type: 'draw' }, 'wrong-phase'],
] as const)('%s is refused', (_what, seat, command, code) => expect(refused(scene.state, seat, command)).toBe(code));
