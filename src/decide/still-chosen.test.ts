import { expect, test } from 'vitest';
import { bare, type Decision } from '../kernel/bot.ts';
import { isStillChosen } from './still-chosen.ts';

type Row = readonly [option: string, total: number, tiers?: readonly number[]];

const decided = (command: string, kept: readonly Row[]): Decision<string> => ({
  ...bare(command),
  kept: kept.map(([option, total, tiers = []]) => ({ option, tiers, tally: { lines: [], total } })),
});

test.each<[string, boolean, Decision<string>]>([
  [
    'the same command is chosen',
    true,
    decided('a', [
      ['a', 2],
      ['b', 1],
    ]),
  ],
  [
    'another one is better',
    false,
    decided('b', [
      ['b', 2],
      ['a', 1],
    ]),
  ],
  [
    'another one is level',
    true,
    decided('b', [
      ['b', 2],
      ['a', 2],
    ]),
  ],
  [
    'another one has the same score but a better tier',
    false,
    decided('b', [
      ['b', 2, [1]],
      ['a', 2, [0]],
    ]),
  ],
  ['the command is no longer in the ledger', false, decided('b', [['b', 2]])],
])('%s: %s', (_, still, decision) => {
  expect(isStillChosen('a', decision)).toBe(still);
});

test('options that read the same count as the same choice', () => {
  const sameLetter = (a: string | null, b: string | null) => a?.[0] === b?.[0];
  expect(
    isStillChosen(
      'a1',
      decided('a2', [
        ['a2', 2],
        ['a1', 1],
      ]),
      sameLetter,
    ),
  ).toBe(true);
});
