import { describe, expect, test } from 'vitest';
import type { Course } from '../../../parts/grid/grid.ts';
import { COURSES } from '../../../parts/grid/grid.ts';
import type { Side, State } from '../state.ts';
import { done, full, played, refused, type Situation, sea, type Told } from './testing.ts';

const END: Told = { type: 'end-turn' };

/** A whole turn of the active side: move, mark, charge, end. */
function turn(state: State, course: Course): State {
  const side = state.active;
  const first = COURSES.indexOf(course) * 6;
  const free = [0, 1, 2, 3, 4, 5].map((i) => first + i).find((node) => !(state.boats[side].marks & (1 << node)));
  return played(
    state,
    [`${side}.captain`, { type: 'move', course }],
    [`${side}.engineer`, { type: 'mark', node: free ?? first }],
    [`${side}.first-mate`, { type: 'charge', system: 'torpedo' }],
    [`${side}.captain`, END],
  );
}
const surfacing = (state: State): State =>
  played(state, [`${state.active}.captain`, { type: 'surface' }], [`${state.active}.captain`, END]);
const dive = (state: State): State => played(state, [`${state.active}.captain`, { type: 'dive' }]);

describe('ending the turn', () => {
  const moved = { moved: true, course: 'east' } as const;

  // In the order in which the rules check.
  test.each<[string, Situation, string | undefined]>([
    ['in the enemy’s turn', { active: 'red' }, 'not-your-turn'],
    ['before the move', {}, 'move-first'],
    ['while a sonar answer is owed', { now: { ...moved, sonar: true } }, 'sonar-pending'],
    ['before the engineer has marked', { now: moved }, 'engineer-first'],
    ['before the first mate has charged', { now: { ...moved, marked: true } }, 'first-mate-first'],
    ['when all have done their part', { now: { ...moved, marked: true, charged: true } }, undefined],
    ['uncharged, when all gauges are full', { blue: { charges: 'full' }, now: { ...moved, marked: true } }, undefined],
    ['after surfacing', { blue: { surfaced: 1 }, now: { moved: true, surfacing: true } }, undefined],
  ])('%s', (_, situation, code) => {
    expect(refused(sea(situation), 'blue.captain', END)).toBe(code);
  });

  test('passes the turn and resets its flags', () => {
    const before = sea({ now: { ...moved, marked: true, charged: true, fired: true }, spoken: { blue: 3, red: 1 } });
    const { state, events } = done(before, 'blue.captain', END);
    expect(events).toEqual([{ type: 'turn-ended', side: 'blue', next: 'red', extra: 0 }]);
    expect(state).toMatchObject({ active: 'red', turn: 1, extra: 0, now: sea().now, spoken: { blue: 0, red: 0 } });
  });
});

describe('after surfacing', () => {
  const up = played(sea({ blue: { at: 'E5', charges: 'full', mines: 'A1' } }), ['blue.captain', { type: 'surface' }]);

  test.each<[string, 'captain' | 'engineer' | 'first-mate', Told, string]>([
    ['a move', 'captain', { type: 'move', course: 'east' }, 'already-moved'],
    ['stealth', 'captain', { type: 'stealth', course: 'east', steps: 1 }, 'already-moved'],
    ['surfacing again', 'captain', { type: 'surface' }, 'already-moved'],
    ['diving at once', 'captain', { type: 'dive' }, 'turn-is-over'],
    ['a torpedo', 'captain', { type: 'torpedo', at: 'E6' }, 'turn-is-over'],
    ['a mine', 'captain', { type: 'drop-mine', at: 'E6' }, 'turn-is-over'],
    ['sonar', 'captain', { type: 'sonar' }, 'turn-is-over'],
    ['a drone', 'captain', { type: 'drone', sector: 1 }, 'turn-is-over'],
    ['a detonation', 'captain', { type: 'detonate', at: 'A1' }, 'on-the-surface'],
    ['a mark', 'engineer', { type: 'mark', node: 0 }, 'turn-is-over'],
    ['a charge', 'first-mate', { type: 'charge', system: 'sonar' }, 'turn-is-over'],
  ])('%s is refused', (_, role, command, code) => {
    expect(refused(up, `blue.${role}`, command)).toBe(code);
  });

  test('only the end of the turn is left', () => expect(refused(up, 'blue.captain', END)).toBeUndefined());
});

