import { expect, test } from 'vitest';
import { full, type Situation, sea } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { type Shot, shotIn } from './shot.ts';

const DONE = { moved: true, course: 'north', marked: true, charged: true } as const;

test.each<[string, Situation, Shot]>([
  ['a torpedo is charged', { now: DONE, blue: { charges: full('torpedo') } }, 'system'],
  ['only stealth is charged, which replaces the move', { now: DONE, blue: { charges: full('stealth') } }, 'none'],
  ['nothing is charged', { now: DONE }, 'none'],
  ['a mine lies in the sea', { now: DONE, blue: { mines: 'A1' } }, 'mine'],
  ['a system was used, and a mine lies in the sea', { now: { ...DONE, fired: true }, blue: { mines: 'A1' } }, 'mine'],
  ['a system was used', { now: { ...DONE, fired: true } }, 'done'],
  ['the boat has surfaced', { now: { moved: true, surfacing: true } }, 'done'],
])('what a captain can do before ending the turn: %s', (_, situation, shot) => {
  expect(shotIn(view(sea(situation), 'blue.captain'), 'blue.captain')).toBe(shot);
});
