import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { botPlaysOn, externalPlaysOn, playedOf, seatMatch } from '../../arena/play.ts';
import { catalog } from '../../games/catalog.ts';
import type { Game } from '../../kernel/game.ts';
import { must, no, ok } from '../../kernel/result.ts';
import { calledFrom } from './checkout.ts';
import { writeDraft } from './draft.ts';
import { howToRun, lineBotDraft } from './line-bot.ts';
import type { BotLanguage } from './line-bot-spec.ts';
import { nameFrom } from './names.ts';
import { named } from './testing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const here = mkdtempSync(join(tmpdir(), 'umpire-new-bot-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));

/** Matches in which the new bot plays one side. It beats a random player, except where dice decide. */
const MATCHES: Readonly<Record<string, readonly [side: string, options: unknown, against: string, wins: boolean]>> = {
  radar: ['blue', { turnLimit: 150 }, 'random', true],
  battletech: ['0', { turnLimit: 20 }, 'random', true],
  shooting: ['attacker', { rounds: 1 }, 'gunner', false],
  force: ['dark', undefined, 'random', true],
};

function written(language: BotLanguage, game: Game, like = 'new') {
  const bot = { name: named(`my-${game.id}`), game, language, folder: join(here, `${like}-${language}-${game.id}`) };
  must(writeDraft(bot.folder, must(lineBotDraft(bot, here, './umpire'))));
  return bot;
}

describe.each(['python', 'typescript'] as const)('a new bot in %s', (language) => {
  test.each(Object.entries(MATCHES))(
    'plays %s well from the start, without a fault',
    async (id, [side, options, against, wins]) => {
      const game = catalog[id] as Game;
      const bot = written(language, game);
      const { build, run } = howToRun(bot, here, '20.0.0');
      const wordsOf = (command: string): string[] =>
        command.split(' ').map((word) => word.replace(`new-${language}-${id}/`, `${bot.folder}/`));
      if (build !== null) {
        const [, , ...args] = wordsOf(build);
        execFileSync(join(ROOT, 'node_modules', '.bin', 'esbuild'), [...args, '--log-level=error']);
      }
      const program = wordsOf(run)
        .map((word) => `"${word}"`)
        .join(' ');
      const sides = Object.fromEntries(
        game
          .sides(must(game.setUp(options, { roll: () => 1 })))
          .map((one) => [one, one === side ? `exec:${program}` : against]),
      );
      const sitting = must(seatMatch({ game, options, seed: '3', sides }, { keep: true, ledger: true }));
      while (botPlaysOn(sitting) || (await externalPlaysOn(sitting)));
      await sitting.external.close();
      const { outcome, figures, decisions } = playedOf(sitting);
      expect(outcome).toBeDefined();
      if (wins) expect(outcome?.winners).toEqual([side]);
      const own = Object.entries(figures).filter(([seat]) => seat.split('.')[0] === side);
      expect(own.map(([seat, { faults }]) => [seat, faults])).toEqual(own.map(([seat]) => [seat, 0]));
      const told = decisions.filter(({ bot: by }) => by.startsWith('exec:'));
      expect(told.some(({ decision }) => decision.kept.length > 0)).toBe(true); // with its reasons
    },
  );

  test('of a game without an example has some scoring to start with', () => {
    const game = { ...(catalog.radar as Game), id: 'noughts' };
    const { folder } = written(language, game);
    expect(readFileSync(join(folder, language === 'python' ? 'worth.py' : 'worth.ts'), 'utf8')).toContain(
      'legal command',
    );
  });

  test('has a README with its two commands, and is never overwritten', () => {
    const bot = {
      name: named('twice'),
      game: catalog.radar as Game,
      language,
      folder: join(here, `${language}-twice`),
    };
    must(writeDraft(bot.folder, must(lineBotDraft(bot, here, './umpire'))));
    const readme = readFileSync(join(bot.folder, 'README.md'), 'utf8');
    expect(readme).toMatch(/^\.\/umpire match radar --side blue='exec:/m);
    expect(readme).toMatch(/^UMPIRE_TOKEN=\.\.\. \.\/umpire connect http:/m);
    expect(lineBotDraft(bot, here, './umpire')).toMatchObject({ ok: false, error: { code: 'folder-exists' } });
  });
});

test.each([
  ['python', 'py'],
  ['typescript', 'ts'],
] as const)(
  "in %s it has the example's protocol code, and its scoring if there is one for the game",
  (language, ending) => {
    const example = (file: string): string => join(ROOT, `examples/bot-${language}/${file}.${ending}`);
    const games = Object.values(catalog).filter(({ id }) => existsSync(example(id)));
    expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(MATCHES)));
    for (const game of games) {
      const { folder } = written(language, game, 'like');
      for (const [file, like] of [
        ['umpire', 'umpire'],
        ['worth', game.id],
      ] as const)
        expect(readFileSync(join(folder, `${file}.${ending}`), 'utf8')).toBe(readFileSync(example(like), 'utf8'));
    }
  },
);

