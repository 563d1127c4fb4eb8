import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { must } from '../../../kernel/result.ts';
import { COURSES, type Course } from '../../../parts/grid/grid.ts';
import { options } from '../options.ts';
import { FRESH_TURN, type State } from '../state.ts';
import { view } from '../view.ts';
import { isTrapped } from './course.ts';
import { setUp } from './set-up.ts';
import { cell, done, full, name, played, refused, type Situation, sea, type Told } from './testing.ts';

const move = (course: Course): Told => ({ type: 'move', course });
const stealth = (course: Course, steps: number): Told => ({ type: 'stealth', course, steps });

describe('a course', () => {
  test.each([
    // from  course    to
    ['C3', 'north', 'C2'],
    ['C3', 'south', 'C4'],
    ['C3', 'east', 'D3'],
    ['C3', 'west', 'B3'],
  ] as const)('from %s %s leads to %s', (at, course, to) => {
    const { state, events } = done(sea({ blue: { at } }), 'blue.captain', move(course));
    expect(events).toEqual([{ type: 'moved', side: 'blue', course, to: cell(state, to) }]);
    expect(state.boats.blue.trail.map((each) => name(state, each))).toEqual([at, to]);
  });

  test.each<[string, Situation, Course, string | undefined]>([
    ['open sea', { blue: { at: 'C3' } }, 'north', undefined],
    ['off the map', { blue: { at: 'A1' } }, 'west', 'no-sea-there'],
    ['an island', { chart: 'alpha', blue: { at: 'L1' } }, 'east', 'no-sea-there'],
    ['the own trail', { blue: { at: 'C3', trail: 'C2' } }, 'north', 'own-trail'],
    ['an own mine', { blue: { at: 'C3', mines: 'C2' } }, 'north', 'own-mine'],
    ['the enemy boat', { blue: { at: 'C3' }, red: { at: 'C2' } }, 'north', undefined],
    ['the enemy trail', { blue: { at: 'C3' }, red: { trail: 'C2' } }, 'north', undefined],
    ['an enemy mine', { blue: { at: 'C3' }, red: { mines: 'C2' } }, 'north', undefined],
    ['a second move', { blue: { at: 'C3' }, now: { moved: true, course: 'north' } }, 'north', 'already-moved'],
    ["the enemy's turn", { active: 'red', blue: { at: 'C3' } }, 'north', 'not-your-turn'],
    ['from the surface', { blue: { at: 'C3', surfaced: 1 } }, 'north', 'on-the-surface'],
  ])('to %s', (_, situation, course, code) => {
    expect(refused(sea(situation), 'blue.captain', move(course))).toBe(code);
  });

  test('only the captain steers', () => {
    for (const seat of ['blue.first-mate', 'blue.engineer', 'blue.radio-operator'] as const)
      expect(refused(sea(), seat, move('east'))).toBe('wrong-role');
  });
});

describe('stealth', () => {
  const charged = { charges: full('stealth') };

  test.each([
    // steps  ends at
    [0, 'C3'],
    [1, 'D3'],
    [2, 'E3'],
    [3, 'F3'],
    [4, 'G3'],
  ])('of %i steps east of C3 ends at %s', (steps, to) => {
    const { state, events } = done(sea({ blue: { at: 'C3', ...charged } }), 'blue.captain', stealth('east', steps));
    expect(events).toMatchObject([{ type: 'stealthed', course: 'east', steps }]);
    expect(name(state, state.boats.blue.at)).toBe(to);
    expect(state.boats.blue.trail).toHaveLength(steps + 1);
    expect(state.boats.blue.charges.stealth).toBe(0);
    expect(state.now).toMatchObject({ moved: true, course: 'east', stealth: true, fired: true });
  });

  test.each<[string, Situation, number, string | undefined]>([
    ['five steps', { blue: { at: 'A3', ...charged } }, 5, 'too-far'],
    ['over the edge', { blue: { at: 'G3', ...charged } }, 3, 'no-sea-there'],
    ['up to the edge', { blue: { at: 'G3', ...charged } }, 2, undefined],
    ['into an island', { chart: 'alpha', blue: { at: 'J1', ...charged } }, 3, 'no-sea-there'],
    ['across the own trail', { blue: { at: 'C3', trail: 'E3', ...charged } }, 4, 'own-trail'],
    ['short of the own trail', { blue: { at: 'C3', trail: 'E3', ...charged } }, 1, undefined],
    ['across an own mine', { blue: { at: 'C3', mines: 'F3', ...charged } }, 4, 'own-mine'],
    ['across an enemy mine', { blue: { at: 'C3', ...charged }, red: { mines: 'D3' } }, 4, undefined],
    ['a gauge that is not full', { blue: { at: 'C3', charges: { stealth: 3 } } }, 1, 'not-charged'],
    ['a yellow node marked', { blue: { at: 'C3', marks: [0], ...charged } }, 1, 'broken-down'],
    ['a red node marked', { blue: { at: 'C3', marks: [1], ...charged } }, 1, undefined],
    ['after a move', { blue: { at: 'C3', ...charged }, now: { moved: true, course: 'east' } }, 1, 'already-moved'],
    ['from the surface', { blue: { at: 'C3', surfaced: 1, ...charged } }, 1, 'on-the-surface'],
  ])('%s', (_, situation, steps, code) => {
    expect(refused(sea(situation), 'blue.captain', stealth('east', steps))).toBe(code);
  });

  test('is the one system of the turn', () => {
    const state = played(sea({ blue: { charges: 'full' } }), ['blue.captain', stealth('east', 2)]);
    expect(refused(state, 'blue.captain', { type: 'drone', sector: 1 })).toBe('system-used');
  });

  test('with zero steps still needs a mark and a charge', () => {
    const state = played(sea({ blue: { charges: full('stealth') } }), ['blue.captain', stealth('south', 0)]);
    expect(refused(state, 'blue.captain', { type: 'end-turn' })).toBe('engineer-first');
    expect(refused(state, 'blue.engineer', { type: 'mark', node: 6 })).toBeUndefined();
    expect(refused(state, 'blue.first-mate', { type: 'charge', system: 'mine' })).toBeUndefined();
  });
});

