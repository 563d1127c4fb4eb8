import { expect, test } from 'vitest';
import { isKeyMoment, isTurningPoint } from './key-moments.ts';
import { questions } from './testing.ts';

test('a match has some key moments, and every turning point is one of them', () => {
  const events = [...questions(1)].flatMap(({ happened }) => happened.events);
  const moments = events.filter(isKeyMoment);
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThan(events.length / 5);
  for (const event of events.filter(isTurningPoint)) expect(isKeyMoment(event)).toBe(true);
});
