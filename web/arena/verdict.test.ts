import { expect, test } from 'vitest';
import type { ExperimentInfo } from '../../src/wire/arena.ts';
import { titleOf, verdictOf } from './verdict.ts';

const bot = (name: string) => ({ name, version: '1', weights: null });
const TEST = { scale: 'logistic', elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 } as const;
const elo = (low: number, high: number) => ({ elo: (low + high) / 2, low, high, los: 0.5, biased: false });

const search = (found: string, test: string | null, passed: boolean | null) => ({ found, test, passed });

const info = (given: Partial<ExperimentInfo>): ExperimentInfo => ({
  id: 'abc234',
  game: 'radar',
  kind: 'duel',
  status: 'done',
  bots: [bot('crew'), bot('crew@3')],
  test: null,
  decided: 'open',
  pairs: 212,
  most: 500,
  elo: null,
  search: null,
  best: null,
  created: 1,
  updated: 2,
  ...given,
});

test.each<[string, Partial<ExperimentInfo>, string, string]>([
  ['H1', { test: TEST, decided: 'H1' }, 'good', 'stronger: H1 after 212 pairs'],
  ['H0', { test: TEST, decided: 'H0', elo: elo(-5, 9) }, 'bad', 'not proven stronger: H0 after 212 pairs'],
  ['H0, and clearly so', { test: TEST, decided: 'H0', elo: elo(-50, -9) }, 'bad', 'weaker: H0 after 212 pairs'],
  ['neither bound', { test: TEST, decided: 'open' }, 'open', 'no verdict after 212 pairs'],
  ['still playing', { test: TEST, status: 'running' }, 'open', 'in progress: 212 of 500 pairs'],
  ['interrupted', { status: 'stopped', pairs: 1 }, 'open', 'interrupted after 1 pair'],
  ['an interval above zero', { decided: 'full', elo: elo(3, 9) }, 'good', 'stronger after 212 pairs'],
  ['an interval below zero', { decided: 'full', elo: elo(-9, -3) }, 'bad', 'weaker after 212 pairs'],
  [
    'an interval with zero in it',
    { decided: 'full', elo: elo(-9, 3) },
    'even',
    'no significant difference after 212 pairs',
  ],
  ['many bots', { decided: 'full', bots: ['a', 'b', 'c'].map(bot), best: 2 }, 'even', 'best: c'],
  ['many bots, without a test', { kind: 'ladder', best: 2, bots: ['a', 'b', 'c'].map(bot) }, 'even', 'best: c'],
  ['nothing to be decided', { kind: 'ladder', bots: ['a', 'b', 'c'].map(bot) }, 'even', '212 pairs played'],
  ['weights that passed', { kind: 'tune', search: search('abcd1234', 'k7', true) }, 'good', 'new weights saved'],
  ['weights that failed', { kind: 'tune', search: search('abcd1234', 'k7', false) }, 'bad', 'no improvement found'],
  [
    'a search that found nothing',
    { kind: 'train', search: search('abcd1234', null, false) },
    'bad',
    'no improvement found',
  ],
  ['weights under test', { kind: 'train', search: search('abcd1234', 'k7', null) }, 'open', 'testing new weights'],
])('%s: the verdict in a few words', (_, given, tone, short) => {
  expect(verdictOf(info(given), 'en')).toMatchObject({ tone, short });
  const { sentence } = verdictOf(info(given), 'es');
  expect(sentence).toMatch(/^\S.{10,}[.:]$/);
  expect(sentence).not.toBe(verdictOf(info(given), 'en').sentence);
});

test('the sentence names both bots and both hypotheses', () => {
  const { sentence } = verdictOf(info({ test: TEST, decided: 'H1' }), 'en');
  expect(sentence).toBe('crew is stronger than crew@3. The test chose H1 (20 Elo) over H0 (0 Elo) after 212 pairs.');
});

test.each([
  [['crew', 'seed'], 'crew against seed'],
  [['crew', 'seed', 'random'], 'crew, seed, random'],
  [['crew+hunter', 'crew+ghost', 'crew+minelayer', 'crew+balanced'], 'crew+hunter and 3 others'],
])('an experiment of %j is named after its bots', (names, title) => {
  expect(titleOf({ bots: names.map(bot), search: null }, 'en')).toBe(title);
});
