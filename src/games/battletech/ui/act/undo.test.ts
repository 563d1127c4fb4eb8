import { expect, test } from 'vitest';
import { clinch, punch } from '../../rules/physical/testing.ts';
import { table } from '../../rules/testing.ts';
import { duel } from '../../rules/weapons/testing.ts';
import type { State } from '../../state.ts';
import { BLANK, type Draft } from '../draft.ts';
import { going, seen } from './testing.ts';
import { undone } from './undo.ts';

const moving = table({ queue: ['0'], units: [{ at: '0505' }, { at: '0909', side: '1' }] });
const shot = { weapon: 0, target: { unit: 1 } };

test.each<readonly [string, State, Partial<Draft>, Partial<Draft> | null]>([
  [
    'the attack',
    moving,
    { move: going({ to: 3, facing: 1, attack: { kind: 'charge', target: 1 } }) },
    { move: going({ to: 3, facing: 1 }) },
  ],
  ['lying down', moving, { move: going({ to: 3, lie: true }) }, { move: going({ to: 3 }) }],
  ['the hex', moving, { move: going({ to: 3, facing: 1 }) }, { move: going() }],
  ['the mode', moving, { move: going() }, { move: null }],
  ['not the mode of a move that broke off', { ...moving, moving: 0 }, { move: going() }, null],
  ['nothing', moving, {}, null],
  ['the weapons', duel(), { shots: [shot], torso: 1, primary: { unit: 1 } }, { torso: 1 }],
  ['the twist', duel(), { torso: 1 }, {}],
  ['the attacks', clinch(), { attacks: [punch()] }, {}],
  ['the orders', { ...moving, phase: 'end' }, { orders: [{ unit: 0, shutDown: true }] }, {}],
])('undoes %s', (_, state, draft, after) => {
  const result = undone(seen(state), { ...BLANK, ...draft });
  expect(result).toEqual(after && { ...BLANK, ...after });
});
