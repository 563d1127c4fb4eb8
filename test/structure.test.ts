import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';
import { describe, expect, test } from 'vitest';
import { INTEGRATIONS } from '../src/integrations/list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// ---- Allowed imports between folders ----

const LIBRARY = ['kernel', 'parts', 'decide'];
const WITH_GAMES = [...LIBRARY, 'games'];

/** Integrations that use the server; the others are below the arena. */
const ABOVE_THE_SERVER = ['integrations/line/server', 'integrations/mcp'];

const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: [],
  parts: ['kernel'],
  decide: ['kernel', 'parts'],
  games: LIBRARY,
  wire: ['kernel'], // the messages between server and page
  page: LIBRARY, // the contract between a game's ui and the page; the only folder besides web that uses the DOM
  leagues: ['kernel'], // pairing and standings
  bots: WITH_GAMES,
  integrations: [...WITH_GAMES, 'bots'],
  'integrations/line/server': [...WITH_GAMES, 'wire', 'integrations', 'store', 'server'],
  'integrations/mcp': [...WITH_GAMES, 'wire', 'store', 'arena', 'server', 'cli'],
  store: ['kernel'],
  arena: [...WITH_GAMES, 'bots', 'integrations', 'store'],
  library: [...WITH_GAMES, 'bots', 'integrations', 'store', 'arena'], // the entry points of the npm package
  server: [...WITH_GAMES, 'wire', 'bots', 'integrations', 'store', 'arena', 'leagues', 'package.json'],
  cli: [...WITH_GAMES, 'wire', 'bots', 'integrations', ...ABOVE_THE_SERVER, 'store', 'arena', 'server', 'package.json'],
  web: [...WITH_GAMES, 'wire', 'page', 'integrations', 'package.json'], // only the texts about external programs
  examples: WITH_GAMES,
};

/** Integrations for one game, which may import that game's files except `state`, as its bots may. */
const FOR_ONE_GAME: Record<string, string> = {
  'src/integrations/sbt/': 'battletech',
  'src/integrations/gemp/': 'force',
};
const isForGame = (from: string, game: string) =>
  Object.entries(FOR_ONE_GAME).some(([folder, its]) => from.startsWith(folder) && its === game);

/** The core may import only these files of the integrations; the command line may import all of them. */
const INTEGRATION_LISTS = ['src/integrations/list.ts', 'src/integrations/text.ts'];

/** These run in the browser too, so they must not import Node modules. */
const WITHOUT_NODE = ['kernel', 'leagues', 'parts', 'decide', 'games', 'wire', 'page', 'web'];
const WITHOUT_PACKAGES = ['kernel', 'leagues'];

// Inside a game. A file with none of these names counts as data, like the state.
const MODEL = ['data', 'rulesets', 'state', 'model'];
const RULES = [...MODEL, 'commands', 'events', 'apply', 'rules'];
const VIEWS = [...RULES, 'audience', 'view', 'options', 'waiting', 'belief', 'ask', 'text'];
/** Bots, boards and terminals see views, never the state. */
const FROM_VIEWS = VIEWS.filter((part) => part !== 'state');

const PART_MAY_IMPORT: Record<string, readonly string[]> = {
  model: MODEL,
  data: MODEL,
  rulesets: MODEL,
  state: MODEL,
  commands: MODEL,
  events: [...MODEL, 'commands'],
  apply: [...MODEL, 'commands', 'events'],
  rules: [...MODEL, 'commands', 'events', 'apply'],
  audience: RULES,
  view: [...RULES, 'audience'],
  options: [...RULES, 'audience', 'view'],
  waiting: [...RULES, 'audience', 'view'],
  belief: [...RULES, 'audience', 'view', 'options'],
  ask: VIEWS,
  text: VIEWS,
  terminal: FROM_VIEWS,
  picture: FROM_VIEWS, // drawings of views
  listing: [...FROM_VIEWS, 'terminal'], // grouped options, and the board in parts
  roster: FROM_VIEWS, // army lists from other programs
  generator: [...FROM_VIEWS, 'kinds'], // balanced set-ups from two armies
  kinds: VIEWS, // collects the game's types for the kernel
  detail: RULES,
  rulebook: MODEL,
  lessons: [...MODEL, 'commands', 'kinds'],
  bots: [...FROM_VIEWS, 'kinds'],
  ui: [...FROM_VIEWS, 'kinds', 'picture', 'roster'],
  game: [...VIEWS, 'terminal', 'picture', 'listing', 'roster', 'generator', 'kinds', 'detail', 'rulebook', 'bots'],
};

