import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../kernel/game.ts';
import { chebyshev, manhattan } from '../../../parts/grid/grid.ts';
import type { Side, State } from '../state.ts';
import { cell, done, full, name, played, refused, type Situation, sea, type Told, types } from './testing.ts';
import { blastDamage, mineRoom } from './weapons.ts';

const MOVED = { moved: true, course: 'east' } as const;
const torpedo = (at: string): Told => ({ type: 'torpedo', at });
const drop = (at: string): Told => ({ type: 'drop-mine', at });
const detonate = (at: string): Told => ({ type: 'detonate', at });
const hulls = ({ boats }: State): [number, number] => [boats.blue.hull, boats.red.hull];

describe('the reach of a torpedo', () => {
  const from = (situation: Situation) => sea({ now: MOVED, ...situation });

  test.each<[string, Situation, string, string | undefined]>([
    ['1 cell', { blue: { at: 'E5', charges: full('torpedo') } }, 'E6', undefined],
    ['4 cells straight', { blue: { at: 'E5', charges: full('torpedo') } }, 'E9', undefined],
    ['4 cells around a corner', { blue: { at: 'E5', charges: full('torpedo') } }, 'G7', undefined],
    ['5 cells', { blue: { at: 'E5', charges: full('torpedo') } }, 'G8', 'out-of-reach'],
    ['the own cell', { blue: { at: 'E5', charges: full('torpedo') } }, 'E5', 'out-of-reach'],
    ['an island', { chart: 'alpha', blue: { at: 'L1', charges: full('torpedo') } }, 'M1', 'island'],
    ['behind an island', { chart: 'alpha', blue: { at: 'L1', charges: full('torpedo') } }, 'N1', undefined],
    ['an empty gauge', { blue: { at: 'E5' } }, 'E6', 'not-charged'],
    ['red out of order', { blue: { at: 'E5', charges: full('torpedo'), marks: [1] } }, 'E6', 'broken-down'],
  ])('%s', (_, situation, at, code) => {
    expect(refused(from(situation), 'blue.captain', torpedo(at))).toBe(code);
  });

  test('off the map', () => {
    const state = from({ blue: { charges: 'full' } });
    expect(refused(state, 'blue.captain', { type: 'torpedo', at: 81 })).toBe('off-map');
  });

  // A wall from C1 down to C3: D1 is three cells from B1 by grid, nine by water.
  const wall = ['..#......', '..#......', '..#......', ...Array(6).fill('.........')];
  test.each([
    ['seed', 'D1', undefined],
    ['classic', 'D1', 'out-of-reach'],
    ['classic', 'B4', undefined],
    ['classic', 'C4', undefined],
  ] as const)('%s: from B1 past a wall to %s', (ruleset, at, code) => {
    const state = from({ ruleset, chart: wall, blue: { at: 'B1', charges: 'full' } });
    expect(refused(state, 'blue.captain', torpedo(at))).toBe(code);
  });

  test('on open sea both editions reach the same 40 cells', () => {
    for (const ruleset of ['seed', 'classic'] as const) {
      const { rules } = from({ ruleset });
      const at = cell(from({ ruleset }), 'E5');
      expect(rules.chart.reach[at]).toHaveLength(40);
      expect(rules.chart.reach[at]?.every((to) => manhattan(rules.chart, at, to) <= 4)).toBe(true);
    }
  });
});

