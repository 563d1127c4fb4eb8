// Finds wording that docs/writing.md asks us to avoid, in comments, interface texts and docs.
//   node scripts/plain-words.mjs           how often each phrase occurs in comments outside tests
//   node scripts/plain-words.mjs --list    every place in comments, texts and docs, with a plain alternative

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Each phrase with what to write instead. `counted` phrases may remain in a few places where they are the right word,
 * `fine` (text around it) and `except` (files) say where; all others are banned.
 * @type {readonly { name: string, phrase: RegExp, instead: string, fine?: RegExp, except?: RegExp, counted?: boolean }[]}
 */
export const PHRASES = [
  {
    name: 'nobody',
    phrase: /\bnobody\b/gi,
    instead: 'name the role: no other seat, no player',
    fine: /`nobody`|'nobody'|"nobody is there"/,
    counted: true,
  },
  {
    name: 'hand(s)',
    phrase: /\bhands?\b/gi,
    instead: 'player, person, worker',
    fine: /\bhand (?:actuator|size|modifiers?)|\bby hand\b|\bhands? (?:actuators?|over|out|back|down|in)\b|\bhand-\w|(?:in|at) hand\b|cards?\b|deck/i,
    except: /^src\/(?:games\/(?:force|battletech)|integrations\/gemp)\//, // card hands, hand actuators
    counted: true,
  },
  { name: 'whoever', phrase: /\bwhoever\b/gi, instead: 'name the role: the caller, the player', counted: true },
  {
    name: 'is/are told',
    phrase: /\b(?:is|are|was|were|be) told\b/gi,
    instead: 'receives, is sent, shows, prints',
    counted: true,
  },
  {
    name: 'so many/so much',
    phrase: /\bso (?:many(?:eth)?|much|manieth)\b/gi,
    instead: 'n, every nth, the count',
    counted: true,
  },
  {
    name: 'of ours',
    phrase: /\bof (?:ours|theirs)\b/gi,
    instead: 'name the thing: the pending local write, a built-in bot',
    counted: true,
  },
  { name: 'eyes', phrase: /\beyes\b/gi, instead: 'watcher in code, view in the interface', counted: true },
  { name: 'by itself', phrase: /\bby itself\b/gi, instead: 'on its own, automatically', counted: true },
  { name: 'anew', phrase: /\banew\b/gi, instead: 'again, or name the action: reload, restart, reroll', counted: true },

  {
    name: 'somebody',
    phrase: /\b(?:somebody|everybody|anybody)\b/gi,
    instead: 'name the role: another player, all clients',
    fine: /`everybody`|readonly everybody\b/, // a member of the game contract
  },
  { name: 'mended', phrase: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix' },
  { name: 'in vain', phrase: /\b(?:in vain|vain attempts?)\b/gi, instead: 'without effect, failed attempt' },
  { name: 'put away', phrase: /\bputs? away\b/gi, instead: 'dismiss' },
  {
    name: 'get up',
    phrase: /\b(?:gets? up from|getting up from|sits? down|sitting down|sat down)\b/gi,
    instead: 'leave a seat, take a seat',
  },
  { name: 'under way', phrase: /\bunder way\b/gi, instead: 'in progress' },
  { name: 'upon', phrase: /\bupon\b/gi, instead: 'on' },
  { name: 'befalls', phrase: /\bbef[ae]lls?\b/gi, instead: 'happens to' },
  { name: 'for ever', phrase: /\bfor ever\b/gi, instead: 'forever' },
  { name: 'left out =', phrase: /\bleft out =/gi, instead: 'Default: …' },
  { name: 'unless said', phrase: /\bunless said\b/gi, instead: 'the default' },
  { name: 'twins', phrase: /\btwins?\b/gi, instead: 'duplicates', fine: /twin[- ]linked/i },
  { name: 'errand', phrase: /\b(?:errands?|labour|doorbell)\b/gi, instead: 'job, worker, notification' },
  {
    name: 'foretold',
    phrase: /\b(?:foretold|foretells?|held against)\b/gi,
    instead: 'predicted, computed; compared with',
  },
  {
    name: 'to be had',
    phrase: /\b(?:to be had|if need be|thought over)\b/gi,
    instead: 'available; if necessary; decided again',
  },
  { name: 'for there is', phrase: /\bfor there (?:is|are)\b/gi, instead: 'because there is' },
  { name: 'puts up with', phrase: /\bputs? up with\b/gi, instead: 'accepts, tolerates' },
  { name: 'of the house', phrase: /\b(?:of|in|outside) the house\b/gi, instead: 'built-in; the project' },
  {
    name: 'is no',
    phrase: /(?<!there )\bis no (?:bot|log|watcher|seat|move|command|match|game|fault|sound)\b/gi,
    instead: 'is not a …',
  },
];

const IGNORED =
  /^(?:CHANGELOG\.md|CONTRIBUTING\.md|docs\/figures\.md|package-lock\.json|test\/(?:plain-words\.test\.ts|logs\/|corpus\/|without-text\/)|scripts\/plain-words\.mjs|docs\/writing\.md)/;
const TEXTS =
  /(?:^web\/.*text.*|\/text\/[^/]*|\/text|\/ui\/[^/]*(?:labels?|text)[^/]*|\/labels[^/]*|-text|\.en|\.es)\.tsx?$/;
const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing(?:\.ts$|\/)|^test\//.test(path);

/** @typedef {{ file: string, line: number, kind: 'comment' | 'text' | 'doc', name: string, found: string, instead: string, counted: boolean, test: boolean }} Hit */

/** Every place where a phrase occurs. @returns {Hit[]} */
export function hits() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => file && !IGNORED.test(file))
    .flatMap(hitsIn);
}

