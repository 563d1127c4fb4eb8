import { expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { begin } from '../apply.ts';
import { SIDES } from '../sides.ts';
import { happened, played, refused } from '../testing.ts';
import { setUp } from './set-up.ts';

const rules = must(setUp(undefined, new Random(1)));
const opening = begin(rules);

test('both starting locations are on the table', () =>
  expect(opening.locations).toEqual([rules.start.dark, rules.start.light]));

test('both decks are shuffled without the starting locations, dark goes first, and light has two more cards', () => {
  const begun = played(opening, 'umpire', { type: 'begin' }, new Random(7));
  const { players } = begun.state;
  for (const side of SIDES) {
    expect(players[side].hand).toHaveLength(side === 'dark' ? 8 : 10);
    expect(players[side].reserve).toHaveLength(side === 'dark' ? 51 : 49);
    expect(players[side].reserve.concat(players[side].hand)).not.toContain(rules.start[side]);
    expect(players[side].hand).not.toEqual(opening.players[side].reserve.slice(0, 8));
  }
  expect(begun.state).toMatchObject({ turn: 1, active: 'dark', phase: 'activate' });
  expect(happened(begun, 'turn-began').generation.dark).toBeGreaterThan(0);
});

test.each([8, 10, 12])('a set-up with %i cards for the second player deals that many', (secondHand) => {
  const before = begin(must(setUp({ secondHand }, new Random(1))));
  const { players } = played(before, 'umpire', { type: 'begin' }, new Random(7)).state;
  expect([players.dark.hand.length, players.light.hand.length]).toEqual([8, secondHand]);
});

test('only the umpire starts the match, and only once', () => {
  expect(refused(opening, 'dark', { type: 'begin' })).toBe('umpire-only');
  expect(refused(opening, 'dark', { type: 'pass' })).toBe('not-begun');
  const { state } = played(opening, 'umpire', { type: 'begin' }, new Random(7));
  expect(refused(state, 'umpire', { type: 'begin' })).toBe('already-begun');
});
