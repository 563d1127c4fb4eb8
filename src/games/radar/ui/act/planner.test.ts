import { expect, test } from 'vitest';
import { cell, sea } from '../../rules/testing.ts';
import { blastPreview } from './planner.tsx';

const STATE = sea();
const { chart } = STATE.rules;
const at = (name: string) => cell(STATE, name);

function picture(shares: Readonly<Record<string, number>>) {
  const weight = new Float64Array(chart.cells);
  for (const [name, share] of Object.entries(shares)) weight[at(name)] = share;
  return { weight, cells: Object.keys(shares).map(at) };
}

test.each([
  ['all on the spot', { E5: 1 }, 'E5', 2],
  ['all beside it', { E5: 1 }, 'F6', 1],
  ['half and half', { E5: 0.5, E6: 0.25, I9: 0.25 }, 'E5', 1.25],
  ['out of the ring', { E5: 1 }, 'G5', 0],
])('expected damage, twice the cell and once the ring: %s', (_, shares, target, damage) => {
  expect(blastPreview(chart, picture(shares as Record<string, number>), at('A1'), at(target)).worth.total).toBeCloseTo(
    damage,
  );
});

test.each([
  ['A1', 2],
  ['B2', 1],
  ['C3', 0],
])('our own loss from a blast at %s is %i, and not part of the receipt', (target, own) => {
  const preview = blastPreview(chart, picture({ I9: 1 }), at('A1'), at(target));
  expect(preview.own).toBe(own);
  expect(preview.worth.lines).toEqual([]);
});
