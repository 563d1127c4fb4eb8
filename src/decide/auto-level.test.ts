import { expect, test } from 'vitest';
import { autoLevel, type PastResult } from './auto-level.ts';

const past = (...results: readonly (readonly [number, PastResult['result']])[]): PastResult[] =>
  results.map(([level, result]) => ({ level, result }));

test.each([
  ['nobody knows you yet', past(), 3],
  ['a win: one up', past([3, 'won']), 4],
  ['a win at the top: there is no higher', past([5, 'won']), 5],
  ['one loss may be bad luck', past([3, 'lost']), 3],
  ['two in a row: one down', past([3, 'lost'], [3, 'lost']), 2],
  ['two in a row at the bottom', past([1, 'lost'], [1, 'lost']), 1],
  ['a draw changes nothing', past([3, 'lost'], [3, 'drawn']), 3],
  ['up, then one loss higher up', past([3, 'won'], [4, 'lost']), 4],
])('%s', (_title, results, level) => expect(autoLevel(results)).toBe(level));
