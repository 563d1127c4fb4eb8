import { expect, test } from 'vitest';
import { bare } from '../kernel/bot.ts';
import { addsUp } from '../kernel/tally.ts';
import { searched } from './search-decision.ts';
import { type Branch, type Fork, newFork } from './tree.ts';

function rootOf(results: Readonly<Record<string, readonly number[]>>): Fork<string> {
  const branches = new Map<string, Branch<string>>();
  for (const [command, values] of Object.entries(results)) {
    const value = values.reduce((sum, one) => sum + one, 0);
    const visits = values.length;
    branches.set(command, {
      command,
      side: 0,
      next: newFork(),
      results: [...values],
      visits,
      value,
      available: visits,
    });
  }
  return { branches, visits: 0 };
}

const finished = { options: 9, doubt: 2, done: 20, ledger: true };
const decide = (results: Readonly<Record<string, readonly number[]>>, isGuided = true) =>
  searched(rootOf(results), { ...finished, advice: isGuided ? bare('guide') : undefined });

const worlds = Array.from({ length: 24 }, (_, n) => [0.1, 0.8, 0.4, 0.6, 0.2, 0.7][n % 6] as number);

test.each<[string, Record<string, readonly number[]>, string]>([
  [
    'a small gain in every world is believed, however different the worlds are',
    { other: worlds.map((value) => value + 0.1) },
    'other',
  ],
  ['a lucky average is not', { other: worlds.map((_, n) => (n % 5 ? 0.4 : 1)) }, 'guide'],
  ['one brilliant playout is not enough', { other: [1] }, 'guide'],
  ['the same result changes nothing', { other: worlds }, 'guide'],
  [
    'of two gains the clearer one counts',
    { wild: worlds.map((value, n) => value + (n % 2 ? 0.3 : -0.08)), sure: worlds.map((value) => value + 0.1) },
    'sure',
  ],
])('%s', (_, others, command) => {
  const decision = decide({ guide: worlds, ...others });
  expect(decision.command).toBe(command);
  expect(decision.kept[0]?.option).toBe(command);
  expect(decision.kept.every(({ tally }) => addsUp(tally))).toBe(true);
  expect(decision.notes[1]).toEqual({ code: command === 'guide' ? 'search-agrees' : 'search-differs' });
});

const MEAN = (100 * worlds.reduce((sum, value) => sum + value, 0)) / 28; // with four lost worlds

test('an option is compared only in the worlds that both were played in', () => {
  const { kept } = decide({ guide: [...worlds, 0, 0, 0, 0], other: worlds });
  expect(kept.map(({ tally }) => tally.lines[0]?.value)).toEqual([MEAN, MEAN].map((value) => expect.closeTo(value)));
});

test('without a guide the uncertainty falls with the square root of the visits', () => {
  const { kept, notes } = decide({ a: [1, 1, 1, 1], b: Array(16).fill(0.9) }, false);
  expect(kept.map(({ option, tally }) => [option, tally.lines[1]?.value])).toEqual([
    ['b', -25],
    ['a', -50],
  ]);
  expect(notes).toHaveLength(1);
});
