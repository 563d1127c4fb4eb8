import { expect, test } from 'vitest';
import { COURSES, cellName, chebyshev, flood, manhattan, neighbour, OPPOSITE, parseCell } from './grid.ts';

const grid = { rows: 30, cols: 30 };

test.each([
  ['A1', 0],
  ['H8', 7 * 30 + 7],
  ['AA3', 2 * 30 + 26],
  ['AD30', 29 * 30 + 29],
])('%s is cell %i', (name, cell) => {
  expect(cellName(grid, cell)).toBe(name);
  expect(parseCell(grid, name)).toBe(cell);
});

test.each(['AE1', 'A31', 'A0', '8H', '', 'AAA1', 'A-1'])('%j names no cell', (name) => {
  expect(parseCell(grid, name)).toBeUndefined();
});

test('a step and its opposite lead back', () => {
  for (let cell = 0; cell < 900; cell++)
    for (const course of COURSES) {
      const next = neighbour(grid, cell, course);
      if (next < 0) continue;
      expect(neighbour(grid, next, OPPOSITE[course])).toBe(cell);
      expect(manhattan(grid, cell, next)).toBe(1);
      expect(chebyshev(grid, cell, next)).toBe(1);
    }
});

test('a wall of closed cells stops the flood', () => {
  const small = { rows: 3, cols: 3 };
  expect([...flood(small, 0, (cell) => cell % 3 !== 1)].sort()).toEqual([0, 3, 6]);
});
