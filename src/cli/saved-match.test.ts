import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lineupFor } from '../arena/lineup.ts';
import { rulesFor } from '../arena/play.ts';
import { catalog } from '../games/catalog.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Game } from '../kernel/game.ts';
import { type Seat, sideOf } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { open } from '../kernel/match.ts';
import { must } from '../kernel/result.ts';
import { Runner } from '../kernel/runner.ts';
import { hashing } from '../store/hashing.ts';
import { eventTexts } from './event-text.ts';
import { type MatchInProgress, privateFileOf, readInProgress, saveInProgress } from './saved-match.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-saves-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEED = 'a-secret-seed-of-this-test:0';
const ENTRIES = 10; // no match of this seed is over by then, whatever the game

/** Every seat is played by the default bot; the first one's holder saves. */
function started(game: Game, entries = ENTRIES): MatchInProgress & { readonly runner: Runner<Kinds> } {
  const rules = must(rulesFor(game, undefined, SEED));
  const match = open(game, rules, SEED, hashing);
  const bot = game.defaults.bot;
  const { bots } = must(lineupFor(game, rules, Object.fromEntries(game.sides(rules).map((side) => [side, bot])), {}));
  const runner = new Runner(match, bots, { keep: true });
  while (match.log.length < entries && runner.turn());
  const seats = [game.seats(rules)[0] as Seat];
  return {
    match,
    seats,
    bots: { against: bot, with: bot },
    secret: true,
    decisions: runner.decisions,
    runner,
  };
}
const save = (name: string, at: MatchInProgress): string => {
  const file = join(folder, name);
  must(saveInProgress(file, {}, at));
  return file;
};
const codeOf = (file: string, game: Game): string | undefined => {
  const read = readInProgress(file, game);
  return read.ok ? undefined : read.error.code;
};

describe.each(Object.entries(catalog))('%s', (id, game) => {
  test('a match continued from a save ends like one that was never interrupted', () => {
    const at = started(game);
    const read = must(readInProgress(save(id, at), game));
    expect(read.match.log).toEqual(at.match.log);
    expect(read.match.seed).toBe(SEED);
    expect(read.decisions).toHaveLength(at.decisions.length);
    expect({ seats: read.seats, bots: read.bots, secret: read.secret }).toEqual({
      seats: at.seats,
      bots: at.bots,
      secret: true,
    });
    const rest = Object.fromEntries(game.sides(read.match.rules).map((side) => [side, game.defaults.bot]));
    const runner = new Runner(read.match, must(lineupFor(game, read.match.rules, rest, {})).bots);
    for (let i = 0; i < 5; i++) {
      runner.turn();
      at.runner.turn();
    }
    expect(read.match.log.length).toBeGreaterThan(ENTRIES);
    expect(read.match.log).toEqual(at.match.log);
  });

  test('the file for the player has only what their seat heard; the seed and the rest are in a private file', () => {
    const at = started(game);
    const file = save(`${id}-private`, at);
    const text = readFileSync(file, 'utf8');
    const { game: of, seats, heard, ...rest } = JSON.parse(text);
    expect([of, seats]).toEqual([id, at.seats]);
    expect(Object.keys(rest).sort()).toEqual(['commitment', 'format', 'private']);
    const { rules, log } = at.match;
    expect(heard).toEqual(log.flatMap((entry) => eventTexts(game, rules, entry, at.seats)));
    expect(text).not.toContain(SEED);
    expect(rest.commitment).toBe(hashing.digest(SEED));
    expect(statSync(privateFileOf(file)).mode & 0o777).toBe(0o600);
  });
});

describe('a save that cannot be continued', () => {
  const radar = catalog.radar as Game;
  const at = started(radar, 10);

  test('lacks its private file, or has the wrong or a changed one', () => {
    const file = save('alone', at);
    const hidden = readFileSync(privateFileOf(file), 'utf8');
    rmSync(privateFileOf(file));
    expect(codeOf(file, radar)).toBe('save-without-private');
    writeFileSync(privateFileOf(file), `${hidden} `);
    expect(codeOf(file, radar)).toBe('save-mismatch');
    save('other', started(radar, 12));
    writeFileSync(privateFileOf(file), readFileSync(privateFileOf(join(folder, 'other')), 'utf8'));
    expect(codeOf(file, radar)).toBe('save-mismatch');
  });

  test('names seats that are no text', () => {
    const file = save('seats', at);
    const hidden = JSON.stringify({ ...JSON.parse(readFileSync(privateFileOf(file), 'utf8')), seats: [7] });
    writeFileSync(privateFileOf(file), hidden);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), private: hashing.digest(hidden) }));
    expect(codeOf(file, radar)).toBe('save-mismatch');
  });

  test('is of another game, or is not a save', () => {
    expect(codeOf(save('radar', at), catalog.force as Game)).toBe('save-of-other-game');
    for (const text of ['', '[]', 'null', '{"format":"umpire-log/1"}', 'text']) {
      const file = join(folder, 'not-a-save');
      writeFileSync(file, text);
      expect(codeOf(file, radar)).toBe('not-a-save');
    }
    expect(codeOf(join(folder, 'missing'), radar)).toBe('cannot-read');
  });

  test('names an external program: a save from someone else must not start one', () => {
    for (const program of ['exec:touch /tmp/x', 'line:/bin/sh', 'sbt:/bin/sh', 'gemp:/bin/sh'].filter(isProgramName)) {
      const file = save('program', { ...at, bots: { against: 'crew', with: program } });
      expect(codeOf(file, radar)).toBe('save-with-program');
      save('program', { ...at, bots: { against: program, with: 'crew' } });
      expect(codeOf(file, radar)).toBe('save-with-program');
    }
  });

  test('gives the person seats of two sides', () => {
    const [blue] = at.seats;
    const red = radar.seats(at.match.rules).find((seat) => sideOf(seat) !== sideOf(blue as Seat)) as Seat;
    expect(codeOf(save('sides', { ...at, seats: [blue as Seat, red] }), radar)).toBe('save-mismatch');
  });
});

describe('writing a save', () => {
  const radar = catalog.radar as Game;
  const at = started(radar, 10);
  const written = (file: string) => saveInProgress(file, {}, at);

  test('replaces an earlier save, but no other file', () => {
    const file = save('twice', started(radar, 12));
    expect(written(file)).toMatchObject({ ok: true });
    expect(codeOf(file, radar)).toBeUndefined();
    for (const [name, text] of [
      ['notes.txt', 'mine'],
      ['game.jsonl', '{"format":"umpire-log/1"}'],
      ['free.private', 'mine'],
    ] as const) {
      const other = join(folder, name);
      writeFileSync(other, text);
      expect(written(other.replace(/\.private$/, ''))).toMatchObject({ ok: false, error: { code: 'not-overwritten' } });
      expect(readFileSync(other, 'utf8')).toBe(text);
    }
  });

  test('leaves the earlier save complete if a file cannot be written', () => {
    const file = save('blocked', at);
    mkdirSync(`${file}.new`); // the second file that is written
    expect(saveInProgress(file, {}, started(radar, 12))).toMatchObject({ ok: false });
    expect(codeOf(file, radar)).toBeUndefined();
    expect(existsSync(`${privateFileOf(file)}.new`)).toBe(false);
  });

  test('cannot be done in a folder that does not exist', () => {
    expect(saveInProgress(join(folder, 'no', 'such', 'folder'), {}, at)).toMatchObject({
      ok: false,
      error: { code: 'cannot-write' },
    });
  });
});
