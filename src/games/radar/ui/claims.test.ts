import { expect, test } from 'vitest';
import type { Claim } from '../events.ts';
import { sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { claimFault, claimName, firstAnswer } from './claims.ts';

// Blue is at B2: row 1, column 1, sector 1; rows and columns counted from 0 in the data.
const seen = view(sea({ active: 'red', now: { moved: true, sonar: true }, blue: { at: 'B2' } }), 'blue.captain');
const row = (value: number): Claim => ({ about: 'row', value });
const col = (value: number): Claim => ({ about: 'col', value });
const sector = (value: number): Claim => ({ about: 'sector', value });

test.each([
  ['one true, one not', row(1), sector(5), undefined],
  ['in whichever order', sector(5), row(1), undefined],
  ['both true', row(1), col(1), 'both-true'],
  ['both lies', row(4), col(4), 'both-false'],
  ['the same kind twice', row(1), row(2), 'same-kind-of-fact'],
  ['off the chart', row(1), sector(12), 'claim-off-map'],
])('an answer is checked while it is chosen: %s', (_, first, second, code) => {
  expect(claimFault(seen, 'blue.captain', first, second)?.code).toBe(code);
});

test('the default answer is legal', () => {
  const answer = firstAnswer(seen, 10);
  expect(answer && claimFault(seen, 'blue.captain', answer.first, answer.second)).toBeUndefined();
  expect(answer).toBeDefined();
});

test('rows are counted from 1 and columns have letters', () => {
  expect([row(0), col(2), sector(3)].map(claimName)).toEqual(['1', 'C', '3']);
});
