import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { autoLevel, type PastResult } from '../decide/auto-level.ts';

/** A person's results by game, kept for `@auto`; UMPIRE_HOME says where. */
type Results = Readonly<Record<string, readonly PastResult[]>>;

const KEPT = 20;
const fileOf = (): string => join(process.env.UMPIRE_HOME ?? join(homedir(), '.umpire'), 'results.json');

/** What cannot be read is as good as nothing: the level starts in the middle. */
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

/** `crew@auto` becomes `crew@3`: worked out once, before the match, and recorded under that name. */
export const withAutoLevel = (game: string, bot: string): string =>
  bot.replace(/@auto(?=$|[+#])/, () => `@${autoLevel(pastOf(read(), game))}`);

export function keepResult(game: string, result: PastResult): void {
  const results = read();
  const past = [...pastOf(results, game), result].slice(-KEPT);
  try {
    const folder = dirname(fileOf());
    if (!existsSync(folder)) mkdirSync(folder); // the one folder: to make those above it too, Node tries for ever in /proc
    writeFileSync(fileOf(), `${JSON.stringify({ ...results, [game]: past })}\n`);
  } catch {
    // a home that cannot be written to costs the person nothing but the memory
  }
}