// ---- Finding the imports ----

interface Import {
  readonly from: string; // path of the importing file, from the root
  readonly to: string; // as written
  readonly typeOnly: boolean;
}

interface Place {
  readonly folder: string; // kernel, games, web ...
  readonly game?: string; // the folder under games/
  readonly part?: string; // the file or folder inside that game
}

/** The folder, game and part a file belongs to. */
function placeOf(path: string): Place {
  const [top = '', ...rest] = path.split('/');
  if (top !== 'src') return { folder: top };
  const [folder = '', ...inside] = rest;
  const adapter = ABOVE_THE_SERVER.find((folder) => path.startsWith(`src/${folder}/`));
  if (adapter) return { folder: adapter };
  if (folder !== 'games' || inside.length < 2) return { folder };
  const [game = '', first = ''] = inside;
  const name = first.replace(/\.[a-z]+$/, '');
  return { folder, game, part: name in PART_MAY_IMPORT ? name : 'model' };
}

const isTest = (path: string) => /\.test\.tsx?$|\/testing(\.ts$|\/)/.test(path);

/** In a game made with `openGame`, nothing is hidden: its view is its state. */
const isOpen = (game: string | undefined) => game !== undefined && !existsSync(join(ROOT, `src/games/${game}/view.ts`));

/** Why this import is not allowed, if it is not. */
function objection({ from, to }: Import): string | undefined {
  const here = placeOf(from);
  if (!to.startsWith('.')) {
    if (isTest(from)) return undefined;
    const [list, what] = isBuiltin(to) ? [WITHOUT_NODE, 'Node modules'] : [WITHOUT_PACKAGES, 'packages'];
    return list.includes(here.folder) ? `${here.folder} may not import ${what}` : undefined;
  }
  if (here.folder === 'games' && isTest(from)) return undefined;

  const target = posix.join(posix.dirname(from), to);
  const there = placeOf(target);
  if (target === 'test/eventually.ts' && isTest(from)) return undefined;
  const row = MAY_IMPORT[here.folder];
  if (!row) return `${here.folder} is not in MAY_IMPORT`;
  if (there.folder === 'examples' && (isTest(from) || (here.folder === 'cli' && to.endsWith('?raw')))) return undefined;
  const isUi = here.part === 'ui' && there.folder === 'page';
  if (here.folder !== there.folder && !isUi && !row.includes(there.folder))
    return `${here.folder} may not import ${there.folder}`;
  const inCore = !/^(integrations|cli)/.test(here.folder) && !isTest(from);
  if (inCore && there.folder === 'integrations' && !INTEGRATION_LISTS.includes(target))
    return 'the core imports only the list of integrations and their texts';

  if (here.game !== there.game) {
    if (here.game && there.game) return 'a game may not import another game';
    if (here.game) return to.endsWith('/catalog.ts') ? 'a game may not import the catalog' : undefined;
    if (there.game && isForGame(from, there.game))
      return there.part === 'state' && !isTest(from) ? "an integration may not import a game's state" : undefined;
    if (from !== 'src/games/catalog.ts') return 'only src/games/catalog.ts names a game by its path';
    return there.part === 'ui' ? 'the catalog may not import ui files' : undefined;
  }
  const fromView = here.part === 'bots' || here.part === 'picture';
  if (fromView && isOpen(here.game) && (there.part === 'state' || from.endsWith('.rows.ts'))) return undefined;
  if (here.part && there.part && here.part !== there.part && !PART_MAY_IMPORT[here.part]?.includes(there.part)) {
    return `in a game, ${here.part} may not import ${there.part}`;
  }
  return undefined;
}

