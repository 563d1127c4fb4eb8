// Rewrites the generated parts of the docs: the transcript in docs/terminal.md and the measured figures in README.md.
// `node scripts/readme.mjs` after `npm run bench -- --full`, or after some of its sections.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const README = `${ROOT}README.md`;
const TERMINAL = `${ROOT}docs/terminal.md`;
const BENCH = `${ROOT}.bench/full.json`;

/** The captain's first moves of a seeded game: the board, what was heard, and the hint with its reasons. */
function transcript() {
  const typed = ['place H8', 'n', 'end', 'hint', 'quit'].join('\n');
  const told = execFileSync('node', ['dist/cli.js', 'play', 'radar', '--seat', 'blue.captain', '--seed', '3'], {
    cwd: ROOT,
    input: `${typed}\n`,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const piece = told.slice(
    told.indexOf('blue.captain> n\n') + 'blue.captain> '.length,
    told.indexOf('blue.captain> quit'),
  );
  const hint = piece.indexOf('blue.captain> hint');
  const [reasons = ''] = piece.slice(hint).split('\n  3  ');
  return `> ${piece.slice(0, hint).trim()}\n\n${reasons.trim()}`
    .split('\n')
    .map((line) => line.slice(0, 118))
    .join('\n');
}

/** One row a figure, with its interval and the bound it is held against. @param {any} section */
function rowsOf({ figures: list }) {
  const number = (/** @type {number} */ value) =>
    value >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
  return list.map((/** @type {any} */ { what, value, unit, interval, bound, runs }) => {
    const range = interval ? ` (${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})` : '';
    return `| ${what} | ${number(value)} ${unit}${range} | ${bound ? `${bound.kind} ${bound.at}` : ''} | ${runs} |`;
  });
}

const HEAD = ['| what | measured (95 %) | bound | from |', '|---|---|---|---|'];

/** The table with the sections that were measured; those that were not stay as they stand. @param {string} before */
function figures(before) {
  const { sections } = JSON.parse(readFileSync(BENCH, 'utf8'));
  /** @type {Map<string, string[]>} */
  const blocks = new Map();
  let title = '';
  for (const line of before.split('\n').slice(HEAD.length)) {
    title = /^\| \*\*(.+)\*\* \|/.exec(line)?.[1] ?? title;
    blocks.set(title, [...(blocks.get(title) ?? []), line]);
  }
  for (const section of Object.values(sections))
    blocks.set(section.title, [`| **${section.title}** | | | |`, ...rowsOf(section)]);
  return [...HEAD, ...[...blocks.values()].flat()].join('\n');
}

/** @param {string} text @param {string} name @param {(before: string) => string} body */
const between = (text, name, body) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)([^]*?)(\n<!-- end -->)`),
    (_, open, before, end) => `${open}${body(before)}${end}`,
  );

/** @param {string} file @param {string} name @param {(before: string) => string} body */
const rewrite = (file, name, body) => writeFileSync(file, between(readFileSync(file, 'utf8'), name, body));

rewrite(TERMINAL, 'transcript', () => `\`\`\`\n${transcript()}\n\`\`\``);
if (existsSync(BENCH)) rewrite(README, 'figures', figures);
