import { expect, test } from 'vitest';
import { save, toHit } from './testing.ts';

const SMOKE = { target: ['Smokescreen'] } as const;

test('Smokescreen: the unit has Stealth', () => {
  expect(toHit(SMOKE)).toBe('3+ at -1');
});

test('Smokescreen: the unit has the benefit of cover', () => {
  expect([save({ ...SMOKE, Sv: 5 }), save({ ...SMOKE, Sv: 5, terrain: true })]).toEqual(['4+', '4+']);
});

test('eleventh edition: both are cover, and count once', () => {
  expect(toHit({ ...SMOKE, edition: '11e' })).toBe('4+');
  expect(save({ ...SMOKE, Sv: 5, edition: '11e' })).toBe('5+');
});
