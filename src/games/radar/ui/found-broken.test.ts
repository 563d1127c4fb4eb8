import { expect, test } from 'vitest';
import type { Heard } from '../events.ts';
import { sea } from '../rules/testing.ts';
import { brokenBy, stillBroken } from './found-broken.ts';

const { rules } = sea({});
const said = (repaired: readonly ('sonar' | 'torpedo')[]): Heard => ({
  type: 'said',
  side: 'blue',
  seat: 'blue.engineer',
  message: { type: 'condition', broken: [], repaired },
});

test.each<[string, Heard, boolean]>([
  ['the engineer says so', said(['sonar']), true],
  ['another system is repaired', said(['torpedo']), false],
  ['we surface', { type: 'surfaced', side: 'blue', sector: 1 }, true],
  ['they surface', { type: 'surfaced', side: 'red', sector: 1 }, false],
  ['a circuit with its colour is closed', { type: 'circuit-repaired', side: 'blue', circuit: 1 }, true],
  ['the board is cleared by an overload', { type: 'damaged', side: 'blue', amount: 1, cause: 'overload' }, true],
  ['we sail on', { type: 'moved', side: 'blue', course: 'north' }, false],
])('a system that failed when tried is out of order until something can have repaired it: %s', (_, event, mended) => {
  const ears = (seq: number) => ({ rules, side: 'blue' as const, heard: [{ seq, event }] });
  expect(stillBroken({ sonar: 5 }, ears(6))).toEqual(mended ? [] : ['sonar']);
  expect(stillBroken({ sonar: 5 }, ears(5))).toEqual(['sonar']); // that was before
});

test('only a refusal because of a broken system finds one', () => {
  expect(brokenBy({ code: 'broken-down', system: 'sonar' })).toBe('sonar');
  expect(brokenBy({ code: 'not-charged', system: 'sonar' })).toBeUndefined();
  expect(brokenBy(undefined)).toBeUndefined();
});
