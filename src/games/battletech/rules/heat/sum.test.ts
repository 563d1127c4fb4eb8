import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { CT } from '../../data/places.ts';
import type { Ground } from '../../ground.ts';
import type { State, Unit } from '../../state.ts';
import { ground, hurt, set, table } from '../testing.ts';
import { heatTally } from './sum.ts';

const at = (here: Partial<Ground> = {}): State =>
  table({ map: ground({ '0505': here }), units: [{ at: '0505' }], phase: 'heat', turn: 3 });

describe('the sum of the Heat Phase, with ten sinks', () => {
  test.each<[string, Partial<Unit>, number]>([
    ['a cool unit that stood still', {}, -10],
    ['what it had', { heat: 12 }, 2],
    ['movement', { heat: 12, gained: { move: 2, fire: 0, outside: 0 } }, 4],
    ['weapons', { heat: 12, gained: { move: 2, fire: 15, outside: 0 } }, 19],
    ['a flamer', { heat: 12, gained: { move: 0, fire: 0, outside: 4 } }, 6],
    ['flamers count up to fifteen', { heat: 12, gained: { move: 0, fire: 0, outside: 22 } }, 17],
    ['three sinks are off', { heat: 12, sinksOff: 3 }, 5],
  ])('%s', (_, changes, total) => {
    const sums = heatTally(set(at(), 0, changes), 0);
    expect(sums.total).toBe(total);
    expect(addsUp(sums)).toBe(true);
  });

  test.each([
    [0, 12],
    [1, 17],
    [2, 22],
  ])('%i hits on the engine', (hits, total) => {
    const state = hurt(set(at(), 0, { heat: 22 }), 0, CT, ...[0, 1].slice(0, hits));
    expect(heatTally(state, 0).total).toBe(total);
  });

  test('an engine that is shut down adds no heat, damaged or not', () => {
    const state = hurt(set(at(), 0, { heat: 22, shutDown: true }), 0, CT, 0, 1);
    expect(heatTally(state, 0).total).toBe(12);
  });

  test.each<[string, Partial<Ground>, Partial<Unit>, number]>([
    ['burns since last turn', { woods: 1, fire: 2 }, {}, 5],
    ['has only caught fire', { woods: 1, fire: 3 }, {}, 0],
    ['does not burn', { woods: 1 }, {}, 0],
    ['burns below a roof', { fire: 2, building: { kind: 2, bunker: false, cf: 40, height: 3 } }, { level: 3 }, 0],
    ['burns one level below', { fire: 2, building: { kind: 2, bunker: false, cf: 40, height: 1 } }, { level: 1 }, 5],
  ])('a hex that %s', (_, here, changes, heat) => {
    expect(heatTally(set(at(here), 0, { heat: 10, ...changes }), 0).total).toBe(heat);
  });

  test('a burning hex counts towards the limit on heat from outside', () => {
    const state = set(at({ woods: 2, fire: 1 }), 0, { heat: 10, gained: { move: 0, fire: 0, outside: 12 } });
    expect(heatTally(state, 0).total).toBe(15);
  });

  test('one line for each reason, including planned shots', () => {
    const state = set(at(), 0, { heat: 1, gained: { move: 2, fire: 3, outside: 0 } });
    expect(heatTally(state, 0, 8).lines.map(({ why, value }) => [why.code, value])).toEqual([
      ['heat-before', 1],
      ['heat-movement', 2],
      ['heat-weapons', 3],
      ['heat-planned', 8],
      ['sinks', -10],
    ]);
  });
});
