import { describe, expect, test } from 'vitest';
import { full, type Situation, sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { isStale } from './act.tsx';
import { commandOf, type Draft, draftOf } from './draft.ts';

test.each<Draft>([
  { kind: 'place', at: 3 },
  { kind: 'move', course: 'east' },
  { kind: 'torpedo', at: 3 },
  { kind: 'drop-mine', at: 3 },
  { kind: 'detonate', at: 3 },
  { kind: 'stealth', course: 'south', steps: 2 },
  { kind: 'drone', sector: 4 },
  { kind: 'surface' },
  { kind: 'mark', node: 7 },
])('a draft and its order are one thing: %o', (draft) => {
  const order = commandOf(draft);
  expect(order && draftOf(order)).toEqual(draft);
});

test('an incomplete draft gives no command', () => {
  const open: readonly Draft[] = [
    { kind: 'torpedo', at: null },
    { kind: 'drone', sector: null },
    { kind: 'stealth', course: null, steps: 0 },
  ];
  expect(open.map(commandOf)).toEqual([null, null, null]);
});

describe('a draft is stale once it cannot become an order', () => {
  test.each<[string, Situation, Draft, boolean]>([
    ['a course before the move', {}, { kind: 'move', course: 'east' }, false],
    ['a course after it', { now: { moved: true, course: 'north' } }, { kind: 'move', course: 'east' }, true],
    [
      'a torpedo without a target',
      { now: { moved: true }, blue: { charges: full('torpedo') } },
      { kind: 'torpedo', at: null },
      false,
    ],
    ['a torpedo without a charge', { now: { moved: true } }, { kind: 'torpedo', at: null }, true],
    ['a mine that is gone', { blue: { mines: 'C3' } }, { kind: 'detonate', at: 0 }, true],
  ])('%s', (_, situation, draft, stale) => {
    expect(isStale(view(sea(situation), 'blue.captain'), 'blue.captain', draft)).toBe(stale);
  });
});
