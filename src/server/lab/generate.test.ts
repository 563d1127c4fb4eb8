import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { rulesFor } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { must, no, ok } from '../../kernel/result.ts';
import type { GeneratedResult, LabJobStatus } from '../../wire/lab.ts';
import { type Served, serve } from '../testing.ts';
import { generatedResult } from './generate.ts';

const shooting = catalog.shooting as Game;
type Status = LabJobStatus<GeneratedResult>;

const squad = (id: string, points: number) => ({
  name: id,
  units: [
    {
      id,
      sheet: 'intercessor-squad',
      points,
      models: [{ kind: 'intercessor', count: 5, weapons: ['bolt-rifle'] }],
    },
  ],
});
const REQUEST = { attacker: squad('one', 80), defender: squad('other', 80), layout: 'patrol-yard', seed: 5, rounds: 1 };

describe('over HTTP', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => served?.close());

  test('a job plays the default bot against itself, and finds a balanced set-up that can be played', async () => {
    const began = await served.post<Status>('/api/lab/generate', { game: 'shooting', request: REQUEST, games: 20 });
    expect(began).toMatchObject({ status: 202, body: { step: 'playing', of: 20, found: null } });
    const job = async () => (await served.get<Status>(`/api/lab/works/${began.body.id}`)).body;
    await eventually(async () => (await job()).found?.kind).toBe('generated');
    const { found } = await job();
    expect(found).toMatchObject({ game: 'shooting', cut: false, request: REQUEST, check: { games: 10, fitted: 10 } });
    expect(must(rulesFor(shooting, found?.options, 'x')).setup).toMatchObject({ scenario: { par: { games: 10 } } });
  });

  test.each([
    ['a game without a generator', { game: 'radar', request: {} }, 404, 'no-generator'],
    ['an unknown game', { game: 'chess', request: {} }, 404, 'unknown-game'],
    ['a missing army', { game: 'shooting', request: { attacker: 'swarm' } }, 400, 'bad-setup'],
    [
      'an unknown layout',
      { game: 'shooting', request: { attacker: 'swarm', defender: 'swarm', layout: 'moon' } },
      400,
      'unknown-layout',
    ],
  ])('%s is refused at once', async (_, body, status, code) => {
    expect(await served.post('/api/lab/generate', body)).toMatchObject({ status, body: { error: { code } } });
  });
});

describe('the parts of a check', () => {
  const generated = { options: {}, request: {}, seed: 's' };
  const result = { points: { attacker: 10, defender: 0 }, luck: 0 };
  const wish = { game: 'shooting', request: REQUEST };
  const setUp = async () => {
    const generator = await shooting.generator?.();
    return generator ? must(generator.generate(REQUEST)) : generated;
  };

  test('follow each other until all matches are played', async () => {
    const made = await setUp();
    const asked: number[][] = [];
    const bots = {
      selfPlay: async ({ from, games }: { readonly from: number; readonly games: number }) => {
        asked.push([from, games]);
        return ok({ generated: made, results: Array.from({ length: Math.min(8, games) }, () => result) });
      },
    };
    const played: number[] = [];
    const hooks = { address: '', games: 20, isWanted: () => true, onPlayed: (done: number) => void played.push(done) };
    const found = must(await generatedResult(bots, shooting, wish, hooks));
    expect(asked).toEqual([
      [0, 20],
      [8, 12],
      [16, 4],
    ]);
    expect(played).toEqual([8, 16, 20]);
    expect(found).toMatchObject({ cut: false, check: { games: 10, draws: 10, share: 0.5, balanced: true } });
  });

  test('stop when no client waits or the time is up, with what was played', async () => {
    const made = await setUp();
    const bots = { selfPlay: async () => ok({ generated: made, results: [result, result] }) };
    const hooks = { address: '', games: 20, isWanted: () => false, onPlayed: () => undefined };
    expect(must(await generatedResult(bots, shooting, wish, hooks))).toMatchObject({
      cut: true,
      check: { games: 1, fitted: 1, balanced: false },
    });
  });

  test('end with a fault of the worker', async () => {
    const bots = { selfPlay: async () => no({ code: 'ask-late', within: 1 }) };
    const hooks = { address: '', games: 20, isWanted: () => true, onPlayed: () => undefined };
    expect(await generatedResult(bots, shooting, wish, hooks)).toEqual(no({ code: 'ask-late', within: 1 }));
  });
});
