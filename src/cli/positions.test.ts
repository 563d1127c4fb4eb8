import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playMatch } from '../arena/play.ts';
import { corpusMatchOf, countOf } from '../arena/positions.ts';
import { makeCorpus } from '../decide/lab/corpus.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { must } from '../kernel/result.ts';
import { readPositions } from './positions.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'umpire-positions-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const game = catalog.force as Game;
const sides = { dark: 'random', light: 'random' };
const { match, names, decisions } = must(
  playMatch({ game, options: { turnLimit: 2 }, seed: '1', sides }, { keep: true, iterations: 0 }),
);
const kept = { name: 'one', setup: match.rules.setup, seats: names, entries: match.log, decisions, seed: match.seed };
const moments = must(corpusMatchOf(game, kept));
const TEXT = makeCorpus({ game: 'force', rulesVersion: game.version, matches: [moments] });

function fileOf(text: string): string {
  const file = join(FOLDER, 'corpus.jsonl');
  writeFileSync(file, text);
  return file;
}

test('a corpus is read with all its positions', () =>
  expect(countOf(must(readPositions([fileOf(TEXT)])))).toBe(moments.places.length));

test.each([
  ['an event that the game does not know', 'phase-began', 'phase-bgan'],
  ['rules of another version', `"rulesVersion":"${game.version}"`, '"rulesVersion":"0"'],
])('%s is reported as an error in the file', (_, right, wrong) =>
  expect(readPositions([fileOf(TEXT.replace(right, wrong))])).toMatchObject({
    ok: false,
    error: { code: 'bad-corpus' },
  }),
);
