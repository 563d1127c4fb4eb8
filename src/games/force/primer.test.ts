import { expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { must } from '../../kernel/result.ts';
import { ABILITY_FOR_DESTINY, ABILITY_FOR_PRESENCE } from './ability.ts';
import { primer } from './primer.ts';
import { setUp } from './rules/set-up.ts';

const told = (options: unknown): string => primer(must(setUp(options, loaded())));

test.each<[string, unknown, readonly string[]]>([
  ['usual', {}, ['After 150 turns', 'Iron Tide, starts at Foundry Gate', 'Lamps and Roads, starts at Terraces']],
  [
    'fleets',
    { decks: { dark: 'night-fleet', light: 'harbour-fleet' } },
    ['Night Fleet, starts at Grael', 'starts at Orison'],
  ],
  ['a short match', { turnLimit: 60 }, ['After 60 turns']],
])('the rules page for %s shows its numbers', (_name, options, words) => {
  for (const word of words) expect(told(options)).toContain(word);
});

test('it states the ability that the rules require', () => {
  expect(told({})).toContain(`with ability ${ABILITY_FOR_DESTINY} or more`);
  expect(told({})).toContain(`PRESENCE is a total ability of ${ABILITY_FOR_PRESENCE} or more`);
});

test('it fits a terminal', () => {
  const lines = told({}).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.length).toBeLessThanOrEqual(50);
});
