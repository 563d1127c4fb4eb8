import { describe, expect, test } from 'vitest';
import type { Claim } from '../events.ts';
import { options } from '../options.ts';
import { view } from '../view.ts';
import { agrees, claimRange } from './detection.ts';
import { cell, done, full, played, refused, type Situation, sea, type Told } from './testing.ts';

const MOVED = { moved: true, course: 'east' } as const;
const row = (value: number): Claim => ({ about: 'row', value });
const col = (value: number): Claim => ({ about: 'col', value });
const sector = (value: number): Claim => ({ about: 'sector', value });
const answer = (first: Claim, second: Claim): Told => ({ type: 'answer-sonar', first, second });

describe('a drone', () => {
  test.each([
    // red at  asked  there
    ['E5', 5, true],
    ['E5', 6, false],
    ['G5', 6, true],
    ['A1', 1, true],
    ['I9', 9, true],
    ['I9', 1, false],
  ])('red is at %s: over sector %i it sees %s', (at, asked, there) => {
    const state = sea({ now: MOVED, blue: { charges: full('drone') }, red: { at } });
    const { events } = done(state, 'blue.captain', { type: 'drone', sector: asked });
    expect(events).toEqual([
      { type: 'drone-launched', side: 'blue', sector: asked },
      { type: 'drone-answered', side: 'blue', sector: asked, there },
    ]);
  });

  test.each<[string, Situation, number, string | undefined]>([
    ['the last sector', { blue: { charges: full('drone') } }, 9, undefined],
    ['one sector too many', { blue: { charges: full('drone') } }, 10, 'no-such-sector'],
    ['an empty gauge', {}, 9, 'not-charged'],
    ['green out of order', { blue: { charges: full('drone'), marks: [4] } }, 9, 'broken-down'],
    ['a second system', { blue: { charges: full('drone') }, now: { ...MOVED, fired: true } }, 9, 'system-used'],
  ])('%s', (_, situation, asked, code) => {
    expect(refused(sea({ now: MOVED, ...situation }), 'blue.captain', { type: 'drone', sector: asked })).toBe(code);
  });

  test.each([
    // cell of the alpha chart and its sector: 8 rows and columns, then 7
    ['A1', 1],
    ['H8', 1],
    ['I8', 2],
    ['O1', 2],
    ['H9', 3],
    ['A15', 3],
    ['I9', 4],
    ['O15', 4],
  ])('on the alpha chart %s is in sector %i', (at, number) => {
    const state = sea({ chart: 'alpha' });
    expect(state.rules.chart.sector[cell(state, at)]).toBe(number);
    expect(state.rules.chart.sectors).toBe(4);
  });
});

describe('sonar', () => {
  const pinged = played(sea({ now: MOVED, blue: { charges: full('sonar') }, red: { at: 'E6' } }), [
    'blue.captain',
    { type: 'sonar' },
  ]);

  test('asks the enemy captain, and the turn waits for it', () => {
    expect(pinged.now.sonar).toBe(true);
    expect(pinged.boats.blue.charges.sonar).toBe(0);
    expect(refused(pinged, 'blue.captain', { type: 'end-turn' })).toBe('sonar-pending');
  });

  // Red is at E6: row 5 and column 4 counted from 0, sector 5.
  test.each<[string, Claim, Claim, string | undefined]>([
    ['truth, lie', row(5), col(0), undefined],
    ['lie, truth', row(0), col(4), undefined],
    ['a true sector and a false row', sector(5), row(1), undefined],
    ['a false sector and a true column', sector(1), col(4), undefined],
    ['two truths', row(5), col(4), 'both-true'],
    ['two lies', row(0), col(0), 'both-false'],
    ['two rows', row(5), row(0), 'same-kind-of-fact'],
    ['a row off the map', row(9), col(4), 'claim-off-map'],
    ['a column off the map', row(5), col(9), 'claim-off-map'],
    ['no sector 0', row(5), sector(0), 'claim-off-map'],
    ['no sector 10', row(5), sector(10), 'claim-off-map'],
    ['the last row', row(8), col(4), undefined],
    ['the last sector', row(5), sector(9), undefined],
  ])('%s', (_, one, two, code) => {
    expect(refused(pinged, 'red.captain', answer(one, two))).toBe(code);
  });

  test('the answer is heard as given, and the turn continues', () => {
    const { state, events } = done(pinged, 'red.captain', answer(row(5), col(0)));
    expect(events).toEqual([{ type: 'sonar-answered', side: 'red', first: row(5), second: col(0) }]);
    expect(state.now.sonar).toBe(false);
    expect(refused(state, 'red.captain', answer(row(5), col(0)))).toBe('no-sonar-pending');
  });

  test.each([
    ['blue.captain', 'no-sonar-pending'],
    ['red.engineer', 'wrong-role'],
    ['spectator', 'unknown-seat'],
  ] as const)('%s may not answer: %s', (seat, code) => {
    expect(refused(pinged, seat, answer(row(5), col(0)))).toBe(code);
  });

  test.each([
    // rows and columns from 0, sectors from 1
    ['row', 0, 8],
    ['col', 0, 8],
    ['sector', 1, 9],
  ] as const)('a %s may be from %i to %i', (about, from, to) => {
    expect(claimRange(pinged.rules.chart, about)).toEqual({ from, to });
  });

  test('of all pairs in range the offered ones are exactly the legal ones', () => {
    const values = (about: Claim['about']): Claim[] => {
      const { from, to } = claimRange(pinged.rules.chart, about);
      return Array.from({ length: to - from + 1 }, (_, i) => ({ about, value: from + i }));
    };
    const pairs = [
      ['row', 'col'],
      ['row', 'sector'],
      ['col', 'sector'],
    ] as const;
    const legal = pairs.flatMap(([a, b]) =>
      values(a).flatMap((one) => values(b).filter((two) => agrees(pinged.rules.chart, pinged.boats.red.at, one, two))),
    );
    const offered = [...options(view(pinged, 'red.captain'), 'red.captain')].filter(
      ({ type }) => type === 'answer-sonar',
    );
    expect(offered).toHaveLength(legal.length);
    expect(new Set(offered.map((each) => JSON.stringify(each))).size).toBe(legal.length);
  });
});