/** Every import of a file: static, re-exported, dynamic, and in types. */
function importsOf(from: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (to: ts.Node | undefined, typeOnly: boolean) => {
    if (to && ts.isStringLiteralLike(to)) found.push({ from, to: to.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.ESNext));
  return found;
}

/** The first import cycle, if any; imports of types count too. */
function cycleIn(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (!to.startsWith('.')) continue;
    next.set(from, [...(next.get(from) ?? []), posix.join(posix.dirname(from), to)]);
  }
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const target of next.get(file) ?? []) {
      const cycle = search(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = search(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const NOT_OURS = /^(node_modules|dist|coverage|data|\.git|\.set-up\.lock.*)$/;

/** All files under a folder, relative to the root, with forward slashes. */
function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (folder === '.' && NOT_OURS.test(entry.name)) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [relative('.', path).split(sep).join('/')] : [];
  });
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = filesUnder('.');
const SOURCES = FILES.filter((path) => /^(src|web|examples)\/.*\.(ts|tsx)$/.test(path));
const IMPORTS = SOURCES.flatMap((path) => importsOf(path, read(path)));

// ---- The checks ----

test('every import is allowed', () => {
  const wrong = IMPORTS.flatMap((it) => {
    const why = objection(it);
    return why ? [`${it.from} imports ${it.to}: ${why}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('there are no import cycles', () => {
  expect(cycleIn(IMPORTS)?.join(' -> ')).toBeUndefined();
});

test('games import from the modules that the page replaces by stubs only what the stubs have', () => {
  const users = SOURCES.filter((path) => /\/(game|maker)\.ts$/.test(path));
  const taken = users.flatMap((path) =>
    [...read(path).matchAll(/import (.*) from '\.\/(ask|decide|terminal)\.ts'/g)].map(([, names, file]) => [
      path,
      names,
      file,
    ]),
  );
  expect(taken.length).toBeGreaterThanOrEqual(14);
  const known: Readonly<Record<string, string>> = {
    ask: '{ queries }',
    decide: '{ decider }',
    terminal: '{ board, typed, write }',
  };
  expect(taken.filter(([, names, file]) => names !== known[file as string])).toEqual([]);
});

test('every integration is in the list', () => {
  const folders = FILES.flatMap((path) => /^src\/integrations\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(folders)].sort()).toEqual(INTEGRATIONS.map(({ id }) => id).sort());
});

test('no test is skipped', () => {
  const skipped = FILES.filter(isTest).filter((path) =>
    /\b(test|it|describe)\.(\w+\.)*(skip|only|todo|skipIf|runIf)\b\s*[.(]/.test(read(path)),
  );
  expect(skipped).toEqual([]);
});

test('tests wait with `eventually`, whose limit only catches hangs', () => {
  const bare = FILES.filter((path) => path !== 'test/eventually.ts').filter((path) =>
    /\bvi\.wait(For|Until)\(|\bexpect\s*\.poll\(/.test(read(path)),
  );
  expect(bare).toEqual([]);
});

test('a failed set-up is not hidden by the error of its clean-up', () => {
  const unguarded = FILES.filter((path) => isTest(path) || path.startsWith('test/')).flatMap((path) => {
    const text = read(path);
    const declared = [...text.matchAll(/^ *let (\w+): (?![^=;]*undefined)[^=;]*;/gm)].map(([, name]) => name);
    return [...text.matchAll(/^( *)after(?:All|Each)\((?:.*\);$|[\s\S]*?\n\1\}\);$)/gm)].flatMap(([hook]) =>
      declared
        .filter((name) => new RegExp(`\\b${name}\\.[\\w.]*(close|drop|remove|destroy)\\(`).test(hook))
        .map((name) => `${path}: write ${name}?.`),
    );
  });
  expect(unguarded).toEqual([]);
});

test('nothing points outside the project', () => {
  const outside = [/\.\.\/sha[r]ed\b/, /\b(npmjs|yarnpkg|npmmirror)\.(org|com)\b/];
  const texts = FILES.filter((path) => !/\.(png|jpg|webp|ico|woff2|tgz)$/.test(path));
  expect(texts.filter((path) => outside.some((words) => words.test(read(path))))).toEqual([]);
});

test('every new path in the table of old and new paths exists', () => {
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| `[^`]+` \| `([^`]+)` \|$/gm)].map(([, path = '']) => path);
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the lockfile contains no download addresses', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"');
});

// ---- Tests of the checks ----

describe('the import rules', () => {
  test.each([
    ['src/kernel/step.ts', '../parts/hex/hex.ts', 'kernel may not import parts'],
    ['src/kernel/log.ts', 'node:crypto', 'kernel may not import Node modules'],
    ['src/kernel/log.ts', 'crypto', 'kernel may not import Node modules'],
    ['src/kernel/log.ts', 'typebox', 'kernel may not import packages'],
    ['src/kernel/log.test.ts', '../games/catalog.ts', 'kernel may not import games'],
    ['src/parts/hex/hex.ts', '../../decide/rule.ts', 'parts may not import decide'],
    ['src/games/radar/view.ts', 'node:fs', 'games may not import Node modules'],
    ['src/games/radar/view.ts', '../../arena/series.ts', 'games may not import arena'],
    ['src/games/radar/view.ts', '../force/data/cards.ts', 'a game may not import another game'],
    ['src/games/radar/view.ts', '../catalog.ts', 'a game may not import the catalog'],
    ['src/games/catalog.ts', './radar/ui/board.ts', 'the catalog may not import ui files'],
    ['src/games/laws.ts', './radar/game.ts', 'only src/games/catalog.ts names a game by its path'],
    ['src/arena/worker.ts', '../games/radar/game.ts', 'only src/games/catalog.ts names a game by its path'],
    ['src/bots/process.ts', '../integrations/list.ts', 'bots may not import integrations'],
    ['src/integrations/line/line.ts', '../../store/store.ts', 'integrations may not import store'],
    [
      'src/arena/lineup.ts',
      '../integrations/sbt/protocol.ts',
      'the core imports only the list of integrations and their texts',
    ],
    [
      'src/integrations/sbt/view-to-files.ts',
      '../../games/radar/view.ts',
      'only src/games/catalog.ts names a game by its path',
    ],
    [
      'src/integrations/sbt/view-to-files.ts',
      '../../games/battletech/state.ts',
      "an integration may not import a game's state",
    ],
    ['src/arena/worker.ts', '../server/lobby.ts', 'arena may not import server'],
    ['src/server/lobby.ts', '../cli/main.ts', 'server may not import cli'],
    ['src/cli/main.ts', '../../scripts/build.mjs', 'cli may not import scripts'],
    ['src/cli/main.ts', '../../examples/tic-tac-toe/game.ts', 'cli may not import examples'],
    ['src/attic/old.ts', '../kernel/step.ts', 'attic is not in MAY_IMPORT'],
    ['web/match.ts', '../src/server/lobby.ts', 'web may not import server'],
    ['examples/tic-tac-toe/game.ts', '../../src/arena/series.ts', 'examples may not import arena'],
    ['src/games/radar/state.ts', './events.ts', 'in a game, state may not import events'],
    ['src/games/radar/events.ts', './apply.ts', 'in a game, events may not import apply'],
    ['src/games/radar/apply.ts', './rules/sail.ts', 'in a game, apply may not import rules'],
    ['src/games/radar/rules/sail.ts', '../game.ts', 'in a game, rules may not import game'],
    ['src/games/radar/view.ts', './options.ts', 'in a game, view may not import options'],
    ['src/games/radar/data/maps.ts', '../view.ts', 'in a game, data may not import view'],
    ['src/games/radar/chart.ts', './view.ts', 'in a game, model may not import view'],
    ['src/games/radar/bots/captain.ts', '../state.ts', 'in a game, bots may not import state'],
    ['src/games/radar/view.ts', '../../page/contract.ts', 'games may not import page'],
    ['src/games/radar/picture.ts', './state.ts', 'in a game, picture may not import state'],
    ['src/games/radar/picture/boats.ts', '../ui/glyphs.tsx', 'in a game, picture may not import ui'],
    ['src/games/shooting/roster/sheets.ts', '../state.ts', 'in a game, roster may not import state'],
    ['src/page/receipt.tsx', '../games/catalog.ts', 'page may not import games'],
    ['src/wire/messages.ts', '../server/lobby.ts', 'wire may not import server'],
    ['src/server/lobby.ts', '../../test/eventually.ts', 'server may not import test'],
    ['src/games/radar/ui/board.tsx', '../state.ts', 'in a game, ui may not import state'],
    ['src/games/radar/bots/crew/mate.ts', '../../state.ts', 'in a game, bots may not import state'],
  ])('reject %s importing %s', (from, to, why) => {
    expect(objection({ from, to, typeOnly: true })).toBe(why);
  });

  test.each([
    ['src/kernel/step.ts', './dice.ts'],
    ['src/kernel/log.test.ts', 'node:crypto'],
    ['src/kernel/log.test.ts', '../../examples/tic-tac-toe/game.ts'],
    ['src/games/catalog.ts', './radar/game.ts'],
    ['src/games/radar/commands.ts', 'typebox'],
    ['src/games/radar/rules/sail.ts', './torpedo.ts'],
    ['src/games/radar/bots/captain.ts', '../view.ts'],
    ['src/games/radar/bots/captain.test.ts', '../state.ts'],
    ['src/games/radar/game.ts', './bots/captain.ts'],
    ['src/store/hashing.ts', 'node:crypto'],
    ['src/integrations/sbt/view-to-files.ts', '../../games/battletech/view.ts'],
    ['src/arena/worker.ts', '../games/catalog.ts'],
    ['src/arena/lineup.ts', '../integrations/list.ts'],
    ['src/cli/mcp.ts', '../integrations/mcp/serve.ts'],
    ['src/cli/main.ts', '../../package.json'],
    ['src/cli/scaffold/examples.ts', '../../../examples/bot-python/umpire.py?raw'], // as text
    ['src/games/radar/ui/board.tsx', '../../../page/contract.ts'],
    ['src/games/shooting/ui/calculator.tsx', '../roster/detect.ts'],
    ['web/table/log.tsx', '../../src/wire/messages.ts'],
  ])('allow %s to import %s', (from, to) => {
    expect(objection({ from, to, typeOnly: false })).toBeUndefined();
  });

  test('cover every kind of import', () => {
    const text = `
      import a from './a.ts';
      import type { B } from './b.ts';
      export { c } from './c.ts';
      export type * from './d.ts';
      const e = await import('./e.ts');
      type F = import('./f.ts').F;
      // import './comment.ts'
    `;
    expect(importsOf('src/kernel/x.ts', text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['./a.ts', false],
      ['./b.ts', true],
      ['./c.ts', false],
      ['./d.ts', true],
      ['./e.ts', false],
      ['./f.ts', true],
    ]);
  });

  test('find a cycle, even if only a type closes it', () => {
    const to = (from: string, target: string, typeOnly = false): Import => ({ from, to: target, typeOnly });
    const open = [to('src/a.ts', './b.ts'), to('src/b.ts', './deep/c.ts')];
    expect(cycleIn(open)).toBeUndefined();
    const cycle = ['src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'src/a.ts'];
    expect(cycleIn([...open, to('src/deep/c.ts', '../a.ts')])).toEqual(cycle);
    expect(cycleIn([...open, to('src/deep/c.ts', '../a.ts', true)])).toEqual(cycle);
  });
});
