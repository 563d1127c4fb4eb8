import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '../../../page/contract.ts';
import type { Heard } from '../events.ts';
import type { RadarKinds } from '../kinds.ts';
import { sea } from '../rules/testing.ts';
import { view } from '../view.ts';
import { coursesSince, jottings } from './hearing.ts';
import { blastsOf, claimsOf, droneOf, hullLost, isOneStep, newsOf, resultOf } from './lately.ts';

const told = (...events: readonly Heard[]): HeardEvent<RadarKinds>[] =>
  events.map((event, seq) => ({ seq, at: 0, event }));
const END: Heard = { type: 'turn-ended', side: 'blue', next: 'red', extra: 0 };
const FIRED: Heard = { type: 'torpedo-fired', side: 'blue', at: 4 };
const SET_OFF: Heard = { type: 'mine-detonated', side: 'red', at: 9 };
const boom = (at: number): Heard => ({ type: 'exploded', side: 'blue', at, blue: 0, red: 2 });

describe('blasts of late', () => {
  test('have a cause, an effect and an age', () => {
    const blasts = blastsOf(told(FIRED, boom(4), END, SET_OFF, boom(9)));
    expect(blasts.map(({ at, by, red, age }) => [at, by, red, age])).toEqual([
      [4, 'torpedo', 2, 1],
      [9, 'mine', 2, 0],
    ]);
  });
  test('are gone after the turn that follows', () => {
    expect(blastsOf(told(FIRED, boom(4), END, END))).toEqual([]);
  });
});

describe('the last drone', () => {
  const sent: Heard = { type: 'drone-launched', side: 'blue', sector: 3 };
  test.each<[string, readonly Heard[], boolean | null | undefined]>([
    ['answered', [sent, { type: 'drone-answered', side: 'blue', sector: 3, there: true }], true],
    ['the answer is not for us', [sent], null],
    ['the turn is over', [sent, END], undefined],
  ])('%s', (_, events, there) => {
    expect(droneOf(told(...events))?.there).toBe(there);
  });
});

test('a drone can be remembered for a turn or two', () => {
  const sent: Heard = { type: 'drone-launched', side: 'blue', sector: 3 };
  expect(droneOf(told(sent, END), 1)?.sector).toBe(3);
  expect(droneOf(told(sent, END, END), 1)).toBeNull();
});

describe('facts of their sonar answer', () => {
  const [first, second] = [{ about: 'row', value: 1 } as const, { about: 'sector', value: 2 } as const];
  const answer: Heard = { type: 'sonar-answered', side: 'red', first, second };
  test.each<[string, readonly Heard[], readonly unknown[]]>([
    ['fresh', [answer], [first, second]],
    ['two turns later', [answer, END, END], [first, second]],
    ['three turns later', [answer, END, END, END], []],
    ['our own answer is none', [{ ...answer, side: 'blue' }], []],
  ])('%s', (_, events, claims) => {
    expect(claimsOf(told(...events), 'red')).toEqual(claims);
  });
  test('is the result of our ping', () => expect(resultOf(told(answer), 'blue')).toBe(answer));
});

test('the result of our shot is shown until the turn after it', () => {
  expect(resultOf(told(FIRED, boom(4), END), 'blue')?.type).toBe('exploded');
  expect(resultOf(told(FIRED, boom(4), END, END), 'blue')).toBeUndefined();
  expect(resultOf(told(FIRED, boom(4)), 'red')).toBeUndefined();
});

test('the news is the last event other than a course, and the last crew message', () => {
  const moved: Heard = { type: 'moved', side: 'red', course: 'north' };
  const said: Heard = { type: 'said', side: 'blue', seat: 'blue.captain', message: { type: 'request-report' } };
  const types = (...events: readonly Heard[]) => newsOf(told(...events)).map(({ event }) => event.type);
  expect(types(FIRED, boom(4), END, moved, END)).toEqual(['exploded']);
  expect(types(said, FIRED, boom(4), moved)).toEqual(['exploded', 'said']);
  expect(types(moved, END)).toEqual([]);
  const ready: Heard = { ...said, message: { type: 'ready', system: 'torpedo' } };
  expect(types(ready)).toEqual(['said']);
  expect(types(ready, FIRED, boom(4))).toEqual(['exploded']);
});

test('the hull that was lost is the difference of two views', () => {
  const [before, after] = [view(sea(), 'spectator'), view(sea({ red: { hull: 2 } }), 'spectator')];
  expect(hullLost(before, after)).toEqual({ blue: 0, red: 2 });
  expect(hullLost(null, after)).toEqual({ blue: 0, red: 0 });
});

test.each([
  ['the next step', 1, true],
  ['a leap in a replay', 9, false],
])('only steps of play move in time: %s', (_, turn, moves) => {
  expect(isOneStep(view(sea({ turn: 0 }), 'archive'), view(sea({ turn }), 'archive'))).toBe(moves);
});

describe('the radio operator’s log', () => {
  const events: readonly Heard[] = [
    { type: 'moved', side: 'red', course: 'north' },
    { type: 'moved', side: 'blue', course: 'east' },
    { type: 'sonar-answered', side: 'red', first: { about: 'row', value: 1 }, second: { about: 'sector', value: 2 } },
    { type: 'charged', side: 'blue', system: 'mine' },
    { type: 'drone-answered', side: 'blue', sector: 1, there: false },
    { type: 'moved', side: 'red', course: 'west' },
  ];
  test('is about the enemy: courses, answers, shots, and what our drones saw', () => {
    expect(jottings(told(...events), 'red').map(({ seq }) => seq)).toEqual([0, 2, 4, 5]);
  });
  test('courses since a mark are the ones heard after it', () => {
    expect(coursesSince(told(...events), 'red', 0)).toEqual(['west']);
    expect(coursesSince(told(...events), 'red', -1)).toEqual(['north', 'west']);
  });
});
