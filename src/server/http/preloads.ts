import type { Language } from '../../kernel/game.ts';

/** The part of the page's build manifest that is used here. */
export interface Manifest {
  readonly [source: string]: {
    readonly file: string;
    readonly imports?: readonly string[]; // sources of chunks
    readonly css?: readonly string[];
  };
}

/** What a page needs in addition to the entry: source modules, and the API answers it requests first. */
interface Needs {
  readonly sources: readonly string[];
  readonly answers?: readonly string[];
}

const ofGame = (game: string, ...files: readonly string[]): readonly string[] =>
  files.map((file) => `../src/games/${game}/${file}`);
const tableOf = (game: string): readonly string[] => ofGame(game, 'game.ts', 'ui/index.tsx');

const GAME = '([a-z0-9-]{1,32})';
const CODE = '([A-Za-z0-9]{4,8})';

/** By path, as in the page's router. `game` is in the path, or that of the match in the path. */
const PAGES: readonly (readonly [path: RegExp, needs: (game: string, found: string, language: Language) => Needs])[] = [
  [/^\/$/, () => ({ sources: [], answers: ['/api/games'] })],
  [
    new RegExp(`^/new/${GAME}$`),
    (game) => ({
      sources: ['new/set-up.tsx', ...tableOf(game), ...ofGame(game, 'ui/set-up.tsx')],
      answers: ['/api/games'],
    }),
  ],
  [/^\/learn$/, () => ({ sources: ['lesson/index.tsx'] })],
  [
    new RegExp(`^/learn/${GAME}(/|$)`),
    (game) => ({ sources: ['lesson/index.tsx', ...tableOf(game), ...ofGame(game, 'lessons.ts')] }),
  ],
  [new RegExp(`^/odds/${GAME}$`), (game) => ({ sources: ['odds/index.tsx', ...ofGame(game, 'ui/calculator.tsx')] })],
  [
    new RegExp(`^/rules/${GAME}$`),
    (game, _, language) => ({
      sources: ['rules/index.tsx', 'rules/rulebook.tsx', ...ofGame(game, 'ui/rules-icons.tsx')],
      answers: [`/api/games/${game}/rules?lang=${language}`],
    }),
  ],
  [new RegExp(`^/m/${CODE}$`), (game) => ({ sources: tableOf(game) })],
  [
    new RegExp(`^/replay/${CODE}$`),
    (game, code) => ({
      sources: ['replay/index.tsx', ...tableOf(game)],
      answers: [`/api/matches/${code.toUpperCase()}/log?eyes=archive`],
    }),
  ],
  [/^\/lab$/, () => ({ sources: ['lab/index.tsx'] })],
  [/^\/arena(\/|$)/, () => ({ sources: ['arena/index.tsx'] })],
  [/^\/admin$/, () => ({ sources: ['admin/index.tsx'] })],
];

const ENTRY = 'index.html';
const OF_MATCH = /^\/(m|replay)\//;

/** The game of a match, by its code; null if there is no such match. */
export type GameOfMatch = (code: string) => Promise<string | null>;

/**
 * Tags for the head of the page at this path: the browser fetches everything at once instead of step by step. The entry comes
 * first, so that it can connect and draw while the rest is on its way.
 */
export async function preloads(
  manifest: Manifest,
  path: string,
  gameOf: GameOfMatch,
  language: Language,
): Promise<string> {
  const page = PAGES.find(([pattern]) => pattern.test(path));
  if (!page) return '';
  const found = page[0].exec(path)?.[1] ?? '';
  const game = OF_MATCH.test(path) ? await gameOf(found) : found;
  if (game === null) return '';
  const { sources, answers = [] } = page[1](game, found, language);
  const { scripts, styles } = filesOf(manifest, sources);
  return [
    ...(OF_MATCH.test(path) ? [`<meta name="umpire-game" content="${game}">`] : []), // its code runs while the page connects
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...answers.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`),
  ].join('');
}

/** All files of these sources, without those that the entry already loads. */
function filesOf(manifest: Manifest, sources: readonly string[]) {
  const first = withImports(manifest, [ENTRY]);
  const chunks = [...withImports(manifest, sources)].flatMap((source) =>
    first.has(source) ? [] : (manifest[source] ?? []),
  );
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}

function withImports(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const add = (source: string): void => {
    if (all.has(source) || !manifest[source]) return;
    all.add(source);
    manifest[source].imports?.forEach(add);
  };
  sources.forEach(add);
  return all;
}
