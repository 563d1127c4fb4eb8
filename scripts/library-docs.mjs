// Writes docs/library/: one page per entry point of the package, from the sources' types and comments.

import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PAGES = [
  { name: 'index', title: 'umpire-games', about: 'Matches, bots and logs in Node.' },
  {
    name: 'kernel',
    title: 'umpire-games/kernel',
    about: 'The contract of a game, matches, dice and logs. Runs in Node and in browsers.',
  },
  {
    name: 'decide',
    title: 'umpire-games/decide',
    about: 'Bots from rules, and games without hidden information. Runs in Node and in browsers.',
  },
  { name: 'arena', title: 'umpire-games/arena', about: 'Many games and their statistics, in Node.' },
];

/** @param {string} path @returns {ts.SourceFile} */
const parse = (path) => ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);

/** The name of what a statement declares. @param {ts.Statement} statement @returns {string | undefined} */
function nameOf(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  )
    return statement.name?.text;
  return undefined;
}

/** Where a name is declared, also through re-exports. @param {string} path @param {string} name @returns {ts.Statement} */
function declarationOf(path, name) {
  const { statements } = parse(path);
  const own = statements.find((statement) => nameOf(statement) === name);
  if (own) return own;
  for (const statement of statements) {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) continue;
    const list = isImport ? statement.importClause?.namedBindings : statement.exportClause;
    if (!list || !(ts.isNamedExports(list) || ts.isNamedImports(list)) || !statement.moduleSpecifier) continue;
    const found = list.elements.find((element) => element.name.text === name);
    if (found) return declarationOf(targetOf(path, statement.moduleSpecifier), (found.propertyName ?? found.name).text);
  }
  throw new Error(`${path} does not declare ${name}`);
}

/** @param {string} path @param {ts.Expression} specifier */
const targetOf = (path, specifier) => posix.join(dirname(path), /** @type {ts.StringLiteral} */ (specifier).text);

/** The names an entry exports, with their declarations. @param {string} path @returns {Map<string, ts.Statement>} */
function exportsOf(path) {
  /** @type {Map<string, ts.Statement>} */
  const found = new Map();
  for (const statement of parse(path).statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const { name } of statement.exportClause.elements)
        found.set(
          name.text,
          declarationOf(statement.moduleSpecifier ? targetOf(path, statement.moduleSpecifier) : path, name.text),
        );
      continue;
    }
    const name = nameOf(statement);
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (name && isExported) found.set(name, statement);
  }
  return found;
}

/** The declaration without bodies and values. @param {ts.Statement} statement @returns {string} */
function signatureOf(statement) {
  const text = statement.getText();
  const upTo = (/** @type {ts.Node} */ node) => text.slice(0, node.getStart() - statement.getStart()).trim();
  if (ts.isFunctionDeclaration(statement) && statement.body) return `${upTo(statement.body)};`;
  if (ts.isClassDeclaration(statement)) return classOf(statement);
  if (!ts.isVariableStatement(statement)) return text;
  const value = statement.declarationList.declarations[0]?.initializer;
  if (!value) return text;
  if (ts.isArrowFunction(value)) return `${upTo(value.equalsGreaterThanToken)};`;
  return `${upTo(value).replace(/\s*=$/, '')};`;
}

/** The public members of a class. @param {ts.ClassDeclaration} declaration @returns {string} */
function classOf(declaration) {
  const members = declaration.members.flatMap((member) => {
    const hidden =
      ts.canHaveModifiers(member) && ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
    if (hidden) return [];
    const comment = docOf(member)
      .map((line) => `  /** ${line} */\n`)
      .join('');
    const body = ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member) ? member.body : undefined;
    const value = ts.isPropertyDeclaration(member) ? member.initializer : undefined;
    const end = body ?? value;
    const text = end ? member.getText().slice(0, end.getStart() - member.getStart()) : member.getText();
    return [`${comment}  ${text.replace(/[\s=;]*$/, '')};`];
  });
  const head = declaration.getText().slice(0, (declaration.members.pos ?? 0) - declaration.getStart());
  return `${head.trim()}\n${members.join('\n')}\n}`;
}

/** The comment as one line of text, if there is one. @param {ts.Node} node @returns {string[]} */
function docOf(node) {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
  return text ? [text.replace(/\s+/g, ' ').trim()] : [];
}

/** @param {(typeof PAGES)[number]} page @returns {string} */
function pageText({ name, title, about }) {
  const all = [...exportsOf(`src/library/${name}.ts`)].sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const isType = (/** @type {ts.Statement} */ one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one);
  /** @param {boolean} types */
  const part = (types) =>
    all
      .filter(([, one]) => isType(one) === types)
      .map(([id, one]) => [`### ${id}`, ...docOf(one), `\`\`\`ts\n${signatureOf(one)}\n\`\`\``].join('\n\n'));
  const intro = `Generated by \`node scripts/library-docs.mjs\` from the types. [The library](../library.md) says how to use it.`;
  return `${[`# ${title}`, `${about} ${intro}`, '## Functions and values', ...part(false), '## Types', ...part(true)].join('\n\n')}\n`;
}

/** The pages, by path from the root. */
export const libraryPages = () =>
  Object.fromEntries(PAGES.map((page) => [`docs/library/${page.name}.md`, pageText(page)]));

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  mkdirSync(join(ROOT, 'docs', 'library'), { recursive: true });
  for (const [path, text] of Object.entries(libraryPages())) writeFileSync(join(ROOT, path), text);
}
