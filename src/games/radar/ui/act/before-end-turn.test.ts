import { expect, test } from 'vitest';
import { full, type Situation, sea } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { owedBy } from './before-end-turn.ts';

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
