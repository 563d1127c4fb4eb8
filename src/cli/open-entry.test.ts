import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playMatch } from '../arena/play.ts';
import { corpusMatchOf } from '../arena/positions.ts';
import { makeCorpus } from '../decide/lab/corpus.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import { makeLog } from '../kernel/log.ts';
import { must } from '../kernel/result.ts';
import { deciderOf } from './decided-by.ts';
import { readLog } from './input.ts';
import { openEntry } from './open-entry.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'umpire-place-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const game = catalog.force as Game;
const sides = { dark: 'random', light: 'random' };
const { match, names, decisions } = must(
  playMatch({ game, options: { turnLimit: 2 }, seed: '1', sides }, { keep: true, iterations: 0 }),
);
const kept = { setup: match.rules.setup, entries: match.log, decisions, seed: match.seed };

function saved(name: string, text: string): string {
  const file = join(FOLDER, name);
  writeFileSync(file, text);
  return file;
}

describe('in a corpus', () => {
  const collected = must(corpusMatchOf(game, { ...kept, seats: { ...names, dark: 'hand' }, name: 'force-7:0' }));
  const file = saved('corpus.jsonl', makeCorpus({ game: 'force', rulesVersion: game.version, matches: [collected] }));

  test('every position is opened by match name and number, with its recorded seed', () => {
    for (const { n, seat, seed } of collected.places) {
      const place = must(openEntry(file, `force-7:0/${n}`));
      expect([place.n, place.seed, place.log.file.entries[n]?.seat]).toEqual([n, seed, seat]);
    }
  });

  test('a bot that decided there may be asked, also where a person played', () => {
    const { n } = collected.places.find(({ seat }) => seat === 'light') ?? { n: -1 };
    const { log } = must(openEntry(file, `force-7:0/${n}`));
    expect(deciderOf(log.file, log.file.entries[n] as (typeof log.file.entries)[0])).toMatchObject({ value: 'random' });
  });

  test.each(['3', 'force-8:0/3', 'force-7:0/99999', ''])('"%s" is answered with positions that exist', (place) => {
    const [first] = collected.places;
    expect(openEntry(file, place)).toMatchObject({
      ok: false,
      error: { code: 'no-such-position', known: expect.arrayContaining([`force-7:0/${first?.n}`]) },
    });
  });

  test('it is not a saved match', () => expect(readLog(file)).toMatchObject({ error: { code: 'corpus-not-match' } }));
});

describe('in a saved match', () => {
  const file = saved('game.jsonl', makeLog(match, names));

  test.each(['3', 'game/3'])('%s is the third entry', (place) =>
    expect(openEntry(file, place)).toMatchObject({ value: { n: 3, seed: undefined } }),
  );

  test.each(['soon', '99999', 'other/3'])('%s does not exist', (place) =>
    expect(openEntry(file, place)).toMatchObject({ ok: false, error: { code: 'no-such-place' } }),
  );
});
