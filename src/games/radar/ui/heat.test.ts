import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';

const picture = (...shares: readonly number[]) => ({
  weight: Float64Array.from(shares),
  cells: shares.flatMap((share, cell) => (share > 0 ? [cell] : [])),
});
const SEA = 60;
const many = (share: number): number[] => new Array<number>(20).fill(share);

test.each<[string, readonly number[], readonly number[]]>([
  ['the likeliest is warmest, and steps are few', [0.64, 0.32, 0.04], [5, 4, 2]],
  ['what many share as the least is left out', [0.5, 0.3, ...many(0.01)], [5, 4]],
  ['so are those few that have even less', [0.5, 0.3, 0.002, 0.003, ...many(0.01)], [5, 4]],
  ['where many are alike, all are half warm', many(0.05), many(3)],
  ['where most of the sea is alike, it is hardly warm', [...many(0.025), ...many(0.025)], [...many(1), ...many(1)]],
  ['where a few are alike, all are warmest', [0.25, 0.25, 0.26, 0.24], [5, 5, 5, 5]],
  ['a few of the same weight are no floor', [0.4, 0.3, 0.1, 0.1, 0.1], [5, 5, 3, 3, 3]],
  ['nothing is warm while every cell of the sea is possible', new Array<number>(SEA).fill(1 / SEA), []],
  ['nothing is warm where nobody can be', [0, 0], []],
])('%s', (_, shares, steps) => {
  expect([...heatOf(picture(...shares), SEA).values()]).toEqual(steps);
});