describe('a lasting stealth', () => {
  const quiet = { blue: { at: 'C3', charges: full('stealth') } };
  const lasting: State = {
    ...sea(quiet),
    rules: must(setUp({ ...sea(quiet).rules.setup, stealth: 'lasting', switches: {} }, loaded())),
  };

  test('hides the courses of three more moves, which use no system', () => {
    let state = played(lasting, ['blue.captain', stealth('east', 2)]);
    expect(state.boats.blue.quiet).toBe(3);
    for (const left of [2, 1, 0]) {
      state = played({ ...state, active: 'blue', now: FRESH_TURN }, ['blue.captain', move('south')]);
      expect(state.now).toMatchObject({ moved: true, course: 'south', stealth: true, fired: false });
      expect(state.boats.blue.quiet).toBe(left);
      expect(view(state, 'red.radio-operator').now.course).toBeNull();
    }
    state = played({ ...state, active: 'blue', now: FRESH_TURN }, ['blue.captain', move('south')]);
    expect(view(state, 'red.radio-operator').now.course).toBe('south');
  });

  test('ends when the boat surfaces', () => {
    const state = sea({ blue: { quiet: 2 } });
    expect(played(state, ['blue.captain', { type: 'surface' }]).boats.blue.quiet).toBe(0);
  });

  test('is off by default', () => {
    expect(played(sea(quiet), ['blue.captain', stealth('east', 2)]).boats.blue.quiet).toBe(0);
  });
});

describe('a boat with no open course', () => {
  const trapped = sea({ blue: { at: 'A1', trail: 'A2', mines: 'B1', charges: full('stealth') } });

  test('is trapped by edge, trail and mine together', () => {
    expect(isTrapped(trapped.rules.chart, trapped.boats.blue)).toBe(true);
    expect(isTrapped(trapped.rules.chart, sea({ blue: { at: 'A1', trail: 'A2' } }).boats.blue)).toBe(false);
  });

  test('stealth cannot rescue it: only staying is open', () => {
    for (const course of COURSES) {
      expect(refused(trapped, 'blue.captain', move(course))).toMatch(/no-sea-there|own-trail|own-mine/);
      expect(refused(trapped, 'blue.captain', stealth(course, 1))).toMatch(/no-sea-there|own-trail|own-mine/);
      expect(refused(trapped, 'blue.captain', stealth(course, 0))).toBeUndefined();
    }
  });

  test('is offered nothing but to surface once stealth is not ready', () => {
    const empty = sea({ blue: { at: 'A1', trail: 'A2 B1' } });
    const orders = [...options(view(empty, 'blue.captain'), 'blue.captain')].map(({ type }) => type);
    expect(new Set(orders)).toEqual(new Set(['surface', 'request-report', 'set-priority', 'protect']));
  });

  test('surfaces, and the trail is gone', () => {
    const { state, events } = done(trapped, 'blue.captain', { type: 'surface' });
    expect(events).toEqual([{ type: 'surfaced', side: 'blue', sector: 1, blackout: true }]);
    expect(state.boats.blue.trail).toEqual([state.boats.blue.at]);
  });
});

describe('surfacing', () => {
  const before = sea({
    blue: { at: 'E5', trail: 'E4 E3', hull: 3, marks: [0, 7], mines: 'A1', charges: full('sonar') },
  });
  const { state, events } = done(before, 'blue.captain', { type: 'surface' });

  test('names the sector', () => {
    expect(events).toEqual([{ type: 'surfaced', side: 'blue', sector: 5, blackout: false }]);
    expect(state.boats.blue.surfaced).toBe(5);
  });

  test('clears trail and board; hull, gauges and mines stay', () => {
    const { trail, marks, hull, charges, mines } = state.boats.blue;
    expect({ trail, marks }).toEqual({ trail: [cell(state, 'E5')], marks: 0 });
    expect({ hull, charges, mines }).toEqual({ hull: 3, charges: before.boats.blue.charges, mines: [0] });
  });

  test('cannot be repeated in the same turn or on the surface', () => {
    expect(refused(state, 'blue.captain', { type: 'surface' })).toBe('already-moved');
    expect(refused(sea({ blue: { surfaced: 1 } }), 'blue.captain', { type: 'surface' })).toBe('on-the-surface');
  });
});
