import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { no, ok, type Result } from '../../kernel/result.ts';
import { filesOf } from './built-in-files.ts';
import { type Draft, folderExists } from './draft.ts';
import { entryOf, isWordIn, type Name } from './names.ts';

/** A new built-in bot: rules as values with tests and texts, in its game's list of bots. */
export function builtInDraft(root: string, name: Name, game: string): Result<Draft> {
  const gameFolder = `src/games/${game}`;
  const folder = `${gameFolder}/bots/${name.id}`;
  const inTheWay = folderExists(join(root, folder));
  if (inTheWay) return no(inTheWay);
  const gameFile = `${gameFolder}/game.ts`;
  const kindsFile = KINDS_FILES.find((file) => KINDS.test(textOf(root, `${gameFolder}/${file}`)));
  const [, nouns] = KINDS.exec(textOf(root, `${gameFolder}/${kindsFile}`)) ?? [];
  if (kindsFile === undefined || nouns === undefined)
    return no({ code: 'no-anchor', file: `${gameFolder}/kinds.ts`, anchor: 'export interface …Kinds' });
  const imports = { nouns, kinds: kindsFile, hasFallback: existsSync(join(root, `${gameFolder}/options.ts`)) };
  const text = textOf(root, gameFile);
  const files = filesOf(name, imports);
  if (isWordIn(name.camel, [text]) || Object.values(filesOf(OTHER, imports)).some((own) => isWordIn(name.camel, [own])))
    return no({ code: 'name-is-a-word', name: name.id });
  const listed = inList(text, name, /function say\([^)]*\brules\b/.test(textOf(root, `${gameFolder}/text.ts`)));
  if (!listed.ok) return no({ ...listed.error, file: gameFile });
  const made = Object.entries(files).map(([path, own]) => [`${folder}/${path}`, own]);
  return ok({ made: Object.fromEntries(made), changed: { [gameFile]: listed.value } });
}

/** Games made with `openGame` have their kinds beside their commands. */
const KINDS_FILES = ['kinds.ts', 'commands.ts'];
const KINDS = /export (?:interface|type) (\w+Kinds)\b/;

const textOf = (root: string, path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/** An unused name. The words left in files generated with it are the template's own. */
const OTHER: Name = { id: 'zz-zz', camel: 'zzZz', pascal: 'ZzZz', title: 'Zz zz' };

const PLAIN = '  say: (fact, language) => say(fact, language),';
const OPEN = '  say: (fact, language) => undefined,'; // in front of the texts of an `openGame`

/** The game file with the bot added after the others, and its texts before the game's own. */
function inList(text: string, name: Name, needsRules: boolean): Result<string> {
  const { id, camel, pascal } = name;
  const begin = /^ {2}bots: \{/m.exec(text);
  if (!begin) return no({ code: 'no-anchor', anchor: 'bots: {' });
  const end = closing(text, begin.index + begin[0].length);
  const before = text.slice(0, end).trimEnd();
  const bots = `${before}${before.endsWith(',') || before.endsWith('{') ? '' : ','} ${entryOf(name)},`;
  const own = `say${pascal}(fact, language) ?? `;
  const edited = `${bots} ${text.slice(end)}`
    .replace(/^ {2}text: TEXT,$/m, (line) => (/^ {2}say: /m.test(bots) ? line : `${OPEN}\n${line}`))
    .replace(/^ {2}say,$/m, needsRules ? '  say: (fact, language, rules) => say(fact, language, rules),' : PLAIN)
    .replace(/^( {2}say: \(fact, language(?:, rules)?\) =>\s*)/m, `$1${own}`);
  if (!edited.includes(own)) return no({ code: 'no-anchor', anchor: 'say,' });
  const imports = `import { ${camel} } from './bots/${id}/maker.ts';\nimport { say${pascal} } from './bots/${id}/words.ts';\n`;
  const at = edited.search(/^(?!import)/m);
  return ok(`${edited.slice(0, at)}${imports}${edited.slice(at)}`);
}

/** The position of the brace that closes the one opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}' && --depth === 0) return i;
  }
  return text.length;
}
