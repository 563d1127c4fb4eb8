import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { done, fresh, refused, sea, type Told, types } from './testing.ts';

const place = (at: string | number): Told => ({ type: 'place', at });

describe('placement', () => {
  test.each([
    // die  first
    [1, 'blue'],
    [2, 'red'],
  ])('a die that shows %i lets %s move first', (face, first) => {
    const { state, events } = done(fresh(), 'umpire', { type: 'begin' }, loaded(face));
    expect(events).toEqual([{ type: 'began', first }]);
    expect(state.active).toBe(first);
  });

  test.each([
    ['a sea cell', place('A1'), undefined],
    ['the far corner', place('O15'), undefined],
    ['an island', place('M1'), 'island'],
    ['off the map', place(225), 'off-map'],
  ])('on %s: %s %s', (_, command, code) => {
    expect(refused(fresh({ chart: 'alpha' }), 'blue.captain', command)).toBe(code);
  });

  test('only the captain places the boat', () => {
    expect(refused(fresh(), 'blue.engineer', place('A1'))).toBe('wrong-role');
    expect(refused(fresh(), 'spectator', place('A1'))).toBe('unknown-seat');
  });

  test('a boat is placed once', () => {
    const { state } = done(fresh(), 'red.captain', place('C3'));
    expect(refused(state, 'red.captain', place('D4'))).toBe('already-placed');
  });

  test('either side may place first, and play starts when both have', () => {
    const one = done(fresh(), 'red.captain', place('C3'));
    expect(types(one)).toEqual(['placed']);
    expect(one.state.phase).toBe('placement');
    const two = done(one.state, 'blue.captain', place('D4'));
    expect(two.events.at(-1)).toEqual({ type: 'play-began', side: 'blue' });
    expect(two.state.phase).toBe('playing');
  });

  test('both boats may start in the same cell: boats do not collide', () => {
    const { state } = done(fresh(), 'red.captain', place('C3'));
    expect(refused(state, 'blue.captain', place('C3'))).toBeUndefined();
  });

  test('the start cell is the first of the trail', () => {
    const { state } = done(fresh(), 'blue.captain', place('C3'));
    expect(state.boats.blue.trail).toEqual([state.boats.blue.at]);
  });

  test('after that, placing and starting again are refused', () => {
    expect(refused(sea(), 'blue.captain', place('D4'))).toBe('already-playing');
    expect(refused(sea(), 'umpire', { type: 'begin' })).toBe('already-begun');
    expect(refused(fresh(), 'blue.captain', { type: 'begin' })).toBe('umpire-only');
  });

  test.each([
    ['blue.captain', { type: 'move', course: 'south' }],
    ['blue.captain', { type: 'surface' }],
    ['blue.captain', { type: 'end-turn' }],
    ['blue.engineer', { type: 'mark', node: 0 }],
    ['blue.first-mate', { type: 'charge', system: 'sonar' }],
    ['blue.radio-operator', { type: 'comment', sentences: [] }],
  ] as const)('before it %s cannot %o', (seat, command) => {
    expect(refused(fresh(), seat, command)).toBe('not-yet-playing');
  });
});
