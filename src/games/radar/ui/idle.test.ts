import { expect, test } from 'vitest';
import { full, type Situation, sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { idle } from './idle.ts';

const DONE = { moved: true, marked: true, charged: true } as const;
const ALL = full('torpedo', 'mine', 'sonar', 'drone', 'stealth');

test.each<[string, Situation, boolean]>([
  ['after surfacing', { now: { moved: true, surfacing: true } }, true],
  ['not while the crew is at work', { now: { ...DONE, charged: false } }, false],
  ['not before the move', {}, false],
  ['not with empty gauges, which are secret', { now: DONE }, false],
  ['not after a shot: there may be secret mines to set off', { now: { ...DONE, fired: true } }, false],
  ['not while a system can be fired', { now: DONE, blue: { charges: ALL } }, false],
])('the captain’s turn ends automatically %s', (when, situation, ends) => {
  const skipped = idle({ view: view(sea(situation), 'blue.captain'), draft: null }, 'blue.captain');
  expect([when, skipped?.command]).toEqual([when, ends ? { type: 'end-turn' } : undefined]);
});

test('the crew never passes automatically', () => {
  const seen = view(sea({ now: { moved: true, surfacing: true } }), 'blue.engineer');
  expect(idle({ view: seen, draft: null }, 'blue.engineer')).toBeUndefined();
});
