import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT } from '../../../test/eventually.ts';
import { playMatch, rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { makeLog } from '../../kernel/log.ts';
import { open } from '../../kernel/match.ts';
import { must } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { hashing } from '../../store/hashing.ts';
import { patched } from '../../wire/patch.ts';
import type { BotHost } from './bot-host.ts';
import { bundled, troubled } from './testing.ts';
import { startWorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

let program: Awaited<ReturnType<typeof bundled>>;
let host: BotHost; // with the test games
let real: BotHost;
beforeAll(async () => {
  program = await bundled();
  const { worker, catalog } = program;
  host = startWorkerPool({ worker, catalog, within: LIMIT, askWithin: LIMIT });
  real = startWorkerPool({ worker, within: LIMIT, askWithin: LIMIT });
});
afterAll(async () => {
  await Promise.all([host?.close(), real?.close()]);
  program?.remove();
});

const extras: BotHost[] = []; // for one test
afterEach(async () => {
  await Promise.all(extras.splice(0).map((pool) => pool.close()));
});

function extra(how: WorkerPoolOptions): BotHost {
  const { worker, catalog } = program;
  const pool = startWorkerPool({ worker, catalog, ...how });
  extras.push(pool);
  return pool;
}

describe('a rules query', () => {
  const { 'who-wins': whoWins } = troubled.queries;

  test('gets the game’s own answer', async () => {
    expect(await host.ask('troubled', 'who-wins', whoWins?.example)).toEqual(whoWins?.answer(whoWins.example));
    expect(await host.ask('troubled', 'who-wins', 7)).toEqual(whoWins?.answer(7));
  });

  test.each([
    ['chess', 'who-wins', { code: 'unknown-game', game: 'chess', known: ['troubled', 'tic-tac-toe'] }],
    ['constructor', 'who-wins', { code: 'unknown-game' }],
    ['troubled', 'odds', { code: 'unknown-query', query: 'odds', known: Object.keys(troubled.queries) }],
    ['troubled', 'constructor', { code: 'unknown-query' }],
    ['troubled', 'broken', { code: 'ask-failed', error: 'out of ink' }],
  ])('%s %s returns a fault', async (game, query, fault) => {
    expect(await host.ask(game, query, null)).toMatchObject({ ok: false, error: fault });
  });

  test('that takes too long returns a fault', async () => {
    const answer = await extra({ askWithin: 500 }).ask('troubled', 'endless', null);
    expect(answer).toEqual({ ok: false, error: { code: 'ask-late', within: 500 } });
  });

  test('does not block bots', async () => {
    const patient = extra({ within: LIMIT, askWithin: LIMIT });
    let isAnswered = false;
    const endless = patient.ask('troubled', 'endless', null).then(() => {
      isAnswered = true;
    });
    const ask = { seat: 'x', kinds: ['place'], must: true, place: 0 };
    const question = { match: 'm', game: 'troubled', setup: {}, seat: 'x', bot: 'tells', view: {}, ask, seed: 1 };
    expect((await patient.decide({ ...question, heard: () => [] })).fault).toBe(null);
    expect(isAnswered).toBe(false);
    await patient.close();
    await endless;
  });
});

describe.each(Object.values(catalog).map((game) => [game.id, game] as const))('a miniature of %s', (id, game) => {
  test('shows part of a match with nothing hidden, without the rules', async () => {
    const film = must(await real.miniature(id, '5'));
    const { setup, view, changes } = film;
    const rules = must(rulesFor(game, game.watched?.(undefined), '5'));
    const { state } = open(game, rules, '5', hashing);
    const last = changes.reduce(patched, view);
    for (const one of [view, last])
      expect(Object.keys(one).sort()).toEqual(Object.keys(withoutRules(game.view(state, 'archive'))).sort());
    expect(last).not.toEqual(view);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(80);
    expect(game.setUp(setup, { roll: () => 1 })).toMatchObject({ ok: true, value: { setup } });
    expect(await real.miniature(id, '5')).toEqual({ ok: true, value: film });
    expect(await real.miniature(id, '6')).not.toEqual({ ok: true, value: film });
  });
});

test('a miniature of an unknown game returns a fault', async () => {
  expect(await real.miniature('chess', '5')).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
});

test('an uploaded log is parsed and verified', async () => {
  const game = catalog.radar as Game;
  const sides = { blue: 'seed', red: 'seed' };
  const { match, names } = must(playMatch({ game, options: undefined, seed: '5', sides }));
  const checked = await real.check(makeLog(match, names));
  expect(checked).toMatchObject({ ok: true, value: { game: 'radar', setup: match.rules.setup } });
  expect(checked.ok && checked.value.entries.length).toBe(match.log.length);
  expect(await real.check('a letter')).toMatchObject({ ok: false, error: { code: 'log-not-json' } });
});

test('a query does not wait for a miniature', async () => {
  const film = host.miniature('troubled', '7'); // ends when the threads close
  expect(await host.ask('troubled', 'who-wins', troubled.queries['who-wins']?.example)).toMatchObject({ ok: true });
  await host.close();
  expect(await film).toMatchObject({ ok: false, error: { code: 'ask-failed' } });
});
