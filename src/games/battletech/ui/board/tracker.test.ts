import { expect, test } from 'vitest';
import { table } from '../../rules/testing.ts';
import { phasesOf, placesOf } from './tracker.tsx';

const units = [{ at: '0101' }, { at: '0202', side: '1' }];

test.each([
  ['total-warfare', 'initiative movement weapons physical heat end'],
  ['simulador', 'initiative movement reaction weapons physical heat end'],
] as const)('phases of %s', (ruleset, phases) => {
  expect(phasesOf(table({ units, ruleset })).join(' ')).toBe(phases);
});

test('omits phases that the host switched off', () => {
  const switches = { physicalAttacks: false, heatPhase: false };
  expect(phasesOf(table({ units, switches })).join(' ')).toBe('initiative movement weapons end');
});

test('sides in initiative order, with their remaining turns', () => {
  expect(placesOf({ order: ['1', '0'], queue: ['0', '1', '0'] })).toEqual([
    { side: '1', left: 1, now: false },
    { side: '0', left: 2, now: true },
  ]);
});
