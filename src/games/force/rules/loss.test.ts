import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { character, type Holdings, played, position, refused, site } from '../testing.ts';
import { depleted } from './loss.ts';

const owing = (light: Holdings, amount = 2) =>
  position({
    phase: 'control',
    owed: { side: 'light', amount },
    dark: { locations: { yard: site() }, hand: { guard: character() } },
    light,
  });
const { state, card } = owing({ hand: { one: character(), two: character() }, reserve: 3, force: 1, used: 0 });

test.each<[string, Command, string | undefined]>([
  ['the top of the Reserve Deck', { type: 'lose', from: 'reserve' }, undefined],
  ['the top of the Force Pile', { type: 'lose', from: 'force' }, undefined],
  ['the top of an empty Used Pile', { type: 'lose', from: 'used' }, 'pile-empty'],
  ['any card of the hand', { type: 'lose', from: 'hand', card: card('two') }, undefined],
  ['a card of the hand without saying which', { type: 'lose', from: 'hand' }, 'which-card'],
  ["the opponent's", { type: 'lose', from: 'hand', card: card('guard') }, 'not-in-hand'],
  ['a chosen card of a pile', { type: 'lose', from: 'reserve', card: card('light-reserve-2') }, 'top-card-only'],
  ['nothing', { type: 'pass' }, 'loss-first'],
])('losing %s: %s', (_what, command, code) => expect(refused(state, 'light', command)).toBe(code));

test('only the side that owes loses Force', () =>
  expect(refused(state, 'dark', { type: 'lose', from: 'reserve' })).toBe('not-your-turn'));

test('without Life Force the match is over, even with cards in hand or Force still owed', () => {
  const last = owing({ hand: { one: character() }, reserve: 1, force: 0 });
  const after = played(last.state, 'light', { type: 'lose', from: 'reserve' });
  expect(after.state.outcome).toEqual({ winners: ['dark'], reason: { code: 'life-force-gone', side: 'light' } });
  expect(after.state.phase).toBe('ended');
});

test('a card in hand is not Life Force: the match continues', () => {
  const last = owing({ hand: { one: character() }, reserve: 1, force: 0 });
  const after = played(last.state, 'light', { type: 'lose', from: 'hand', card: last.card('one') });
  expect(after.state.outcome).toBeNull();
});

test('if both sides have no Life Force, dark loses', () => {
  const none = position({ dark: { reserve: 0, force: 0 }, light: { reserve: 0, force: 0 } });
  expect(depleted(none.state)?.winners).toEqual(['light']);
});