/** @param {string} file @returns {Hit[]} */
function hitsIn(file) {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  /** @type {Hit[]} */
  const list = [];
  for (const { kind, at, words } of passages(file, text))
    for (const { name, phrase, instead, fine, except, counted = false } of PHRASES)
      for (const match of words.matchAll(phrase)) {
        const around = words.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40);
        if (fine?.test(around) || except?.test(file)) continue;
        const line = text.slice(0, at + match.index).split('\n').length;
        list.push({ file, line, kind, name, found: match[0], instead, counted, test: isTest(file) });
      }
  return list;
}

/** The parts of a file that people read. @param {string} file @param {string} text @returns {Generator<{ kind: Hit['kind'], at: number, words: string }>} */
function* passages(file, text) {
  if (file.endsWith('.md')) return yield { kind: 'doc', at: 0, words: text };
  if (file.endsWith('.css')) {
    for (const match of text.matchAll(/\/\*[\s\S]*?\*\//g)) yield { kind: 'comment', at: match.index, words: match[0] };
    return;
  }
  const tsx = file.endsWith('.tsx');
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    tsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const seen = new Set();
  /** @type {{ kind: Hit['kind'], at: number, words: string }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]) {
      if (seen.has(range.pos)) continue;
      seen.add(range.pos);
      found.push({ kind: 'comment', at: range.pos, words: text.slice(range.pos, range.end) });
    }
    if (
      TEXTS.test(file) &&
      !isTest(file) &&
      ((ts.isStringLiteralLike(node) && node.text.includes(' ')) ||
        node.kind === ts.SyntaxKind.TemplateHead ||
        ts.isTemplateMiddleOrTemplateTail(node)) &&
      !ts.isImportDeclaration(node.parent)
    )
      found.push({ kind: 'text', at: node.getStart(source), words: node.getText(source) });
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  yield* found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = hits();
  if (process.argv.includes('--list'))
    for (const { file, line, name, found, instead } of all)
      console.log(`${file}:${line}  ${name} ("${found}"): ${instead}`);
  else
    for (const { name } of PHRASES) {
      const here = all.filter((hit) => hit.name === name);
      const count = here.filter((hit) => hit.kind === 'comment' && !hit.test).length;
      console.log(`${name.padEnd(18)} ${String(count).padStart(5)} in comments outside tests, ${here.length} in all`);
    }
}
