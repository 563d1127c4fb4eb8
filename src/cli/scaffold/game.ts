import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { no, ok, type Result } from '../../kernel/result.ts';
import { textsUnder } from './checkout.ts';
import { type Draft, folderExists } from './draft.ts';
import { entryOf, isWordIn, type Name } from './names.ts';

const TEMPLATE = 'examples/tic-tac-toe';
const CATALOG = 'src/games/catalog.ts';

/** Copies the smallest game under another name and adds it to the end of the catalog. */
export function gameDraft(root: string, name: Name): Result<Draft> {
  const folder = `src/games/${name.id}`;
  const inTheWay = folderExists(join(root, folder));
  if (inTheWay) return no(inTheWay);
  if (!existsSync(join(root, TEMPLATE))) return no({ code: 'needs-checkout' });
  const texts = textsUnder(join(root, TEMPLATE));
  const catalog = readFileSync(join(root, CATALOG), 'utf8');
  const sources = Object.entries(texts).flatMap(([path, text]) => (path.endsWith('.ts') ? [text] : []));
  if (isWordIn(name.camel, [...sources, catalog])) return no({ code: 'name-is-a-word', name: name.id });
  const listed = inCatalog(catalog, name);
  if (listed === undefined) return no({ code: 'no-anchor', file: CATALOG, anchor: 'catalog: … = {' });
  const made = Object.entries(texts).map(([path, text]) => [placeOf(path, folder, name), renamed(path, text, name)]);
  return ok({ made: Object.fromEntries(made), changed: { [CATALOG]: listed } });
}

/** Corpora and expected decisions belong with the project's tests. */
function placeOf(path: string, folder: string, { id }: Name): string {
  const [, ending] = /^frozen\/.*\.(\w+)$/.exec(path) ?? [];
  return ending === undefined ? `${folder}/${path.replace('tic-tac-toe', id)}` : `test/corpus/${id}.${ending}`;
}

/** A built-in game is one level closer to the kernel than an example, and has its own name. */
function renamed(path: string, text: string, name: Name): string {
  const nearer = path.endsWith('.ts')
    ? text.replaceAll("'../../../src/", "'../../../").replaceAll("'../../src/", "'../../")
    : text;
  return nearer
    .replaceAll('Tic-tac-toe: your first game', name.title)
    .replaceAll('test/replays.test.ts examples', `test/replays.test.ts src/games/${name.id}`)
    .replaceAll('TicTacToe', name.pascal)
    .replaceAll('ticTacToe', name.camel)
    .replaceAll('tic-tac-toe', name.id)
    .replaceAll('Tic-tac-toe', name.title);
}

function inCatalog(text: string, name: Name): string | undefined {
  const { id, camel } = name;
  const end = /(export const catalog\b[^{]*\{[^}]*?),?\s*\}/;
  if (!end.test(text)) return undefined;
  const imported = `import { ${camel} } from './${id}/game.ts';\n`;
  const at = text.search(/^(?!import)/m);
  return `${text.slice(0, at)}${imported}${text.slice(at)}`.replace(end, `$1, ${entryOf(name)} }`);
}
