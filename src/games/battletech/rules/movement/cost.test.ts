import { describe, expect, test } from 'vitest';
import type { Facing } from '../../../../parts/hex/hex.ts';
import { CLEAR, type Ground } from '../../ground.ts';
import type { RulesetName } from '../../rulesets.ts';
import type { Mode, State } from '../../state.ts';
import { ground, hex, table, testMech } from '../testing.ts';
import { stepCost, stepRefusal } from './cost.ts';
import { spotOf } from './path.ts';
import { testVehicle } from './testing.ts';

interface Case {
  readonly from?: Partial<Ground>;
  readonly ruleset?: RulesetName;
  readonly vehicle?: boolean;
  readonly mode?: Mode;
  readonly back?: boolean;
}
const NORTH = 1;
const SOUTH = 1 << 3;

/** One step north from 0505 to 0504. */
function step(to: Partial<Ground>, { from = {}, ruleset, vehicle = false, mode = 'walk', back = false }: Case = {}) {
  const design = vehicle ? testVehicle() : testMech();
  const facing: Facing = back ? 3 : 0;
  const map = ground({ '0505': { ...CLEAR, ...from }, '0504': to });
  const state: State = table({ map, units: [{ at: '0505', facing, design }], ...(ruleset && { ruleset }) });
  const target = hex(state, '0504');
  const no = stepRefusal(state, 0, spotOf(state, 0), target, mode, back)?.code;
  return no ?? stepCost(state, 0, spotOf(state, 0), target, mode).total;
}

const light = { kind: 1, bunker: false, cf: 15, height: 3 } as const;
const deck = (level: number) => ({ level, cf: 100, exits: NORTH | SOUTH });

describe('cost of a hex', () => {
  test.each<[string, Partial<Ground>, number | string, Case?]>([
    ['clear', {}, 1],
    ['paved', { paved: true }, 1],
    ['rough', { rough: true }, 2],
    ['light woods', { woods: 1 }, 2],
    ['heavy woods', { woods: 2 }, 3],
    ['rubble', { rubble: true }, 2],
    ['swamp', { swamp: true }, 2],
    ['water of depth 0', { water: 0 }, 1],
    ['depth 1 from the bank', { water: 1 }, 3],
    ['depth 1 from depth 1', { water: 1 }, 2, { from: { water: 1 } }],
    ['depth 2 from the bank', { water: 2 }, 6],
    ['depth 2 from depth 2', { water: 2 }, 4, { from: { water: 2 } }],
    ['depth 2 in 2026', { water: 2 }, 3, { from: { water: 2 }, ruleset: 'core-2026' }],
    ['one level up', { level: 1 }, 2],
    ['two levels down', { level: -2 }, 3],
    ['three levels up', { level: 3 }, 'too-steep'],
    ['heavy woods a level up', { woods: 2, level: 1 }, 4],
    ['a light building', { building: light }, 2],
    ['a medium one', { building: { ...light, kind: 2 } }, 3],
    ['a hardened one', { building: { ...light, kind: 4 } }, 5],
    ['one that has come down', { building: { ...light, cf: 0 }, rubble: true }, 2],
    ["a bunker under one's feet", { building: { ...light, kind: 4, height: 0, bunker: true } }, 1],
    ['woods along a road', { woods: 2, road: SOUTH }, 1, { from: { road: NORTH } }],
    ['woods with a road that goes elsewhere', { woods: 2, road: NORTH }, 3, { from: { road: NORTH } }],
    ['a hill along a road', { level: 1, road: SOUTH }, 2, { from: { road: NORTH } }],
    ['a bridge over deep water', { water: 2, bridge: deck(0) }, 1],
    ['a bridge, a level up', { water: 2, bridge: deck(1) }, 2],
    ['under a bridge, from water', { water: 2, bridge: deck(0) }, 4, { from: { water: 2 } }],
    ['under a bridge that is too low', { water: 1, bridge: { ...deck(0), exits: 2 } }, 'no-room-under-bridge'],
    ['a roof, from the roof beside it', { building: light }, 1, { from: { level: 3 } }],
  ])('%s', (_, to, cost, rest) => {
    expect(step(to, rest)).toBe(cost);
  });
});

describe('forbidden hexes', () => {
  test.each<[string, Partial<Ground>, number | string, Case]>([
    ['running into water', { water: 1 }, 'no-running-into-water', { mode: 'run' }],
    ['running into depth 0', { water: 0 }, 1, { mode: 'run' }],
    ['running over a bridge', { water: 1, bridge: deck(0) }, 1, { mode: 'run' }],
    ['running into water in 2026', { water: 1 }, 3, { mode: 'run', ruleset: 'core-2026' }],
    ['backing on the level', { woods: 1 }, 2, { back: true }],
    ['backing up a level', { level: 1 }, 'no-backing-over-levels', { back: true }],
    ['backing up a level in 2026', { level: 1 }, 2, { back: true, ruleset: 'core-2026' }],
    ['backing up two levels in 2026', { level: 2 }, 'no-backing-over-levels', { back: true, ruleset: 'core-2026' }],
  ])('%s', (_, to, cost, rest) => {
    expect(step(to, rest)).toBe(cost);
  });
});

