import { expect, test } from 'vitest';
import { entry, firing, shoot } from './testing.ts';

test.each([
  [false, undefined],
  [true, 'one-shot-is-spent'],
])('One Shot: fired before: %s, refused: %s', (spent, code) => {
  const { ability, entry: found } = entry('One Shot');
  expect(found.forbids?.(ability, firing({ spent }))?.code).toBe(code);
});

test('it cannot be lent to a Firing Deck', () => {
  expect(entry('One Shot').entry.keeps).toBe(true);
  expect(entry('Rapid Fire 1').entry.keeps).toBeUndefined();
});

test('its shot is resolved like any other', () => {
  expect(shoot({ weapon: ['One Shot'] })).toEqual(shoot());
});
