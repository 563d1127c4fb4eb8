import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { autoLevel, type PastResult } from '../decide/auto-level.ts';

/** A person's results by game, saved for `@auto` in UMPIRE_HOME. */
type Results = Readonly<Record<string, readonly PastResult[]>>;

const MOST_RESULTS = 20;
const fileOf = (): string => join(process.env.UMPIRE_HOME ?? join(homedir(), '.umpire'), 'results.json');

/** An unreadable file counts as empty: the level starts in the middle. */
function read(): Results {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(), 'utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Results) : {};
  } catch {
    return {};
  }
}

const isResult = (past: PastResult): boolean =>
  Number.isInteger(past?.level) && past.level >= 1 && past.level <= 5 && ['won', 'drawn', 'lost'].includes(past.result);

const pastOf = (results: Results, game: string): PastResult[] => {
  const past: unknown = Object.hasOwn(results, game) ? results[game] : undefined;
  return Array.isArray(past) ? past.filter(isResult) : [];
};

/** `crew@auto` becomes `crew@3`: resolved once before the match, and recorded under that name. */
export const withAutoLevel = (game: string, bot: string): string =>
  bot.replace(/@auto(?=$|[+#])/, () => `@${autoLevel(pastOf(read(), game))}`);

export function saveResult(game: string, result: PastResult): void {
  const results = read();
  const past = [...pastOf(results, game), result].slice(-MOST_RESULTS);
  try {
    const folder = dirname(fileOf());
    if (!existsSync(folder)) mkdirSync(folder); // one folder only: with `recursive`, Node loops forever in /proc
    writeFileSync(fileOf(), `${JSON.stringify({ ...results, [game]: past })}\n`);
  } catch {
    // if the home folder is not writable, only the history is lost
  }
}
