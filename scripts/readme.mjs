// Rewrites the parts of README.md that come from the real thing: a piece of a game, and what the bench has measured.
// `node scripts/readme.mjs` after `npm run bench -- --full`.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const README = `${ROOT}README.md`;
const BENCH = `${ROOT}.bench/full.json`;

/** The captain's second turn of a seeded game: what was heard, the board, and the hint with its reasons. */
function transcript() {
  const typed = ['place H8', 'n', 'end', 'hint', 'quit'].join('\n');
  const told = execFileSync('node', ['dist/cli.js', 'play', 'radar', '--seat', 'blue.captain', '--seed', '3'], {
    cwd: ROOT,
    input: `${typed}\n`,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const piece = told.slice(
    told.indexOf('blue.captain> end') + 'blue.captain> '.length,
    told.indexOf('blue.captain> quit'),
  );
  const hint = piece.indexOf('blue.captain> hint');
  const [reasons = ''] = piece.slice(hint).split('\n  3  ');
  return `> ${piece.slice(0, hint).trim()}\n\n${reasons.trim()}`
    .split('\n')
    .map((line) => line.slice(0, 118))
    .join('\n');
}

/** One row a figure, with its interval and the bound it is held against. */
function figures() {
  const { sections } = JSON.parse(readFileSync(BENCH, 'utf8'));
  const number = (/** @type {number} */ value) =>
    value >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
  const rows = Object.values(sections).flatMap(({ title, figures: list }) => [
    `| **${title}** | | | |`,
    ...list.map((/** @type {any} */ { what, value, unit, interval, bound, runs }) => {
      const range = interval ? ` (${interval.low.toFixed(1)} to ${interval.high.toFixed(1)})` : '';
      return `| ${what} | ${number(value)} ${unit}${range} | ${bound ? `${bound.kind} ${bound.at}` : ''} | ${runs} |`;
    }),
  ]);
  return ['| what | measured (95 %) | bound | from |', '|---|---|---|---|', ...rows].join('\n');
}

/** @param {string} text @param {string} name @param {string} body */
const between = (text, name, body) =>
  text.replace(new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`), (_, open, end) => `${open}${body}${end}`);

let text = readFileSync(README, 'utf8');
text = between(text, 'transcript', `\`\`\`\n${transcript()}\n\`\`\``);
if (existsSync(BENCH)) text = between(text, 'figures', figures());
writeFileSync(README, text);
