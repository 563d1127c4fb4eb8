import { expect, test } from 'vitest';
import { HD } from '../../data/places.ts';
import { hurt, table } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { bandOf, heatMarks, isCertain, marksInForce } from './heat.ts';

const state = table({ units: [{ at: '0505' }] });
const marksOf = (now = state) => heatMarks(view(now, 'spectator'), 0);
const at = (heat: number, now = state) => marksOf(now).find((mark) => mark.heat === heat)?.begins;

test('the scale goes from 30 down to 0', () => {
  expect(marksOf().map(({ heat }) => heat)).toEqual(Array.from({ length: 31 }, (_, i) => 30 - i));
});

test.each([
  [0, []],
  [5, [['movement', 1]]],
  [8, [['to-hit', 1]]],
  [9, []],
  [14, [['shutdown', 4]]],
  [19, [['ammunition', 4]]],
  [28, [['ammunition', 8]]],
])('effects starting at %i', (heat, begins) => {
  expect(at(heat)?.map(({ kind, value }) => [kind, value])).toEqual(begins);
});

test('at the top no roll avoids a shutdown', () => {
  expect(at(30)?.map(isCertain)).toEqual([true]);
  expect(at(26)?.map(isCertain)).toEqual([false]);
});

test('heat hurts a pilot with damaged life support', () => {
  const choking = hurt(state, 0, HD, 0);
  expect(at(15, choking)).toContainEqual({ kind: 'pilot', value: 1 });
  expect(at(25, choking)).toContainEqual({ kind: 'pilot', value: 2 });
  expect(at(15)).not.toContainEqual({ kind: 'pilot', value: 1 });
});

test.each([
  [4, 'cool'],
  [5, 'warm'],
  [14, 'hot'],
  [19, 'burning'],
  [40, 'burning'],
])('%i is %s', (heat, band) => {
  expect(bandOf(heat)).toBe(band);
});

test.each([
  [4, []],
  [9, ['movement 1', 'to-hit 1']],
  [15, ['movement 3', 'shutdown 4', 'to-hit 2']],
  [40, ['ammunition 8', 'movement 5', 'shutdown 13', 'to-hit 4']],
])('at %i the worst of each kind applies', (heat, counts) => {
  expect([...marksInForce(marksOf(), heat)].map(({ kind, value }) => `${kind} ${value}`).sort()).toEqual(counts);
});
