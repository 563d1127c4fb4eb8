import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isCorpus } from '../decide/lab/corpus.ts';
import { catalog } from '../games/catalog.ts';
import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { type LogFile, parseLog } from '../kernel/log.ts';
import type { Entry, Match } from '../kernel/match.ts';
import { isMatchCommand } from '../kernel/match-status.ts';
import { replay } from '../kernel/replay.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';
import { sayFault, sayIn } from './say.ts';

export const gameNamed = (id: string): Result<Game> => {
  const game = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  return game ? ok(game) : no({ code: 'unknown-game', game: id, known: Object.keys(catalog) });
};

/** `option` names the flag in the error. */
export function wholeNumber(option: string, given: string, from: number, to: number): Result<number> {
  const value = Number(given);
  return /^\d{1,15}$/.test(given) && value >= from && value <= to
    ? ok(value)
    : no({ code: 'not-a-number', option, given, from, to });
}

const MOST_ITERATIONS = 10_000_000;

/** The budget of a searching bot per decision; 0 = set by the bot. */
export const iterationsFrom = (given: string | undefined): Result<number> =>
  given === undefined ? ok(0) : wholeNumber('--iterations', given, 1, MOST_ITERATIONS);

export interface Seed {
  readonly text: string;
  readonly secret: boolean; // generated here: committed to at the start and revealed at the end
}

export function seedFrom(given: string | undefined): Result<Seed> {
  if (given === undefined) return ok({ text: randomBytes(32).toString('hex'), secret: true });
  return /^[\w.:-]{1,100}$/.test(given) ? ok({ text: given, secret: false }) : no({ code: 'bad-seed', given });
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EEXIST: 'it exists and is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** The text of a system error. */
export function problemOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return PROBLEMS[code ?? ''] ?? message;
}

export function readText(file: string): Result<string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return no({ code: 'cannot-read', file, problem: problemOf(error) });
  }
}

export function parseJson(text: string, what: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return no({ code: 'not-json', what, problem: (error as Error).message });
  }
}

/** A set-up is a file name or the JSON itself. */
export function readSetup(given: string | undefined): Result<unknown> {
  if (given === undefined) return ok(undefined);
  if (/^\s*[{[]/.test(given)) return parseJson(given, 'the --setup');
  const text = readText(given);
  return text.ok ? parseJson(text.value, `the --setup "${given}"`) : text;
}

/** How the log header names a person at the terminal. */
export const PERSON = 'hand';

const isTerminalPerson = ({ seats }: LogFile['header'], seat: Seat): boolean => seats?.[seat] === PERSON;
const isPersons = (header: LogFile['header'], seat: Seat): boolean =>
  isTerminalPerson(header, seat) || header.people?.includes(seat) === true;

/**
 * Which bot decided an entry: as recorded, otherwise the seat's holder at the end. If the seat changed holders, earlier
 * decisions are unknown; a person at the terminal never gives up a seat.
 */
export function botsOf({
  header,
  entries,
  decisions,
}: LogFile): (entry: Pick<Entry, 'n' | 'seat'>) => string | undefined {
  const recorded = new Map(decisions.map(({ n, bot }) => [n, bot]));
  const since = new Map<Seat, number>();
  for (const { n, command } of entries)
    if (isMatchCommand(command) && command.type === 'hold-seat') since.set(command.seat, n);
  const held = ({ n, seat }: Pick<Entry, 'n' | 'seat'>): string | undefined =>
    isPersons(header, seat) || n < (since.get(seat) ?? 0) ? undefined : header.seats?.[seat];
  return (entry) => (isTerminalPerson(header, entry.seat) ? undefined : (recorded.get(entry.n) ?? held(entry)));
}

/** The seats held by people in an unfinished match. They must not see what other seats of their side know. */
export const peopleAtPlay = ({ header, footer }: LogFile): Seat[] =>
  footer.result ? [] : Object.keys(header.seats ?? {}).filter((seat) => isPersons(header, seat));

export interface OpenedLog {
  readonly game: Game;
  readonly file: LogFile;
}

/** A saved match and its game. */
export function readLog(path: string): Result<OpenedLog> {
  const text = readText(path);
  if (!text.ok) return text;
  if (text.value.trim() === '') return no({ code: 'empty-file', file: path });
  if (isCorpus(text.value)) return no({ code: 'corpus-not-match', file: path });
  const file = parseLog(text.value, hashing);
  if (!file.ok) return no({ code: 'bad-log', file: path, words: sayFault(file.error), fault: file.error });
  const { game } = file.value.header;
  return Object.hasOwn(catalog, game)
    ? ok({ game: catalog[game] as Game, file: file.value })
    : no({ code: 'unplayed-game', file: path, game, known: Object.keys(catalog) });
}

/** Replays a log by its events; fails if they make no sense. */
export function replayed(path: string, { game, file }: OpenedLog): Result<Match> {
  try {
    const match = replay(game, file, hashing);
    return match.ok ? match : no({ code: 'bad-log', file: path, words: sayIn(game, match.error) });
  } catch (error) {
    return no({ code: 'bad-log', file: path, words: `its events cannot be replayed (${(error as Error).message})` });
  }
}

export async function readStdin(): Promise<string> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const part of process.stdin) text += part;
  return text;
}