describe('a blast', () => {
  test.each([
    // boat  damage of a blast at E5
    ['E5', 2],
    ['E4', 1],
    ['E6', 1],
    ['D5', 1],
    ['F5', 1],
    ['D4', 1],
    ['F4', 1],
    ['D6', 1],
    ['F6', 1],
    ['E7', 0],
    ['G7', 0],
    ['C5', 0],
  ])('at E5 does a boat at %s %i damage', (boat, damage) => {
    const state = sea();
    expect(blastDamage(state.rules.chart, cell(state, 'E5'), cell(state, boat))).toBe(damage);
  });

  test('covers nine cells and no more', () => {
    const { chart } = sea().rules;
    const hit = chart.sea.map((_, at) => blastDamage(chart, 40, at)).filter(Boolean);
    expect(hit).toHaveLength(9);
    expect(chart.around[40]?.every((at) => chebyshev(chart, 40, at) === 1)).toBe(true);
  });

  test.each<[string, string, string, string, [number, number]]>([
    // what                             blue  red   at    blue and red left
    ['a hit', 'E5', 'E8', 'E8', [4, 2]],
    ['a near miss', 'E5', 'F9', 'E8', [4, 3]],
    ['a miss', 'E5', 'A9', 'E8', [4, 4]],
    ['the shooter is too close', 'E5', 'A9', 'E6', [3, 4]],
    ['both in it', 'E5', 'E6', 'E6', [3, 2]],
    ['both in one cell', 'E5', 'E5', 'F6', [3, 3]],
  ])('a torpedo: %s (blue %s, red %s, at %s)', (_, blue, red, at, left) => {
    const state = sea({ now: MOVED, blue: { at: blue, charges: full('torpedo') }, red: { at: red } });
    const happened = done(state, 'blue.captain', torpedo(at));
    expect(types(happened)).toEqual(['torpedo-fired', 'exploded']);
    expect(hulls(happened.state)).toEqual(left);
  });

  test('does not touch the engineer’s marks', () => {
    const state = sea({ now: MOVED, blue: { at: 'E5', charges: full('torpedo') }, red: { at: 'E8', marks: [0, 7] } });
    expect(done(state, 'blue.captain', torpedo('E8')).state.boats.red.marks).toBe(state.boats.red.marks);
  });
});

describe('a torpedo on a mine', () => {
  test('sweeps the mines of both sides in that cell, and none explodes', () => {
    const state = sea({
      now: MOVED,
      blue: { at: 'E5', charges: full('torpedo'), mines: 'E8 A1' },
      red: { at: 'I9', mines: 'E8 D8' },
    });
    const happened = done(state, 'blue.captain', torpedo('E8'));
    expect(types(happened)).toEqual(['torpedo-fired', 'exploded']);
    const left = (side: Side) => happened.state.boats[side].mines.map((mine) => name(state, mine));
    expect([left('blue'), left('red')]).toEqual([['A1'], ['D8']]);
  });
});

describe('dropping a mine', () => {
  const ready = { at: 'E5', charges: full('mine') };

  test.each<[string, Situation, string, string | undefined]>([
    ['north', { blue: ready }, 'E4', undefined],
    ['south', { blue: ready }, 'E6', undefined],
    ['east', { blue: ready }, 'F5', undefined],
    ['west', { blue: ready }, 'D5', undefined],
    ['diagonally', { blue: ready }, 'F6', 'not-adjacent'],
    ['two cells away', { blue: ready }, 'E7', 'not-adjacent'],
    ['under the boat', { blue: ready }, 'E5', 'not-adjacent'],
    ['on the own trail', { blue: { ...ready, trail: 'E4' } }, 'E4', 'own-trail'],
    ['on an own mine', { blue: { ...ready, mines: 'E4' } }, 'E4', 'own-mine'],
    ['on an enemy mine', { blue: ready, red: { mines: 'E4' } }, 'E4', undefined],
    ['on an island', { chart: 'alpha', blue: { at: 'L1', charges: full('mine') } }, 'M1', 'island'],
    ['with an empty gauge', { blue: { at: 'E5' } }, 'E4', 'not-charged'],
    ['with red out of order', { blue: { ...ready, marks: [1] } }, 'E4', 'broken-down'],
  ])('%s', (_, situation, at, code) => {
    expect(refused(sea({ now: MOVED, ...situation }), 'blue.captain', drop(at))).toBe(code);
  });

  test('legal cells exist', () => {
    const state = sea({ now: MOVED, blue: { at: 'A1', charges: full('mine'), trail: 'A2' } });
    expect(mineRoom(state.rules.chart, state.boats.blue).map((at) => name(state, at))).toEqual(['B1']);
  });

  test('lays it, and empties the gauge', () => {
    const { state, events } = done(sea({ now: MOVED, blue: ready }), 'blue.captain', drop('E4'));
    expect(events).toEqual([{ type: 'mine-dropped', side: 'blue', at: cell(state, 'E4') }]);
    expect(state.boats.blue).toMatchObject({ mines: [cell(state, 'E4')], charges: { mine: 0 } });
  });
});

