import { describe, expect, test } from 'vitest';
import { Random } from '../../../kernel/random.ts';
import { COURSES } from '../../../parts/grid/grid.ts';
import type { Command } from '../commands.ts';
import { SYSTEMS } from '../data/systems.ts';
import { options } from '../options.ts';
import { refuse } from '../rules/handlers.ts';
import { fresh, full, sea, wander } from '../rules/testing.ts';
import { SEATS, view } from '../view.ts';
import { whyNot } from './why-not.ts';

/** Orders that players try, legal or not. */
const TRIED: readonly Command[] = [
  ...COURSES.map((course) => ({ type: 'move', course }) as const),
  ...COURSES.map((course) => ({ type: 'stealth', course, steps: 2 }) as const),
  ...SYSTEMS.map((system) => ({ type: 'charge', system }) as const),
  ...[0, 5, 9, 14, 23].map((node) => ({ type: 'mark', node }) as const),
  { type: 'surface' },
  { type: 'dive' },
  { type: 'sonar' },
  { type: 'drone', sector: 2 },
  { type: 'end-turn' },
  { type: 'torpedo', at: 12 },
  { type: 'drop-mine', at: 12 },
  { type: 'detonate', at: 12 },
  { type: 'request-report' },
];

describe('why an order cannot be given', () => {
  test.each(['seed', 'classic'] as const)('agrees with the umpire wherever the seat can know it (%s)', (ruleset) => {
    wander(fresh({ ruleset, chart: 'sound' }), new Random(7), 250, (state) => {
      for (const seat of SEATS) {
        const seen = view(state, seat);
        for (const option of options(seen, seat)) expect(whyNot(seen, seat, option)).toBeUndefined();
        for (const command of TRIED) {
          const truth = refuse(state, seat, command);
          if (truth?.code !== 'broken-down') expect(whyNot(seen, seat, command)).toEqual(truth);
        }
      }
    });
  });

  test('a captain notices that a full system is out of order, a first mate does not', () => {
    const state = sea({
      ruleset: 'classic',
      now: { moved: true, course: 'north' },
      blue: { charges: full('sonar'), marks: [3] },
    });
    const order: Command = { type: 'sonar' };
    expect(whyNot(view(state, 'blue.captain'), 'blue.captain', order)).toEqual({
      code: 'broken-down',
      system: 'sonar',
    });
    expect(whyNot(view(state, 'blue.first-mate'), 'blue.first-mate', order)).toBeUndefined();
  });
});
