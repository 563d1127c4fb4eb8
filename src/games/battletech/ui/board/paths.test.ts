import { expect, test } from 'vitest';
import type { Step } from '../../plan.ts';
import { ground, hex, table, testMech } from '../../rules/testing.ts';
import { seen } from '../act/testing.ts';
import { trailOf, trailOfCommand } from './paths.ts';

const state = table({
  queue: ['0'],
  map: ground({ '0809': { woods: 1 } }),
  units: [{ at: '0810', facing: 0, design: testMech({ jump: 4 }) }],
});
const view = seen(state);
const at = (label: string): number => hex(state, label);

test('one stop per hex with the MP spent; turns count for their hex', () => {
  const steps: readonly Step[] = [{ step: 'forward' }, { step: 'right' }, { step: 'forward' }];
  expect(trailOf(view, 0, 'walk', steps)).toEqual({
    unit: 0,
    jump: false,
    stops: [
      { hex: at('0810'), facing: 0, mp: 0 },
      { hex: at('0809'), facing: 1, mp: 3 },
      { hex: at('0909'), facing: 1, mp: 4 },
    ],
  });
});

test('ends where a step is illegal', () => {
  const steps: readonly Step[] = Array.from({ length: 9 }, () => ({ step: 'forward' }));
  expect(trailOf(view, 0, 'walk', steps).stops.map(({ mp }) => mp)).toEqual([0, 2, 3, 4]);
});

test('a jump goes from its start to its end', () => {
  const jump = { step: 'jump', to: at('0807'), facing: 2 } as const;
  const trail = trailOfCommand(view, { type: 'move', unit: 0, mode: 'jump', steps: [jump] });
  expect(trail.jump).toBe(true);
  expect(trail.stops.map(({ hex, facing }) => [hex, facing])).toEqual([
    [at('0810'), 0],
    [at('0807'), 2],
  ]);
});
