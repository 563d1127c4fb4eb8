import { expect, test } from 'vitest';
import { loaded } from '../../kernel/dice.ts';
import { must } from '../../kernel/result.ts';
import { primer } from './primer.ts';
import { setUp } from './rules/set-up.ts';

const told = (options: unknown): string => primer(must(setUp(options, loaded())));

test.each<[string, unknown, readonly string[]]>([
  [
    'seed',
    {},
    ['torpedo 6, mine 6, sonar 6, drone 6, stealth 4', 'over islands too', 'the distance is announced', '400 turns'],
  ],
  [
    'classic',
    { ruleset: 'classic' },
    [
      'torpedo 3, mine 3, sonar 3, drone 4, stealth 6',
      'along open water',
      'nothing is announced',
      'The first mate may also use sonar and drone',
    ],
  ],
  ['a short match', { turnLimit: 60 }, ['After 60 turns']],
])('the page of the %s rules has their numbers', (_name, options, words) => {
  for (const word of words) expect(told(options)).toContain(word);
});

test('it fits a terminal', () => {
  const lines = told({ ruleset: 'classic' }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.length).toBeLessThanOrEqual(50);
});
