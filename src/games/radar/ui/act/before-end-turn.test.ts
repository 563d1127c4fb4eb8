import { describe, expect, test } from 'vitest';
import { full, type Situation, sea } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { nothingLeft, owedBy } from './before-end-turn.ts';

const DONE = { moved: true, marked: true, charged: true } as const;

describe('a turn that may end automatically', () => {
  test.each<[string, Parameters<typeof sea>[0], boolean]>([
    ['nothing is charged', { now: DONE }, true],
    ['the captain has yet to move', {}, false],
    ['the crew has yet to charge', { now: { ...DONE, charged: false } }, false],
  ])('%s', (_, put, ends) => {
    expect(nothingLeft(view(sea(put), 'blue.captain'), 'blue.captain')).toBe(ends);
  });
  test('not while a system can be fired', () => {
    const ready = sea({ now: DONE, blue: { charges: 'full' } });
    expect(nothingLeft(view(ready, 'blue.captain'), 'blue.captain')).toBe(false);
  });
});

const SAILED = { moved: true, course: 'north' } as const;
const ALL = full('torpedo', 'mine', 'sonar', 'drone', 'stealth');

test.each<[string, Situation, readonly string[]]>([
  ['nobody has moved', {}, ['move-first']],
  ['the crew is at work', { now: SAILED }, ['engineer-first', 'first-mate-first']],
  ['the gauges are full', { now: SAILED, blue: { charges: ALL } }, ['engineer-first']],
  ['the node is marked', { now: { ...SAILED, marked: true } }, ['first-mate-first']],
  ['a sonar is out', { now: { ...SAILED, sonar: true, marked: true, charged: true } }, ['sonar-pending']],
  ['all is done', { now: { ...SAILED, marked: true, charged: true } }, []],
  ['the boat has surfaced', { now: { moved: true, surfacing: true } }, []],
])('what blocks the end of the turn: %s', (_, situation, codes) => {
  const seen = view(sea(situation), 'blue.captain');
  expect(owedBy(seen, 'blue.captain').map(({ code }) => code)).toEqual(codes);
});
