import { expect, test } from 'vitest';
import type { GameInfo } from '../app/api.ts';
import {
  canBeTold,
  easyBot,
  hasCrews,
  matchOf,
  minutesOf,
  planOf,
  promiseOf,
  seatsOffered,
  watchedMatch,
} from './choice.ts';

const crews = { sides: ['blue', 'red'], seats: ['blue.captain', 'blue.engineer', 'red.captain', 'red.engineer'] };
const sides = { sides: ['0', '1', '2'], seats: ['0', '1', '2'] };

test('with crews the choice is a role of the first side, otherwise a side', () => {
  expect([hasCrews(crews), seatsOffered(crews)]).toEqual([true, ['blue.captain', 'blue.engineer']]);
  expect([hasCrews(sides), seatsOffered(sides)]).toEqual([false, ['0', '1', '2']]);
});

test.each([
  [[1, 2, 3, 4, 5], 'crew@2'],
  [[], 'crew'],
])('a bot of levels %j plays as %s', (levels, name) => {
  const bots = [{ id: 'crew', about: '', levels, personas: [] }];
  expect(easyBot({ bots, defaults: { bot: 'crew', watch: 'spectator' } })).toBe(name);
});

test.each([
  ['crew@3', true],
  ['random', false],
  ['nobody', false],
])('%s has levels or personas: %s', (name, told) => {
  const bots = [
    { id: 'crew', about: '', levels: [1, 2, 3], personas: [] },
    { id: 'random', about: '', levels: [], personas: ['plain'] },
  ];
  expect(canBeTold(bots, name)).toBe(told);
});

const radar: GameInfo = {
  ...crews,
  id: 'radar',
  title: 'Admiral Radar',
  about: '',
  names: { en: {}, es: {} },
  defaults: { bot: 'crew', watch: 'spectator' },
  lists: {},
  bots: [
    { id: 'crew', about: '', levels: [1, 2, 3, 4, 5], personas: [] },
    { id: 'seed', about: '', levels: [], personas: [] },
  ],
  page: true,
};

test.each([
  ['nothing', {}, ['blue.captain'], 'crew@2', 1200],
  ['another seat and bot', { seat: 'blue.engineer', bot: 'crew@4' }, ['blue.engineer'], 'crew@4', 1200],
  ['the whole crew, fast', { seat: 'crew', pace: 400 }, ['blue.captain', 'blue.engineer'], 'crew@2', 400],
  ['a seat of another game', { seat: 'attacker' }, ['blue.captain'], 'crew@2', 1200],
])('a player who chose %s gets that match; their own crew plays at full strength', (_, choice, sit, red, pace) => {
  expect(matchOf(radar, planOf(radar, choice))).toEqual({ sit, bots: { blue: 'crew', red }, settings: { pace } });
});

test('a match to watch has the chosen bot on both sides, and is public', () => {
  expect(watchedMatch(radar, planOf(radar, { bot: 'crew@3' }))).toEqual({
    sit: [],
    bots: { blue: 'crew@3', red: 'crew@3' },
    settings: { listed: true, pace: 1200 },
  });
});

test.each([
  [{ own: 40, others: 250 }, 1200, 10],
  [{ own: 40, others: 250 }, 400, 5],
  [{ own: 40, others: 250 }, 2500, 15],
  [{ own: 1, others: 1 }, 1200, 5],
])('%j at %i ms takes about %i minutes', (length, pace, minutes) => {
  expect(minutesOf(length, pace)).toBe(minutes);
});

const LENGTH = { own: 40, others: 250 };
test.each([
  ['before the server has answered', null, {}, { minutes: 10, level: 2 }],
  ['by default', radar, {}, { minutes: 10, level: 2 }],
  ['against a stronger bot', radar, { bot: 'crew@4' }, { minutes: 10, level: 4 }],
  ['against a bot without levels', radar, { bot: 'seed' }, { minutes: 10, level: null }],
  ['with another seat', radar, { seat: 'crew' }, { minutes: null, level: 2 }],
  ['with another set-up', radar, { setUp: 'duel' }, { minutes: null, level: 2 }],
])('%s the card shows what is known', (_, info, choice, promise) => {
  expect(promiseOf(LENGTH, info, choice)).toEqual(promise);
});
