import { expect, test } from 'vitest';
import { blameOf } from './blame.ts';

test('each difference counts for its likeliest rule, the guiltiest first', () => {
  expect(
    blameOf([
      { change: 'scores', rules: ['room'] },
      { change: 'choice', rules: ['scent', 'room'] },
      { change: 'choice', rules: [] },
      { change: 'choice', rules: ['scent'] },
      { change: 'none', rules: [] },
    ]),
  ).toEqual([
    { rule: 'scent', changed: 2, rescored: 0 },
    { rule: null, changed: 1, rescored: 0 },
    { rule: 'room', changed: 0, rescored: 1 },
  ]);
});
