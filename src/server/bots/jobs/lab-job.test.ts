import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../../games/catalog.ts';
import type { Game } from '../../../kernel/game.ts';
import { must } from '../../../kernel/result.ts';
import type { CoverageResult, DiffResult } from '../../../wire/lab.ts';
import { type RulesJob, runLabJob } from './lab-job.ts';

const fileOf = (game: string): string =>
  fileURLToPath(new URL(`../../../../test/corpus/${game}.jsonl`, import.meta.url));
const GAMES = Object.values(catalog).filter(({ id }) => existsSync(fileOf(id)));

function errand(game: string, work: RulesJob['work'], more: Partial<RulesJob> = {}): RulesJob {
  const file = readFileSync(fileOf(game), 'utf8');
  return {
    kind: 'lab',
    game,
    matches: [],
    file,
    play: 0,
    games: [],
    most: 20,
    within: 60_000,
    language: 'en',
    work,
    ...more,
  };
}

function work(order: RulesJob) {
  const told: number[] = [];
  const found = runLabJob(catalog, order, { now: () => 0, onProgress: (done) => told.push(done) });
  return { found, told };
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game: Game) => {
  const usual = { bot: game.defaults.bot };

  test('counts the rules of the default bot and reports progress', () => {
    const { found, told } = work(errand(id, { kind: 'coverage', one: usual }));
    const cover = must(found) as CoverageResult;
    expect(cover.rules.length).toBeGreaterThan(0);
    expect(cover.positions).toBeLessThanOrEqual(20);
    expect(cover.cut).toBe(false);
    for (const { choices, fired, contested, decided } of cover.rules) {
      expect([fired <= choices, contested <= fired, decided <= contested]).toEqual([true, true, true]);
    }
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBeGreaterThan(0);
  });

  test('a bot does not differ from itself', () => {
    const { found } = work(errand(id, { kind: 'diff', one: usual, other: usual }, { most: 6 }));
    expect(must(found)).toMatchObject({ kind: 'diff', changed: 0, rescored: 0, rows: [], blames: [] });
  });
});

const CREW = { bot: 'crew' };

test('two weight tables differ, and each difference has a text and a rule', () => {
  const other = { bot: 'crew', weights: { danger: 0 } };
  const found = must(work(errand('radar', { kind: 'diff', one: CREW, other }, { most: 60 })).found) as DiffResult;
  expect([found.one, found.other]).toEqual(['crew', 'crew:danger=0']);
  expect(found.changed + found.rescored).toBeGreaterThan(0);
  expect(found.rows.length).toBe(found.changed + found.rescored);
  expect(found.blames.map(({ rule }) => rule)).toContain('in-danger');
  for (const { one, change } of found.rows) {
    expect(one.words).toMatch(/\w/);
    expect(['choice', 'scores']).toContain(change);
  }
});

describe.each(GAMES.map((game) => [game.id, game] as const))('%s without a match', (id, game: Game) => {
  test('plays some first, and says so', () => {
    const order = errand(id, { kind: 'coverage', one: { bot: game.defaults.bot } }, { file: null, play: 2, most: 4 });
    const steps: string[] = [];
    const onProgress = (done: number, of: number, step: string): void => void steps.push(`${step} ${done}/${of}`);
    const found = must(runLabJob(catalog, order, { now: () => 0, onProgress }));
    expect(found.of).toBeGreaterThan(20);
    expect(steps.slice(0, 2)).toEqual(['playing 0/2', 'playing 1/2']);
    expect(steps[2]).toMatch(/^examining 0/);
  });
});

test('half of the time is left to examine the matches', () => {
  let clock = 0;
  const work: RulesJob['work'] = { kind: 'diff', one: CREW, other: { bot: 'crew@1' } };
  const order = errand('radar', work, { file: null, play: 10, within: 40 });
  const told: string[] = [];
  const found = must(runLabJob(catalog, order, { now: () => clock++, onProgress: (_, __, step) => told.push(step) }));
  expect(told.filter((step) => step === 'playing').length).toBeLessThan(10);
  expect(found.positions).toBeGreaterThan(0);
});

test('when time runs out, it returns what it has found', () => {
  let clock = 0;
  const order = errand('radar', { kind: 'coverage', one: CREW }, { within: 5 });
  const found = must(runLabJob(catalog, order, { now: () => clock++, onProgress: () => {} }));
  expect(found).toMatchObject({ cut: true });
  expect(found.positions).toBeLessThan(20);
});

test.each<[string, Partial<RulesJob>, string]>([
  ['a letter', { file: 'Dear all,' }, 'log-not-json'],
  [
    'a corpus with a broken line',
    { file: '{"format":"umpire-corpus/1","game":"radar","rulesVersion":"1"}\n{oops' },
    'no-corpus',
  ],
  [
    'a corpus of another game',
    { game: 'shooting', work: { kind: 'coverage', one: { bot: 'gunner' } } },
    'lab-other-game',
  ],
  ['a key that breaks things', { file: '{"format":"umpire-corpus/1","__proto__":{}}' }, 'forbidden-key'],
  ['the same key in disguise', { file: '{"format":"umpire-corpus/1","\\u005f_proto__":{}}' }, 'forbidden-key'],
  ['no matches', { file: null }, 'no-positions'],
  ['a bot that is not here', { work: { kind: 'coverage', one: { bot: 'nobody' } } }, 'unknown-bot'],
  [
    'a weight that is not there',
    { work: { kind: 'coverage', one: { bot: 'crew', weights: { luck: 1 } } } },
    'unknown-weight',
  ],
])('%s is refused', (_, more, code) => {
  const { found } = work({ ...errand('radar', { kind: 'coverage', one: CREW }), ...more });
  expect(found).toMatchObject({ ok: false, error: { code } });
});
