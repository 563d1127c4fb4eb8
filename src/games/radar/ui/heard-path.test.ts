import { describe, expect, test } from 'vitest';
import type { Heard } from '../events.ts';
import { cell, name, sea } from '../rules/testing.ts';
import { fitsOf, heardPath, misfit, shapeOf, slid } from './heard-path.ts';

const moved = (course: 'north' | 'south' | 'east' | 'west', side: 'blue' | 'red' = 'red'): Heard => ({
  type: 'moved',
  side,
  course,
});

describe('the path that was heard', () => {
  test.each<[string, readonly Heard[], readonly string[], number]>([
    [
      'all courses of theirs, none of ours',
      [moved('north'), moved('south', 'blue'), moved('east')],
      ['north', 'east'],
      0,
    ],
    [
      'begins anew in the sector of a surfacing',
      [moved('north'), { type: 'surfaced', side: 'red', sector: 4 }, moved('west')],
      ['west'],
      4,
    ],
    [
      'begins anew, who knows where, after stealth',
      [moved('north'), { type: 'stealthed', side: 'red', steps: 2 }, moved('west')],
      ['west'],
      0,
    ],
    [
      'our own surfacing changes nothing',
      [moved('north'), { type: 'surfaced', side: 'blue', sector: 1 }],
      ['north'],
      0,
    ],
  ])('%s', (_, heard, courses, sector) => {
    expect(heardPath(heard, 'red')).toEqual({ courses, sector });
  });

  test('its shape is relative to the end, oldest first', () => {
    expect(shapeOf({ courses: ['north', 'east'], sector: 0 })).toEqual([
      { row: 1, col: -1 },
      { row: 0, col: -1 },
      { row: 0, col: 0 },
    ]);
  });
});

describe('where it fits', () => {
  const state = sea({ chart: ['.....', '.#...', '.....', '.....', '.....'], sector: { across: 3, down: 5 } });
  const { chart } = state.rules;
  const ends = (courses: Parameters<typeof shapeOf>[0]['courses'], sector = 0) =>
    fitsOf(chart, { courses, sector }).map((each) => name(state, each));

  test.each([
    ['nothing heard: every sea cell', [], 0, 24],
    ['two east: clear of the land and the edge', ['east', 'east'], 0, 13],
    ['begins in sector 1', ['east', 'east'], 1, 13],
    ['begins in sector 2', ['east', 'east'], 2, 0],
  ] as const)('%s', (_, courses, sector, count) => {
    expect(ends(courses, sector)).toHaveLength(count);
  });

  test.each([
    ['C2', { code: 'island', cell: 6 }],
    ['A1', { code: 'off-chart' }],
    ['B1', undefined],
  ] as const)('one east ending at %s', (end, why) => {
    expect(misfit(chart, { courses: ['east'], sector: 0 }, cell(state, end))).toEqual(why);
  });

  test('a path that must start elsewhere', () => {
    expect(misfit(chart, { courses: ['east'], sector: 2 }, cell(state, 'B1'))).toEqual({
      code: 'other-sector',
      cell: 0,
    });
  });

  test('the sheet stops at the edge of the chart', () => {
    expect(name(state, slid(chart, cell(state, 'A1'), { row: -1, col: 2 }))).toBe('C1');
    expect(name(state, slid(chart, cell(state, 'E5'), { row: 1, col: 1 }))).toBe('E5');
  });
});
