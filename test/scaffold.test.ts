import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInDraft } from '../src/cli/scaffold/built-in.ts';
import { gameDraft } from '../src/cli/scaffold/game.ts';
import { named, treeCopy, writeOut } from '../src/cli/scaffold/testing.ts';

const GAME = 'four-in-a-row';
const PLAIN = 'noughts'; // without the new bots, which have no saved decisions
const LARGER = 'big-board'; // 4x4: only its board size was changed
const LONG = { timeout: 300_000 };
const BOTS = [
  ['mine', GAME],
  ['my-other', GAME],
  ['mine', 'radar'],
  ['my-own', 'battletech'],
  ['mine', 'shooting'],
  ['mine', 'force'],
] as const;

let tree = '';
const written: string[] = [];

beforeAll(() => {
  tree = treeCopy();
  for (const game of [GAME, PLAIN, LARGER]) written.push(...writeOut(tree, gameDraft(tree, named(game))));
  enlarge(LARGER);
  for (const [bot, game] of BOTS) written.push(...writeOut(tree, builtInDraft(tree, named(bot), game)));
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Changes the one constant that sets the board size, and removes what was recorded on the smaller board. */
function enlarge(game: string): void {
  const file = join(tree, `src/games/${game}/state.ts`);
  const text = readFileSync(file, 'utf8');
  expect(text.match(/SIZE = 3;/g)).toHaveLength(1);
  writeFileSync(file, text.replace('SIZE = 3;', 'SIZE = 4;'));
  rmSync(join(tree, `src/games/${game}/replays`), { recursive: true });
  for (const ending of ['jsonl', 'txt']) rmSync(join(tree, `test/corpus/${game}.${ending}`));
}

/** Runs a project tool in the copied tree; returns its error output, or ''. */
function complaints(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree, 'node_modules', tool), ...args], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', NO_COLOR: '1', ...env },
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** With one worker: others would each load the same sources again. */
const vitest = (files: readonly string[], only: string | null, env?: NodeJS.ProcessEnv): string =>
  complaints('vitest/vitest.mjs', ['run', '--maxWorkers=1', ...files, ...(only === null ? [] : ['-t', only])], env);

describe('a new game and new built-in bots pass at once', () => {
  test('the laws, the replays and the schemas of the game', LONG, () => {
    const files = ['test/laws.test.ts', 'test/replays.test.ts', 'test/schemas.test.ts'];
    expect(vitest(files, GAME)).toBe('');
  });

  test('with a larger board: the laws, the limits of the bot, and 50 matches that it does not lose', LONG, () => {
    expect(vitest(['test/laws.test.ts', `src/games/${LARGER}/`], `^(${LARGER} |perfect never loses)`)).toBe('');
  });

  test('the frozen positions of the game, with no unused weight and no missing text', LONG, () => {
    const files = ['test/corpus.test.ts', 'test/weights.test.ts', 'test/explanations.test.ts'];
    expect(vitest(files, PLAIN)).toBe('');
  });

  test('its own tests, the import rules, and what terminal, lobby and home page need from every game', LONG, () => {
    const shared = ['src/cli/board-of.test.ts', 'web/text/shell-text.test.ts', 'src/server/bots/queries.test.ts'];
    expect(vitest(['test/structure.test.ts', `src/games/${GAME}/`, ...shared], null)).toBe('');
  });

  test('the rows and texts of every rule', LONG, () => {
    expect(vitest(['test/rules-have-rows.test.ts'], `(${GAME}|radar|battletech|shooting|force)`)).toBe('');
  });

  test('the bot laws in the other games', LONG, () => {
    const law = '(every bot answers|every reason a bot gives|the lines of a bot)';
    expect(vitest(['test/laws.test.ts'], `^(radar|shooting) ${law}`, { UMPIRE_LAWS_BOT: 'mine' })).toBe('');
  });

  test('its types', LONG, () => {
    const files = written.filter((path) => path.endsWith('.ts'));
    writeFileSync(join(tree, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    expect(complaints('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.new.json'])).toBe('');
  });

  test('its style', () => {
    const files = written.filter((path) => path.endsWith('.ts'));
    expect(complaints('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...files])).toBe('');
  });
});

describe('a conflict is named, and nothing is written', () => {
  const fault = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) => answer.error?.code;

  test('a game or a bot that already exists', () => {
    expect(fault(gameDraft(tree, named(GAME)))).toBe('folder-exists');
    expect(fault(builtInDraft(tree, named('mine'), 'radar'))).toBe('folder-exists');
  });

  test.each(['outcome', 'place', 'catalog', 'begin', 'options'])('a game called %s', (id) => {
    expect(fault(gameDraft(tree, named(id)))).toBe('name-is-a-word');
  });

  test.each(['random', 'choose', 'spec', 'radar', 'weights'])('a bot called %s', (id) => {
    expect(fault(builtInDraft(tree, named(id), 'radar'))).toBe('name-is-a-word');
  });

  test('a game with an unexpected bot list', () => {
    const file = join(tree, 'src/games/radar/game.ts');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('  bots: {', '  bots: Object.freeze({'));
    expect(fault(builtInDraft(tree, named('quartermaster'), 'radar'))).toBe('no-anchor');
    writeFileSync(file, before);
  });
});