test.each([
  ['22.18.0', null, 'node b/bot.ts'],
  ['23.6.0', null, 'node b/bot.ts'],
  ['20.20.2', expect.stringContaining('--outfile=b/bot.mjs'), 'node b/bot.mjs'],
])('Node %s runs a bot in TypeScript by %s, %s', (node, build, run) => {
  const bot = {
    name: named('b'),
    game: catalog.radar as Game,
    language: 'typescript',
    folder: join(here, 'b'),
  } as const;
  expect(howToRun(bot, here, node)).toEqual({ build, run });
});

test.each([
  ['My Bot', 'my-bot'],
  ['9lives', 'lives'],
  ['-', 'my-name'],
  ['a'.repeat(40), 'a'.repeat(32)],
  ['../up', 'up'],
  ['über', 'ber'],
  ['a--b', 'a-b'],
])('"%s" is not a valid name; it suggests %s', (given, example) => {
  expect(nameFrom(given)).toEqual({ ok: false, error: { code: 'bad-new-name', name: given, example } });
  expect(nameFrom(example).ok).toBe(true);
});

test('parent folders are created too, and nothing is left if one cannot be', () => {
  const draft = { made: { 'a/one': '1', 'b/two': '2' }, changed: {} };
  expect(writeDraft(join(here, 'bots', 'mine'), draft)).toEqual({ ok: true, value: ['a/one', 'b/two'] });
  writeFileSync(join(here, 'file'), '');
  const cannot = (folder: string, problem: string): void =>
    expect(writeDraft(folder, draft)).toEqual({ ok: false, error: { code: 'cannot-write', file: folder, problem } });
  cannot('/proc/x/y', 'no such file or folder');
  cannot(join(here, 'file', 'x'), 'part of the path is not a folder');
  const half = { made: { 'a/one': '1', 'a/one/two': '2' }, changed: {} };
  expect(writeDraft(join(here, 'new', 'half'), half)).toMatchObject({ ok: false });
  expect(existsSync(join(here, 'new'))).toBe(false);
  expect(writeDraft(here, { made: { other: '', file: '' }, changed: {} })).toEqual(
    no({ code: 'cannot-write', file: join(here, 'file'), problem: 'it already exists' }),
  );
  expect(existsSync(join(here, 'other'))).toBe(false);
});

test.each([
  ['/a/umpire', '/a/umpire/bots/mine', './umpire'],
  ['/a/umpire', '/b/mine', '/a/umpire/umpire'],
  ['/b', '/b/mine', '/a/umpire/umpire'],
  ['/a/umpire/bots', '/a/umpire/bots/mine', '/a/umpire/umpire'],
])('from %s, for %s, the program is called %s', (from, folder, me) => {
  expect(calledFrom(from, folder, ok('/a/umpire/'))).toBe(me);
  expect(calledFrom(from, folder, no({ code: 'needs-checkout' }))).toBe('umpire');
});

test('a path with spaces is quoted', () => {
  expect(calledFrom('/b', '/b/mine', ok("/it's a/"))).toBe("'/it'\\''s a/umpire'");
});