/** The order of turns as letters; blue moves around in the north-west, red in the south-east. */
function turns(state: State, count: number): string {
  const letters: string[] = [];
  let now = state;
  const course = { blue: 0, red: 0 };
  for (let i = 0; i < count; i++) {
    letters.push(now.active === 'blue' ? 'b' : 'r');
    const side: Side = now.active;
    if (now.boats[side].surfaced) now = dive(now);
    const way: readonly Course[] =
      side === 'blue' ? ['south', 'east', 'north', 'east'] : ['north', 'west', 'south', 'west'];
    now = turn(now, way[course[side]++ % 4] as Course);
  }
  return letters.join('');
}

describe('turns in a row', () => {
  test('without surfacing the sides take turns', () => expect(turns(sea(), 6)).toBe('brbrbr'));

  test('surfacing gives the enemy three turns', () => {
    const state = surfacing(sea());
    expect(state).toMatchObject({ active: 'red', extra: 3 });
    expect(turns(state, 6)).toBe('rrrbrb');
  });

  test('they are lost when that side surfaces too, and the other has three', () => {
    const second = turn(surfacing(sea()), 'north');
    expect(second).toMatchObject({ active: 'red', extra: 2 });
    const state = surfacing(second);
    expect(state).toMatchObject({ active: 'blue', extra: 3 });
    expect(turns(state, 5)).toBe('bbbrb');
  });

  test('surfacing in the last of them gives three as well', () => {
    const last = turn(turn(surfacing(sea()), 'north'), 'north');
    expect(last).toMatchObject({ active: 'red', extra: 1 });
    expect(surfacing(last)).toMatchObject({ active: 'blue', extra: 3 });
  });

  test('the boat stays on the surface with its sector known', () => {
    const state = turn(surfacing(sea({ blue: { at: 'E5' } })), 'north');
    expect(state.boats.blue.surfaced).toBe(5);
  });

  test.each(['seed', 'classic'] as const)('%s: three of them', (ruleset) => {
    expect(sea({ ruleset }).rules.ruleset.surfaceTurns).toBe(3);
  });
});

describe('diving', () => {
  const surfaced = sea({ blue: { at: 'E5', surfaced: 5, charges: full('stealth'), mines: 'A1' } });

  test('comes first in the next turn', () => {
    for (const command of [
      { type: 'move', course: 'east' },
      { type: 'stealth', course: 'east', steps: 1 },
      { type: 'surface' },
      { type: 'detonate', at: 'A1' },
    ] satisfies Told[])
      expect(refused(surfaced, 'blue.captain', command)).toBe('on-the-surface');
  });

  test('is announced, costs nothing and leaves the move to make', () => {
    const { state, events } = done(surfaced, 'blue.captain', { type: 'dive' });
    expect(events).toEqual([{ type: 'dived', side: 'blue' }]);
    expect(state.now.moved).toBe(false);
    expect(refused(state, 'blue.captain', END)).toBe('move-first');
    expect(refused(state, 'blue.captain', { type: 'move', course: 'east' })).toBeUndefined();
    expect(refused(state, 'blue.captain', { type: 'stealth', course: 'east', steps: 2 })).toBeUndefined();
    expect(refused(state, 'blue.captain', { type: 'detonate', at: 'A1' })).toBeUndefined();
  });

  test('is for boats on the surface', () => {
    expect(refused(sea(), 'blue.captain', { type: 'dive' })).toBe('not-on-the-surface');
  });
});

describe('the turn limit', () => {
  const last = (blue: number, red: number): State =>
    done(
      sea({
        turnLimit: 10,
        turn: 9,
        blue: { hull: blue },
        red: { hull: red },
        now: { moved: true, course: 'east', marked: true, charged: true },
      }),
      'blue.captain',
      END,
    ).state;

  test.each([
    // hulls  winners           reason
    [4, 3, ['blue'], 'limit-hull'],
    [1, 2, ['red'], 'limit-hull'],
    [2, 2, ['blue', 'red'], 'limit-even'],
  ] as const)('hulls of %i and %i: %j, %s', (blue, red, winners, code) => {
    expect(last(blue, red)).toMatchObject({ phase: 'ended', outcome: { winners, reason: { code, turns: 10 } } });
  });

  test('one turn earlier, play continues', () => {
    const state = sea({ turnLimit: 10, turn: 8, now: { moved: true, course: 'east', marked: true, charged: true } });
    expect(done(state, 'blue.captain', END).state).toMatchObject({ phase: 'playing', turn: 9, outcome: null });
  });
});
