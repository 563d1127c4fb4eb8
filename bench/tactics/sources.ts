import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { hashing } from '../../src/store/hashing.ts';

/** Files of a game by their path relative to its folder. */
type Sources = ReadonlyMap<string, string>;

/** Current sources and data without tests; empty if there are no sources. */
export function readSources(folder: string): Sources {
  return new Map(
    existsSync(folder) ? [...filesIn(folder)].map((file) => [file, readFileSync(join(folder, file), 'utf8')]) : [],
  );
}

function* filesIn(folder: string, under = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = posix.join(under, entry.name);
    if (entry.isDirectory()) yield* filesIn(folder, path);
    else if (/\.(ts|json)$/.test(path) && !/\.(test|rows)\.ts$/.test(path)) yield path;
  }
}

/** Parts of a game that do not affect the course of a match; bots are included by name. */
const IRRELEVANT = ['bots', 'ui', 'text', 'terminal', 'ask', 'rulebook', 'detail', 'game', 'replays', 'testing'];

/**
 * Identifies what determines the games of these bots: the rules, the bots' files and what they import from the game.
 * Comments and layout do not count, so that hours of games survive a change of wording. The kernel and shared parts
 * are not included: after a relevant change there, run with --fresh.
 */
export function digestOf(files: Sources, bots: readonly string[]): string {
  const plays = [...files.keys()].filter(
    (file) => !IRRELEVANT.includes(roomOf(file)) || bots.some((id) => isOf(id, file)),
  );
  const reached = new Set(plays);
  for (const file of reached) for (const to of importsOf(files, file)) if (files.has(to)) reached.add(to);
  const contents = [...reached].sort().map((file) => [file, bareOf(files.get(file) ?? '')]);
  return hashing.digest(JSON.stringify(contents)).slice(0, 12);
}

const roomOf = (file: string): string => (file.split('/')[0] ?? '').replace(/\..*$/, '');
const isOf = (id: string, file: string): boolean => file === `bots/${id}.ts` || file.startsWith(`bots/${id}/`);

const importsOf = (files: Sources, file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/\bfrom '(\.[^']+)'/g)].map(([, to]) =>
    posix.join(posix.dirname(file), to ?? ''),
  );

const bareOf = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
