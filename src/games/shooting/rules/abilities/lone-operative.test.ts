import { describe, expect, test } from 'vitest';
import { aiming, entry, refusalOf, shoot } from './testing.ts';

describe('Lone Operative: can only be targeted from within 12"', () => {
  test.each([
    ['at 12" exactly', { distance: 12 }, undefined],
    ['beyond', { distance: 12.01 }, 'lone-operative'],
    [
      'attached to others, it is not alone',
      { distance: 30, target: { keywords: [], abilities: [], attached: true } },
      undefined,
    ],
  ])('%s', (_, told, code) => {
    expect(refusalOf('Lone Operative', told)).toBe(code);
  });

  test('the refusal names the distance', () => {
    const { ability, entry: found } = entry('Lone Operative');
    expect(found.forbidsTarget?.(ability, aiming({ distance: 20 }))).toEqual({ code: 'lone-operative', within: 12 });
  });

  test('it changes no roll', () => {
    expect(shoot({ target: ['Lone Operative'] })).toEqual(shoot());
  });
});