describe('on tracks', () => {
  test.each<[string, Partial<Ground>, number | string, Case?]>([
    ['light woods', { woods: 1 }, 2],
    ['heavy woods', { woods: 2 }, 'prohibited-terrain'],
    ['heavy woods along a road', { woods: 2, road: SOUTH }, 1, { from: { road: NORTH } }],
    ['rough', { rough: true }, 2],
    ['rubble', { rubble: true }, 2],
    ['swamp', { swamp: true }, 3],
    ['water of depth 0', { water: 0 }, 1],
    ['water of depth 1', { water: 1 }, 'prohibited-terrain'],
    ['a level', { level: 1 }, 3],
    ['two levels', { level: 2 }, 'too-steep'],
  ])('%s', (_, to, cost, rest) => {
    expect(step(to, { ...rest, vehicle: true })).toBe(cost);
  });
});

describe('a road over a slope in the 2026 rules', () => {
  const road = { road: NORTH };
  test.each<[string, Partial<Ground>, number | string, Case?]>([
    ['on the level', { woods: 1, road: SOUTH }, 1, { from: road }],
    ['one level up', { level: 1, road: SOUTH }, 1, { from: road }],
    ['two levels down', { level: -2, road: SOUTH }, 2, { from: road }],
    ['three levels', { level: 3, road: SOUTH }, 3, { from: road }],
    ['four levels', { level: 4, road: SOUTH }, 'too-steep', { from: road }],
    ['backing up a level', { level: 1, road: SOUTH }, 1, { from: road, back: true }],
    ['backing up two', { level: 2, road: SOUTH }, 'no-backing-over-levels', { from: road, back: true }],
    ['a road that goes elsewhere', { level: 1, road: NORTH }, 2, { from: road }],
    ['three levels beside a road', { level: 3, road: NORTH }, 'too-steep', { from: road }],
    ['pavement is no road', { level: 1, paved: true }, 2, { from: { paved: true } }],
    ['onto a bridge', { water: 2, bridge: deck(1) }, 1, { from: road }],
    ['on tracks, one level', { level: 1, road: SOUTH }, 2, { from: road, vehicle: true }],
    ['on tracks, two levels', { level: 2, road: SOUTH }, 4, { from: road, vehicle: true }],
    ['on tracks, three levels', { level: 3, road: SOUTH }, 'too-steep', { from: road, vehicle: true }],
  ])('%s', (_, to, cost, rest) => {
    expect(step(to, { ...rest, ruleset: 'core-2026' })).toBe(cost);
  });

  test('the receipt has a line for it', () => {
    const map = ground({ '0505': road, '0504': { level: 2, road: SOUTH } });
    const state = table({ map, units: [{ at: '0505' }], ruleset: 'core-2026' });
    expect(stepCost(state, 0, spotOf(state, 0), hex(state, '0504'), 'walk').lines).toEqual([
      { why: { code: 'cost-hex' }, value: 1 },
      { why: { code: 'cost-levels', levels: 2 }, value: 2 },
      { why: { code: 'cost-road' }, value: -1 },
    ]);
  });
});

describe("the simulator's movement costs", () => {
  test.each<[string, Partial<Ground>, number | string, Case?]>([
    ['swamp', { swamp: true }, 2],
    ['water at sea level', { water: 0 }, 1],
    ['water on a hill, from beside it', { level: 1, water: 0 }, 0, { from: { level: 1 } }],
    ['a river on a hill', { level: 1, water: 0, river: NORTH }, 3, { from: { level: 1 } }],
    ['a river', { river: NORTH }, 3],
    ['a river where a road crosses it', { river: 2, road: SOUTH }, 1, { from: { road: NORTH } }],
    ['depth 2 from depth 2', { water: 2 }, 4, { from: { water: 2 } }],
    ['a hill along a road', { level: 2, road: SOUTH }, 1, { from: { road: NORTH } }],
    ['a building', { building: light }, 1],
    ['three levels along a road', { level: 3, road: SOUTH }, 'too-steep', { from: { road: NORTH } }],
    ['running into a river', { river: NORTH }, 'no-running-into-water', { mode: 'run' }],
  ])('%s', (_, to, cost, rest) => {
    expect(step(to, { ...rest, ruleset: 'simulador' })).toBe(cost);
  });
});

test('the receipt', () => {
  const state = table({ map: ground({ '0504': { woods: 2, level: 1 } }), units: [{ at: '0505' }] });
  expect(stepCost(state, 0, spotOf(state, 0), hex(state, '0504'), 'walk').lines).toEqual([
    { why: { code: 'cost-hex' }, value: 1 },
    { why: { code: 'cost-woods', woods: 2 }, value: 2 },
    { why: { code: 'cost-levels', levels: 1 }, value: 1 },
  ]);
});
