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

test('both decks are shuffled without the starting locations, both players have eight cards, and dark goes first', () => {
  const begun = played(opening, 'umpire', { type: 'begin' }, new Random(7));
  const { players } = begun.state;
  for (const side of SIDES) {
    expect(players[side].hand).toHaveLength(8);
    expect(players[side].reserve).toHaveLength(51);
    expect(players[side].reserve.concat(players[side].hand)).not.toContain(rules.start[side]);
    expect(players[side].hand).not.toEqual(opening.players[side].reserve.slice(0, 8));
  }
  expect(begun.state).toMatchObject({ turn: 1, active: 'dark', phase: 'activate' });
  expect(happened(begun, 'turn-began').generation.dark).toBeGreaterThan(0);
});

test('only the umpire starts the match, and only once', () => {
  expect(refused(opening, 'dark', { type: 'begin' })).toBe('umpire-only');
  expect(refused(opening, 'dark', { type: 'pass' })).toBe('not-begun');
  const { state } = played(opening, 'umpire', { type: 'begin' }, new Random(7));
  expect(refused(state, 'umpire', { type: 'begin' })).toBe('already-begun');
});
