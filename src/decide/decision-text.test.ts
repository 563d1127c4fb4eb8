import { expect, test } from 'vitest';
import { DECISION_CODES, sayDecision } from './decision-text.ts';

test.each(DECISION_CODES)('%s has words in both languages', (code) => {
  const english = sayDecision({ code }, 'en');
  const spanish = sayDecision({ code }, 'es');
  expect(english).toBeTruthy();
  expect(spanish).toBeTruthy();
  expect(english).not.toBe(spanish);
});

test('leaves other codes to the game', () => {
  expect(sayDecision({ code: 'out-of-range' }, 'en')).toBeUndefined();
  expect(sayDecision({ code: 'constructor' }, 'en')).toBeUndefined();
});
