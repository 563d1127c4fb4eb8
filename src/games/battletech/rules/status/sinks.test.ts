import { describe, expect, test } from 'vitest';
import { addsUp } from '../../../../kernel/tally.ts';
import { LL, LT, RL, RT } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import type { State } from '../../state.ts';
import { fitted } from '../damage/testing.ts';
import { ground, hurt, set, table, testMech } from '../testing.ts';
import { sinksTally, workingSinks } from './sinks.ts';

// Ten sinks in the engine, one in each leg and two in the left torso.
const single = [LL, RL, LT, LT].reduce<Design>((built, place) => fitted(built, 'heat-sink', place), {
  ...testMech(),
  sinks: { count: 14, each: 1, inEngine: 10 },
});
const double = [LT, RT].reduce<Design>((built, place) => fitted(built, 'double-heat-sink', place, 6), {
  ...testMech(),
  sinks: { count: 14, each: 2, inEngine: 10 },
});
const on = (design: Design, water = 0): State =>
  table({ map: ground({ '0505': { water } }), units: [{ at: '0505', design }] });

describe('heat sinks', () => {
  test.each<readonly [string, State, number]>([
    ['one point each', on(single), 14],
    ['less those destroyed', hurt(on(single), 0, LT, 0), 13],
    ['less those of a place that is gone', set(on(single), 0, { lost: 1 << LT }), 12],
    ['less those switched off', set(on(single), 0, { sinksOff: 5 }), 9],
    ['two points each', on(double), 28],
    ['a double one falls with any of its slots', hurt(on(double), 0, LT, 1), 26],
    ['and only once', hurt(on(double), 0, LT, 0, 1, 2), 26],
    ['two hits in two sinks', hurt(on(double), 0, LT, 2, 3), 24],
    ['legs in water cool one more each', on(single, 1), 16],
    ['not when the leg is gone', set(on(single, 1), 0, { lost: 1 << LL }), 14],
    ['all of them under water, six at the most', on(single, 2), 20],
    ['prone in depth 1 is under water', set(on(single, 1), 0, { prone: true }), 20],
    ['water does not help sinks that are off', set(on(single, 2), 0, { sinksOff: 12 }), 4],
  ])('%s', (_, state, takes) => {
    expect(sinksTally(state, 0).total).toBe(takes);
    expect(addsUp(sinksTally(state, 0))).toBe(true);
  });

  test('working sinks can be counted', () => {
    expect(workingSinks(hurt(on(single), 0, LL, 4), 0)).toBe(13);
  });
});
