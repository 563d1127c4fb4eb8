import { expect, test } from 'vitest';
import { LA } from '../data/places.ts';
import { clinch } from '../rules/physical/testing.ts';
import { ground, set, table, testMech } from '../rules/testing.ts';
import { duel } from '../rules/weapons/testing.ts';
import type { State } from '../state.ts';
import { refused, seen } from './act/testing.ts';
import { idleCommand } from './idle.ts';

const STUMPS = testMech({ hands: false, weapons: [['medium-laser', LA]] });
const far = { other: { at: '1617' }, one: { at: '0101', facing: 0 } } as const;
const move = table({ queue: ['0'], units: [{ at: '0505' }, { at: '0909', side: '1' }] });
const stuck = set(move, 0, { stuck: true });
const end: State = { ...duel(), phase: 'end' };

test.each<readonly [string, State, string | undefined]>([
  ['a unit that can move', move, undefined],
  ['one that is stuck and has no jets', stuck, 'move'],
  ['one that may go on', { ...stuck, moving: 0 }, undefined],
  ['weapons that can hit', duel(), undefined],
  [
    'weapons that can hit after a twist',
    duel({ other: { at: '1110' }, one: { design: testMech({ weapons: [['medium-laser', 6]] }) } }),
    undefined,
  ],
  ['weapons that can hit after the arms flip', duel({ other: { at: '0813' }, one: { design: STUMPS } }), undefined],
  ['no enemy in range of arms that flip', duel({ ...far, one: { ...far.one, design: STUMPS } }), 'fire'],
  ['no enemy in range', duel(far), 'fire'],
  ['no enemy in range, but a club to pick up', duel({ ...far, map: ground({ '0101': { woods: 1 } }) }), undefined],
  ['a physical attack', clinch(), undefined],
  ['the end of a cool turn', end, 'end'],
  ['the end of a hot one', set(end, 0, { heat: 15 }), undefined],
  ['sinks that are off', set(end, 0, { sinksOff: 2 }), undefined],
  ['a reactor that is down by order', set(end, 0, { shutDown: true, stayDown: true }), undefined],
  ['another side’s turn', duel({ ...far, queue: ['1'] }), undefined],
])('%s', (_, state, type) => {
  const at = seen(state);
  const command = idleCommand(at, '0');
  expect(command?.type).toBe(type);
  if (command) expect(refused(at, command)).toBeUndefined();
});
