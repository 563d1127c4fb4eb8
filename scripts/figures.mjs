// Writes generated text into the docs: bench results (docs/figures.md) and part of a game (docs/terminal.md).
// Run it after `npm run bench -- --full`, or after some of its sections: the others keep their figures.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BENCH = `${ROOT}.bench/full.json`;

/** The captain's first moves of a seeded game: the board, the events, and a hint with its reasons. */
function transcript() {
  const typed = ['place H8', 'n', 'end', 'hint', 'quit'].join('\n');
  const output = execFileSync('node', ['dist/cli.js', 'play', 'radar', '--seat', 'blue.captain', '--seed', '3'], {
    cwd: ROOT,
    input: `${typed}\n`,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const piece = output.slice(
    output.indexOf('blue.captain> n\n') + 'blue.captain> '.length,
    output.indexOf('blue.captain> quit'),
  );
  const hint = piece.indexOf('blue.captain> hint');
  const [reasons = ''] = piece.slice(hint).split('\n  3  ');
  return `> ${piece.slice(0, hint).trim()}\n\n${reasons.trim()}`
    .split('\n')
    .map((line) => line.slice(0, 118))
    .join('\n');
}

/** One row per figure, with its interval and its bound. @param {any} section */
function rowsOf({ figures: list }) {
  const number = (/** @type {number} */ value) =>
    value >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
  return list.map((/** @type {any} */ { what, value, unit, interval, bound, runs }) => {
    const range = interval ? ` (${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})` : '';
    const amount = `${number(value)}${unit === '%' || unit === '' ? '' : ' '}${unit}`;
    return `| ${what} | ${amount}${range} | ${bound ? `${bound.kind} ${bound.at}` : ''} | ${runs} |`;
  });
}

const HEAD = ['| what | measured (95%) | bound | from |', '|---|---|---|---|'];

/** The table with new rows for the measured sections. @param {string} before */
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

/** Replaces the text between two markers of a page. @param {string} page @param {string} name @param {(before: string) => string} body */
function rewrite(page, name, body) {
  const text = readFileSync(`${ROOT}${page}`, 'utf8');
  const marked = new RegExp(`(<!-- ${name} -->\\n)([\\s\\S]*?)(\\n<!-- end -->)`);
  writeFileSync(
    `${ROOT}${page}`,
    text.replace(marked, (_, open, before, end) => `${open}${body(before)}${end}`),
  );
}

rewrite('docs/terminal.md', 'transcript', () => `\`\`\`\n${transcript()}\n\`\`\``);
if (existsSync(BENCH)) rewrite('docs/figures.md', 'figures', figures);
