import { expect, test } from 'vitest';
import { type Belief, believe, quietTurns, start } from './belief.ts';
import type { Heard } from './events.ts';
import { battletech } from './game.ts';
import { table } from './rules/testing.ts';
import { view } from './view.ts';

const fresh: Belief = start(
  view({ ...table({ units: [{ at: '0303' }, { at: '0404' }, { at: '0505' }] }), turn: 0 }, '0'),
);
const turn = (number: number): Heard => ({ type: 'initiative-rolled', turn: number, rolls: [], order: [] });
const fire = (unit: number, target: number): Heard => ({
  type: 'fire-declared',
  unit,
  primary: { unit: target },
  shots: [{ weapon: 0, target: { unit: target } }],
});
const held: Heard = { type: 'fire-declared', unit: 0, primary: null, shots: [] };
const wall: Heard = {
  type: 'fire-declared',
  unit: 0,
  primary: { hex: 5, for: 'building' },
  shots: [{ weapon: 0, target: { hex: 5, for: 'building' } }],
};
const after = (...heard: readonly Heard[]): Belief => heard.reduce(believe, fresh);

test.each<[string, readonly Heard[], number]>([
  ['the first turn is never quiet', [turn(1)], 0],
  ['full turns without an attack count', [turn(1), turn(2), turn(3)], 2],
  ['holding fire is no attack', [turn(1), held, turn(2)], 1],
  ['nor is fire at a building', [turn(1), wall, turn(2)], 1],
  ['fire ends them', [turn(1), turn(2), fire(0, 1), turn(3)], 0],
  ['from either side', [turn(1), turn(2), fire(1, 0), turn(3), turn(4)], 1],
  ['fire between others does not', [turn(1), turn(2), fire(0, 2), turn(3)], 2],
  [
    'a kick ends them',
    [turn(1), { type: 'strike-declared', unit: 1, attacks: [{ attack: 'kick', leg: 'RL', target: 0 }] }, turn(2)],
    0,
  ],
])('quiet turns: %s', (_, heard, quiet) => expect(quietTurns(after(...heard), 0, 1)).toBe(quiet));

test('in a search, the other side has heard of the same attacks', () => {
  const belief = after(turn(1), turn(2), fire(0, 1), turn(3));
  const seen = view({ ...table({ units: [{ at: '0303' }, { at: '0404' }] }), turn: 3 }, '1');
  const theirs = battletech.imagineBelief?.(belief, seen, '1') ?? battletech.start(seen, '1');
  expect(quietTurns(theirs, 0, 1)).toBe(0);
});
