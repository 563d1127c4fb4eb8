import { expect, test } from 'vitest';
import { turnWords } from './key-moments.ts';

test.each([
  // turn  in words
  [1, 'round 1, attacker'],
  [2, 'round 1, defender'],
  [5, 'round 3, attacker'],
])('turn %i is %s', (turn, said) => {
  expect(turnWords(turn, 'en')).toBe(said);
});
