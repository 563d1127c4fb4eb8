import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { packCommands } from '../../../arena/experiment/command-pack.ts';
import { botsBySide } from '../../../arena/experiment/pair.ts';
import { type planOf, seedOfPair } from '../../../arena/experiment/plan.ts';
import { optionsFor, playMatch } from '../../../arena/play.ts';
import { catalog } from '../../../games/catalog.ts';
import type { Game } from '../../../kernel/game.ts';
import { chainOf } from '../../../kernel/log.ts';
import { must } from '../../../kernel/result.ts';
import type { LabBot, PredictionResult } from '../../../wire/lab.ts';
import type { RecordedGame } from '../job.ts';
import { runPredictionJob } from './prediction-job.ts';

const CORPUS = fileURLToPath(new URL('../../../../test/corpus/radar.jsonl', import.meta.url));
const monitor = (told: string[] = [], now = () => 0) => ({
  now,
  onProgress: (_: number, __: number, step: string) => void told.push(step),
});

const run = (one: LabBot | null, more: object = {}, told?: string[], now?: () => number) =>
  runPredictionJob(
    catalog,
    {
      kind: 'lab',
      game: 'radar',
      matches: [],
      file: null,
      play: 0,
      games: [],
      most: 200,
      within: 60_000,
      language: 'en',
      work: { kind: 'predictions', one },
      ...more,
    },
    monitor(told, now),
  );

const rowsOf = ({ bots }: PredictionResult) => bots.flatMap(({ rows }) => rows);

describe('one bot', () => {
  test('over matches played for it: it agrees with itself everywhere', async () => {
    const told: string[] = [];
    const found = must(await run({ bot: 'crew' }, { play: 2 }, told));
    expect(found).toMatchObject({ kind: 'predictions', bot: 'crew', matches: 2, agreed: found.positions });
    expect(told).toContain('playing');
    expect(rowsOf(found).map(({ prediction }) => prediction)).toContain('hull-lost');
  });

  test('over a file: only positions count where it chooses what was played', async () => {
    const file = readFileSync(CORPUS, 'utf8');
    const found = must(await run({ bot: 'seed' }, { file }));
    expect(found.agreed).toBeLessThan(found.positions);
    expect(found.bots.every(({ silent }) => silent)).toBe(true);
  });

  test('titles are in the language of the caller', async () => {
    const found = must(await run({ bot: 'crew' }, { play: 1, language: 'es' }));
    expect(rowsOf(found).map(({ title }) => title)).toContain('Daño recibido hasta el siguiente movimiento');
  });
});

describe('an experiment', () => {
  const game = catalog.radar as Game;
  const games: RecordedGame[] = [];
  beforeAll(() => {
    const plan = {
      bots: [{ name: 'crew' }, { name: 'crew@2' }],
      sides: ['blue', 'red'],
      pairings: [[0, 1]],
      options: undefined,
      seed: 5,
      iterations: 0,
    } as unknown as ReturnType<typeof planOf>;
    const sides = botsBySide(plan, 0, ['blue', 'red']);
    const options = optionsFor(game, plan.options, Object.values(sides));
    const { match, names } = must(playMatch({ game, options, seed: seedOfPair(plan, 0), sides }));
    const { head } = chainOf(match, names);
    games.push({
      game: 'radar',
      experiment: { plan: plan as never, rulesVersion: game.version },
      n: 0,
      which: 0,
      commands: packCommands(match.log),
      head,
    });
  });

  test('reports every bot that played', async () => {
    const found = must(await run(null, { games }));
    expect(found).toMatchObject({ bot: null, matches: 1, cut: false });
    expect(found.bots.map(({ bot }) => bot).sort()).toEqual(['crew', 'crew@2']);
  });

  test('is cut short if time runs out within a game', async () => {
    let clock = 0;
    const found = must(await run(null, { games, within: 3 }, undefined, () => clock++));
    expect(found).toMatchObject({ matches: 1, cut: true });
  });

  test('without a recorded game is refused', async () =>
    expect(await run(null)).toMatchObject({ ok: false, error: { code: 'no-positions' } }));
});
