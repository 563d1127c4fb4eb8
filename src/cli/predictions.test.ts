import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMatch } from '../arena/play.ts';
import type { TitledPrediction } from '../decide/lab/predictions.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { makeLog } from '../kernel/log.ts';
import { must } from '../kernel/result.ts';
import { umpireInProcess } from './fixtures/in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-predictions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const force = catalog.force as Game;

beforeAll(() => {
  for (const seed of ['1', '2']) {
    const sides = { dark: 'strategist', light: 'strategist' };
    const { match, names, decisions } = must(
      playMatch({ game: force, options: undefined, seed, sides }, { keep: true, ledger: true }),
    );
    const kept = seed === '1' ? { decisions } : undefined; // the bots of the other decide again
    writeFileSync(join(folder, `${seed}.jsonl`), makeLog(match, names, kept));
  }
});

interface Found {
  readonly matches: number;
  readonly bots: readonly { readonly bot: string; readonly rows: readonly TitledPrediction[] }[];
}
const found = async (...files: readonly string[]): Promise<Found> =>
  JSON.parse((await umpireInProcess('inspect', ...files, '--predictions', '--json')).out) as Found;

test('a folder of matches, recorded or decided again, gives one table per bot', async () => {
  const { matches, bots } = await found(folder);
  expect(matches).toBe(2);
  expect(bots.map(({ bot }) => bot)).toEqual(['strategist']);
  const [{ rows }] = bots as [Found['bots'][number]];
  expect(rows.map(({ prediction }) => prediction)).toEqual([
    'battle-won',
    'battle-hurts',
    'battle-suffers',
    'drained',
    'win-chance',
  ]);
  expect(rows.find(({ prediction }) => prediction === 'drained')).toMatchObject({ interval: { low: 0, high: 0 } }); // exact
});

test('decisions that were recorded count the same as those made again', async () => {
  const text = (await umpireInProcess('inspect', join(folder, '1.jsonl'), '--predictions')).out;
  expect(text).toContain('Lines of Force, 1 match\n');
  expect(text).toMatch(/predicted +happened +difference +95%/);
  const [one, both] = [await found(join(folder, '2.jsonl')), await found(folder)];
  const countOf = ({ bots }: Found): number =>
    bots[0]?.rows.find(({ prediction }) => prediction === 'drained')?.count ?? 0;
  expect(countOf(one)).toBeGreaterThan(0);
  expect(countOf(both)).toBeGreaterThan(countOf(one));
});
