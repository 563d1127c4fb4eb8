import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loaded } from '../../../../kernel/dice.ts';
import { passes, rollTest } from '../../rules/attack/test.ts';
import type { Test } from '../../terms.ts';
import { diceOf, folded, shortened } from './dice.ts';

const tests = fc.record<Test>({
  needs: fc.integer({ min: 2, max: 6 }),
  modifier: fc.integer({ min: -1, max: 1 }),
  reRoll: fc.constantFrom('none', 'ones', 'failed', 'all-but-critical'),
  critical: fc.integer({ min: 4, max: 6 }),
  criticalPasses: fc.boolean(),
  fails: fc.constantFrom(2, 4),
});

describe('dice are drawn according to their results', () => {
  test('passes, criticals and failures are correct for every die of any test', () => {
    fc.assert(
      fc.property(tests, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 60, maxLength: 60 }), (rule, faces) => {
        const roll = rollTest(rule, 25, loaded(...faces));
        for (const { face, is } of diceOf({ context: 'to-hit', ...roll })) expect(is).toBe(passes(rule, face));
      }),
    );
  });

  test('a re-rolled die shows both faces', () => {
    const [first, second] = diceOf({
      context: 'to-hit',
      rolls: [1, 5],
      reRolled: [0],
      results: [4],
      successes: 2,
      criticals: 0,
    });
    expect(first).toEqual({ place: 0, face: 4, first: 1, is: 'pass' });
    expect(second).toEqual({ place: 1, face: 5, first: null, is: 'pass' });
  });

  test('the dice of an amount neither pass nor fail', () => {
    const dice = diceOf({ context: 'damage', rolls: [1, 6], reRolled: [], results: [], successes: 7, criticals: 0 });
    expect(dice.map(({ is }) => is)).toEqual(['plain', 'plain']);
  });
});

test('long rolls are shown as counts, with none lost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 99 }), (rolls) => {
      const folds = folded(diceOf({ context: 'save', rolls, reRolled: [], results: [], successes: 0, criticals: 0 }));
      expect(folds.reduce((sum, { count }) => sum + count, 0)).toBe(rolls.length);
      expect(folds.map(({ face }) => face)).toEqual([...new Set(rolls)].sort((a, b) => b - a));
    }),
  );
});

test('the text of a long roll omits the dice that are drawn', () => {
  const faces = Array.from({ length: 30 }, () => 4).join(',');
  expect(shortened(`Hit Rolls: [${faces}] vs BS 3+ → 30 hits`, 30)).toBe('Hit Rolls: [30D6] vs BS 3+ → 30 hits');
  expect(shortened('Hit Rolls: [4,5] vs BS 3+ → 2 hits', 2)).toBe('Hit Rolls: [4,5] vs BS 3+ → 2 hits');
});
