import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { isHit, isKeyMoment, isSummary, isTurningPoint, turnWords } from './key-moments.ts';

test.each([
  // turn  in words
  [1, 'round 1, attacker'],
  [2, 'round 1, defender'],
  [5, 'round 3, attacker'],
])('turn %i is %s', (turn, said) => {
  expect(turnWords(turn, 'en')).toBe(said);
});

test.each([
  ['wounds-lost', true],
  ['phase-began', false],
  ['ended', false],
] as const)('%s sounds like a hit: %s', (type, hit) => {
  expect(isHit({ type })).toBe(hit);
});

const volley = (slain: number): Event => ({
  type: 'volley-resolved',
  side: 'attacker',
  unit: 0,
  group: 'rifle',
  profile: 0,
  target: 1,
  sum: { attacks: 2, hits: 2, wounds: 2, saved: 0, damage: slain, slain } as never,
});

test('a replay stops where models were destroyed, not where a phase begins', () => {
  const began: Event = { type: 'phase-began', side: 'defender', round: 1 };
  expect([volley(0), volley(1), began].map(isKeyMoment)).toEqual([false, true, false]);
  expect([volley(1), began].map(isTurningPoint)).toEqual([false, false]);
  expect(isSummary(began)).toBe(false); // a moment is described by what was shot, not by the next phase
});
