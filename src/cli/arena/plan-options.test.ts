import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { must } from '../../kernel/result.ts';
import { sayFault } from '../say.ts';
import { type ArenaOptions, planFrom } from './plan-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-order-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const TWO = ['crew@5', 'crew@3'];
const radar = { game: 'radar' };

describe('an order', () => {
  test('without --sprt and --games is the default test', () => {
    const { plan, isDefaultLength: usual } = must(planFrom(TWO, radar));
    expect(usual).toBe(true);
    expect(plan).toMatchObject({
      game: 'radar',
      sides: ['blue', 'red'],
      pairings: [[0, 1]],
      most: 10_000,
      test: { scale: 'logistic', elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 },
      bots: [
        { name: 'crew@5', version: expect.any(String), weights: expect.stringMatching(/^[0-9a-f]{8}$/) },
        { name: 'crew@3' },
      ],
    });
  });

  test.each<[string, ArenaOptions, object]>([
    ['a fixed number', { games: '400' }, { most: 200, test: null }],
    ['a test with an end', { games: '400', sprt: '-5, 20.5' }, { most: 200, test: { elo0: -5, elo1: 20.5 } }],
    ['a normalised one', { sprt: '0,4', normalised: true }, { test: { scale: 'normalised', elo1: 4 } }],
    ['other chances', { sprt: '0,4', alpha: '.01', beta: '0.1' }, { test: { alpha: 0.01, beta: 0.1 } }],
    [
      'a seed, a limit, a budget',
      { seed: '7', limit: '5', iterations: '9' },
      { seed: '7', limits: { within: 5000 }, iterations: 9 },
    ],
    ['a set-up', { setup: '{"ruleset":"classic"}' }, { options: { ruleset: 'classic' } }],
    ['a note', { note: 'after the mend' }, { note: 'after the mend' }],
  ])('%s', (_, options, expected) => {
    expect(must(planFrom(TWO, { ...radar, ...options })).plan).toMatchObject(expected);
  });

  test.each<[string, string[], ArenaOptions, string[], number]>([
    ['three, everybody against everybody', ['crew@1', 'crew@2', 'seed'], {}, ['crew@1', 'crew@2', 'seed'], 3],
    ['levels', [], { pool: 'levels' }, ['crew@1', 'crew@2', 'crew@3', 'crew@4', 'crew@5'], 10],
    [
      'one against levels',
      ['seed'],
      { pool: 'levels', gauntlet: true },
      ['seed', 'crew@1', 'crew@2', 'crew@3', 'crew@4', 'crew@5'],
      5,
    ],
    [
      'one of the pool against the rest',
      ['crew@3'],
      { pool: 'crew@1, crew@3,seed', gauntlet: true },
      ['crew@3', 'crew@1', 'seed'],
      2,
    ],
    ['a file', ['seed'], { pool: file('pool.json', '["crew@1","crew@2"]') }, ['seed', 'crew@1', 'crew@2'], 3],
  ])('a pool: %s', (_, names, options, bots, pairings) => {
    const { plan } = must(planFrom(names, { ...radar, games: '10', ...options }));
    expect(plan.bots.map(({ name }) => name)).toEqual(bots);
    expect([plan.pairings.length, plan.most]).toEqual([pairings, 5 * pairings]);
  });

  test.each(['bots', 'personas'])('the pool %s has bots of the game', (pool) => {
    const { plan } = must(planFrom(['crew'], { ...radar, games: '2', pool }));
    expect(plan.bots.length).toBeGreaterThan(2);
  });
});

describe('refused, with error and fix on one line', () => {
  test.each<[string, string[], ArenaOptions, RegExp]>([
    ['no game', TWO, {}, /which game\? Add --game with one of radar, /],
    ['another game', TWO, { game: 'radr' }, /unknown game "radr"; did you mean "radar"/],
    ['nobody', [], radar, /name two bots/],
    ['one bot', ['crew'], radar, /one bot needs an opponent/],
    ['a stranger', ['crew', 'krew'], radar, /no bot "krew"; did you mean "crew"/],
    ['a level too many', ['crew', 'crew@9'], radar, /9/],
    ['bounds the wrong way round', TWO, { ...radar, sprt: '20,0' }, /--sprt "20,0" is not ELO0,ELO1/],
    ['no bounds', TWO, { ...radar, sprt: '20' }, /write it like --sprt 0,20/],
    ['bounds out of the world', TWO, { ...radar, sprt: '0,5000' }, /from -1000 to 1000/],
    ['normalised bounds out of reach', TWO, { ...radar, sprt: '0,900', normalised: true }, /closer to 0/],
    ['a chance of one half', TWO, { ...radar, sprt: '0,5', alpha: '0.5' }, /--alpha "0.5" is not a probability/],
    ['no chance', TWO, { ...radar, sprt: '0,5', beta: 'x' }, /--beta "x" is not a probability/],
    ['odd games', TWO, { ...radar, games: '7' }, /make it --games 8/],
    ['no games', TWO, { ...radar, games: '0' }, /--games "0" is not a whole number/],
    ['a test of three', [...TWO, 'seed'], { ...radar, sprt: '0,5' }, /compares two bots, but there are 3/],
    ['alpha without a test', TWO, { ...radar, games: '2', alpha: '0.1' }, /--alpha needs --sprt/],
    ['a gauntlet of two', TWO, { ...radar, gauntlet: true }, /at least three bots/],
    ['a pool of nothing', ['crew'], { ...radar, pool: 'a,,b' }, /--pool "a,,b" is neither levels, bots, personas nor/],
    ['a pool that is no list', ['crew'], { ...radar, pool: file('no.json', '{"a":1}') }, /is neither levels/],
    ['a pool that is no JSON', ['crew'], { ...radar, pool: file('bad.json', '[') }, /is not JSON/],
    ['a pool that is not there', ['crew'], { ...radar, pool: '/no/such.json' }, /cannot read/],
    ['a set-up that does not fit', TWO, { ...radar, setup: '{"ruleset":"nonsense"}' }, /invalid set-up for radar/],
    ['a bad seed', TWO, { ...radar, seed: 'a b' }, /is not a seed/],
    [
      'three sides',
      ['random', 'random'],
      {
        game: 'battletech',
        setup:
          '{"sides":3,"units":[{"side":"0","design":"LCT-1V"},{"side":"1","design":"LCT-1V"},{"side":"2","design":"LCT-1V"}]}',
      },
      /needs two sides, but battletech has 3/,
    ],
    ['a program of another game', ['crew', 'sbt:sh x.sh'], radar, /sbt/],
  ])('%s', (_, names, options, words) => {
    const order = planFrom(names, options);
    expect(order.ok).toBe(false);
    if (order.ok) return;
    const line = sayFault(order.error);
    expect(line).toMatch(words);
    expect(line).not.toMatch(/\n|undefined|\[object|^\{/);
  });
});
