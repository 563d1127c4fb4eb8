import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Evaluator } from '../src/decide/evaluator.ts';
import { score } from '../src/decide/rule.ts';
import { type Trial, trial } from '../src/decide/testing.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Any = Pick<Evaluator<never, never, never>, 'id' | 'rules'>;

/** The rules, rows and texts found in one file of a bots folder. */
interface BotFile {
  readonly path: string;
  readonly text: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

const isEvaluator = (value: unknown): value is Any =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Any).id === 'string' &&
  Array.isArray((value as Any).rules) &&
  (value as Any).rules.every(({ see, worth }) => typeof see === 'function' && typeof worth === 'function');

const evaluatorsOf = (files: readonly BotFile[]): Any[] => [
  ...new Set(files.flatMap(({ exports }) => Object.values(exports).filter(isEvaluator))),
];
const trialsOf = (files: readonly BotFile[]): Trial[] =>
  files.flatMap(({ exports }) => (exports.TRIALS as Trial[] | undefined) ?? []);

/** Everything that a bots folder lacks for its rules. */
function missingFor(files: readonly BotFile[]): string[] {
  const trials = trialsOf(files);
  const known = new Set<unknown>(trials.map(({ evaluator }) => evaluator));
  return [
    ...files.flatMap(({ path, text, exports }) =>
      [...text.matchAll(/\bconst (\w+): Evaluator</g)]
        .filter(([, name = '']) => !isEvaluator(exports[name]))
        .map(([, name]) => `${path}: ${name} is not exported, so its rules cannot be tested`),
    ),
    ...evaluatorsOf(files).flatMap((evaluator) =>
      known.has(evaluator) ? [] : evaluator.rules.map(({ id }) => `${evaluator.id}: ${id} lacks rows`),
    ),
    ...trials.flatMap(({ evaluator, missing }) =>
      missing().map(({ rule, lacks }) => `${evaluator.id}: ${rule} lacks ${lacks}`),
    ),
  ];
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

const isBotFile = (path: string): boolean =>
  /^(src\/games|examples)\/[^/]+\/bots\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\.ts$/.test(path);

const PATHS = [...filesUnder('src/games'), ...filesUnder('examples')].filter(isBotFile);
const gameFolders = [...new Set(PATHS.map((path) => path.slice(0, path.indexOf('/bots/'))))];

describe.each(gameFolders)('%s', async (folder) => {
  const files: BotFile[] = [];
  // One at a time: parallel imports can load a shared module twice.
  for (const path of PATHS.filter((one) => one.startsWith(`${folder}/bots/`)))
    files.push({
      path,
      text: readFileSync(join(ROOT, path), 'utf8'),
      exports: (await import(join(ROOT, path))) as Record<string, unknown>,
    });

  test('every rule has a row where it applies, one where it does not, and a text', () =>
    expect(missingFor(files)).toEqual([]));

  test.each(trialsOf(files).map((one) => [one.evaluator.id, one] as const))('%s: the rows pass', (_id, one) => {
    expect(one.failures()).toEqual([]);
  });

  test.each(trialsOf(files).map((one) => [one.evaluator.id, one] as const))('%s: has Spanish texts', (_id, one) => {
    expect(one.unsaid('es')).toEqual([]);
  });
});

describe('the check finds', () => {
  const likes = score({
    id: 'likes-it',
    unit: 'points',
    band: [0, 1],
    see: (n: number) => (n ? { n } : undefined),
    worth: () => 1,
  });
  const evaluator: Evaluator<number, string, null> = { id: 'liking', rules: [likes] };
  const setting = { weights: null, say: () => 'I like it' };
  const file = (exports: Record<string, unknown>, text = ''): BotFile => ({ path: 'bots/liking.ts', text, exports });
  const rowsOf = (...situations: readonly number[]) => ({
    TRIALS: [
      trial(
        evaluator,
        setting,
        situations.map((n) => ({
          rule: 'likes-it',
          name: `${n}`,
          situation: n,
          option: 'it',
          sees: n ? { n } : false,
          says: 'I like it',
        })),
      ),
    ],
  });

  test('a rule without rows', () => expect(missingFor([file({ evaluator })])).toEqual(['liking: likes-it lacks rows']));

  test('a rule with only one kind of row', () => {
    expect(missingFor([file({ evaluator }), file(rowsOf(1))])).toEqual(['liking: likes-it lacks looks-away']);
    expect(missingFor([file({ evaluator }), file(rowsOf(0))])).toEqual([
      'liking: likes-it lacks fires',
      'liking: likes-it lacks words',
    ]);
  });

  test('rules that a file does not export', () => {
    const text = 'const secret: Evaluator<Helm, Order, W> = {';
    expect(missingFor([file({}, text)])).toEqual([
      'bots/liking.ts: secret is not exported, so its rules cannot be tested',
    ]);
  });

  test('nothing if there are rows of every kind', () => {
    expect(missingFor([file({ evaluator }), file(rowsOf(0, 1))])).toEqual([]);
  });
});
