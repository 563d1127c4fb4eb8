import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/game.ts';
import { catalog } from '../games/catalog.ts';
import { type BotMaker, hasWeightsOf, type Weights } from '../kernel/bot.ts';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { digestOf, writeWeightTable } from '../store/weights.ts';
import { inlineName, shownName } from './inline-weights.ts';
import { lineupFor, resolveBot, resolveBotWithWeights } from './lineup.ts';
import { rulesFor } from './play.ts';
import { weightTablesOf } from './weight-tables.ts';

const DATA = mkdtempSync(join(tmpdir(), 'umpire-tables-'));
const before = process.env.UMPIRE_DATA;
beforeAll(() => {
  process.env.UMPIRE_DATA = DATA;
});
afterAll(() => {
  if (before === undefined) delete process.env.UMPIRE_DATA;
  else process.env.UMPIRE_DATA = before;
  rmSync(DATA, { recursive: true, force: true });
});

const perfect = (ticTacToe as Game).bots.perfect as BotMaker;
const TODAY = perfect.personas.plain as Weights;
const OLDER = { ...TODAY, centre: 0.3 };
const OUTGROWN = { result: 10 };
const MADE = { ...TODAY, centre: 0.25 };
const game = {
  ...ticTacToe,
  bots: {
    perfect: {
      ...perfect,
      older: [
        { persona: 'plain', weights: OLDER },
        { persona: 'plain', weights: OUTGROWN },
      ],
    },
  },
} as unknown as Game;
const write = (weights: Weights) =>
  must(
    writeWeightTable({
      format: 'umpire-weights',
      game: game.id,
      bot: 'perfect',
      persona: 'plain',
      digest: digestOf(weights),
      parent: digestOf(TODAY),
      evidence: null,
      weights,
    }),
  );

describe('a digest names', () => {
  beforeAll(() => void write(MADE));

  test.each([
    ['the table of today', TODAY],
    ['one that shipped before', OLDER],
    ['one that was made here', MADE],
  ])('%s', (_, weights) => {
    const name = `perfect@3#${digestOf(weights)}`;
    const part = must(resolveBot(game, name));
    expect(part.weights).toEqual(weights);
    expect(part.spec.level).toBe(3);
    const { bots, names } = must(lineupFor(game, must(rulesFor(game, undefined, '1')), { x: name, o: 'perfect' }));
    expect(bots.x?.weights).toEqual(weights);
    expect(names.x).toBe(name);
  });

  test('nothing else; the error lists what is available', () => {
    expect(resolveBot(game, 'perfect#00000000')).toMatchObject({
      ok: false,
      error: { code: 'unknown-weights', today: digestOf(TODAY), known: [TODAY, OLDER, MADE].map(digestOf) },
    });
    expect(resolveBot(game, `perfect#${digestOf(OUTGROWN)}`).ok).toBe(false);
  });

  test('no table that was touched', () => {
    const touched = { ...TODAY, centre: 0.9 };
    const file = write(touched);
    writeFileSync(file, JSON.stringify({ format: 'umpire-weights' }));
    expect(resolveBot(game, `perfect#${digestOf(touched)}`)).toMatchObject({ ok: false, error: { code: 'bad-table' } });
  });

  test('and the list says where each is from', () => {
    expect(weightTablesOf(game, game.bots.perfect as BotMaker).map(({ digest, from }) => [digest, from])).toEqual([
      [digestOf(TODAY), 'today'],
      [digestOf(OLDER), 'before'],
      [digestOf(MADE), 'here'],
    ]);
  });
});

describe('weights in the name', () => {
  test('change the table of the bot', () => {
    expect(must(resolveBotWithWeights(game, 'perfect@3:centre=0.5,corner=-1e-3')).weights).toEqual({
      ...TODAY,
      centre: 0.5,
      corner: -0.001,
    });
    expect(must(resolveBotWithWeights(game, 'perfect')).spec.weights).toBeUndefined();
  });

  test('any table has such a name', () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
    fc.assert(
      fc.property(value, value, (centre, corner) => {
        const weights = { ...TODAY, centre, corner };
        expect(must(resolveBotWithWeights(game, inlineName('perfect', TODAY, weights))).weights).toEqual(weights);
      }),
    );
  });

  test.each([
    ['perfect@3#00000000:centre=1', 'abcd1234', 'perfect@3#abcd1234'],
    ['perfect', 'abcd1234', 'perfect'],
    ['exec:./bot --x=1', null, 'exec:./bot --x=1'],
  ])('%s is shown with its digest', (name, weights, shown) => {
    expect(shownName({ name, weights })).toBe(shown);
  });

  test.each([
    ['perfect:centre=x', 'not-a-weight'],
    ['perfect:centre=1e999', 'not-a-weight'],
    ['perfect:center=1', 'unknown-weight'],
    ['perfekt:centre=1', 'unknown-bot'],
    ['perfect:', 'bot-name-id'],
  ])('%s is refused: %s', (name, code) => {
    expect(resolveBotWithWeights(game, name)).toMatchObject({ ok: false, error: { code } });
  });

  test('are not read from the network', () => {
    expect(resolveBot(game, 'perfect:centre=1')).toMatchObject({ ok: false, error: { code: 'bot-name-id' } });
  });
});

test('older tables that ship can still be played with', () => {
  for (const { bots } of Object.values(catalog))
    for (const { personas, added, older = [], make } of Object.values(bots))
      for (const { persona, weights } of older) {
        expect(hasWeightsOf(personas[persona] ?? {}, weights, added)).toBe(true);
        const bot = make({ level: 5, persona, weights });
        expect(digestOf(bot('blue.captain').weights ?? {})).toBe(digestOf(weights));
      }
});

// Logs, ratings and experiments name these tables. If a weight changes, the table of before goes to `older`.
test.each([
  'radar crew#df66cdec',
  'radar crew+hunter#ff7d5e50',
  'radar crew+ghost#5c9d18dc',
  'radar crew+minelayer#aa90c3bc',
  'battletech tactician#23e9115e',
  'battletech agente#20ca1193',
  'shooting gunner#aa776c46',
  'shooting gunner+headhunter#85581f14',
  'shooting gunner+executioner#ffb8c78b',
  'shooting gunner+spread#48d6ccf5',
  'force strategist#70264410',
  'force strategist+aggressor#1dab9020',
  'force strategist+drainer#d30321f5',
  'force strategist+hoarder#cba201f3',
  'force seed#d09adf94',
])('a table of an earlier version is still found: %s', (text) => {
  const [id = '', name = ''] = text.split(' ');
  expect(resolveBotWithWeights(catalog[id] as Game, name)).toMatchObject({ ok: true });
});