describe('detonating a mine', () => {
  const mined = { at: 'A1', mines: 'E5 E6' };

  test.each<[string, Situation, string, string | undefined]>([
    ['before the move', { blue: mined }, 'E5', undefined],
    ['after the move', { blue: mined, now: MOVED }, 'E5', undefined],
    ['after a system was used', { blue: mined, now: { ...MOVED, fired: true } }, 'E5', undefined],
    ['with red out of order', { blue: { ...mined, marks: [1] } }, 'E5', undefined],
    ['where there is none', { blue: mined }, 'E7', 'no-mine-there'],
    ['of the enemy', { blue: { at: 'A1' }, red: { mines: 'E5' } }, 'E5', 'no-mine-there'],
    ['on the surface', { blue: { ...mined, surfaced: 1 } }, 'E5', 'on-the-surface'],
    [
      'after surfacing',
      { blue: { ...mined, surfaced: 1 }, now: { moved: true, surfacing: true } },
      'E5',
      'on-the-surface',
    ],
    [
      'while a sonar answer is owed',
      { blue: mined, now: { ...MOVED, fired: true, sonar: true } },
      'E5',
      'sonar-pending',
    ],
    ["in the enemy's turn", { blue: mined, active: 'red' }, 'E5', 'not-your-turn'],
  ])('%s', (_, situation, at, code) => {
    expect(refused(sea(situation), 'blue.captain', detonate(at))).toBe(code);
  });

  test('is the same blast, uses no gauge and does not count as a system', () => {
    const state = sea({ blue: { ...mined, charges: full('drone') }, red: { at: 'E4' }, now: MOVED });
    const happened = done(state, 'blue.captain', detonate('E5'));
    expect(types(happened)).toEqual(['mine-detonated', 'exploded']);
    expect(hulls(happened.state)).toEqual([4, 3]);
    expect(refused(happened.state, 'blue.captain', { type: 'drone', sector: 1 })).toBeUndefined();
  });

  test('does not detonate the mine next to it, which may go next', () => {
    const state = played(
      sea({ blue: mined, red: { at: 'D6' } }),
      ['blue.captain', detonate('E5')],
      ['blue.captain', detonate('E6')],
    );
    expect(hulls(state)).toEqual([4, 2]);
    expect(state.boats.blue.mines).toEqual([]);
    expect(state.now).toEqual(sea().now);
  });

  test('may come in the turn in which it was dropped', () => {
    const state = sea({ now: MOVED, blue: { at: 'E5', charges: full('mine') } });
    const dropped = played(state, ['blue.captain', drop('E6')]);
    expect(hulls(played(dropped, ['blue.captain', detonate('E6')]))).toEqual([3, 4]);
  });
});

describe('sinking', () => {
  const BLUE: Outcome = { winners: ['blue'], reason: { code: 'sunk', side: 'red' } };
  const RED: Outcome = { winners: ['red'], reason: { code: 'sunk', side: 'blue' } };
  const DRAW: Outcome = { winners: ['blue', 'red'], reason: { code: 'both-sunk' } };

  test.each<[string, Side, number, number, string, Outcome | null]>([
    // the torpedo at E6: the shooter is at E5, the other boat at E6
    ['the enemy sinks', 'blue', 4, 2, 'E6', BLUE],
    ['the enemy sinks below nothing', 'blue', 4, 1, 'E6', BLUE],
    ['the shooter sinks alone', 'blue', 1, 4, 'E6', RED],
    ['nobody sinks', 'blue', 2, 3, 'E6', null],
    ['both sink, blue shooting', 'blue', 1, 2, 'E6', DRAW],
    ['both sink, red shooting', 'red', 2, 1, 'E6', DRAW],
  ])('%s (%s shoots, hulls %i and %i)', (_, side, blue, red, at, outcome) => {
    const shooter = { at: 'E5', charges: full('torpedo') };
    const target = { at: 'E6' };
    const state = sea({
      now: MOVED,
      active: side,
      blue: { ...(side === 'blue' ? shooter : target), hull: blue },
      red: { ...(side === 'red' ? shooter : target), hull: red },
    });
    const happened = done(state, `${side}.captain`, torpedo(at));
    expect(happened.state.outcome).toEqual(outcome);
    expect(happened.state.phase).toBe(outcome ? 'ended' : 'playing');
    expect(Math.min(...hulls(happened.state))).toBeGreaterThanOrEqual(0);
  });

  test('a mine may draw too', () => {
    const state = sea({ blue: { at: 'E5', mines: 'E6', hull: 1 }, red: { at: 'F6', hull: 1 } });
    expect(done(state, 'blue.captain', detonate('E6')).state.outcome).toEqual(DRAW);
  });
});
