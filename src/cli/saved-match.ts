import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isProgramName } from '../integrations/list.ts';
import type { Game } from '../kernel/game.ts';
import { type Seat, sideOf } from '../kernel/ids.ts';
import { makeLog, parseLog } from '../kernel/log.ts';
import type { Match } from '../kernel/match.ts';
import { verify } from '../kernel/replay.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import type { DecisionRecord } from '../kernel/runner.ts';
import { hashing } from '../store/hashing.ts';
import { eventTexts } from './event-text.ts';
import { problemOf, readText } from './input.ts';
import { sayFault, sayIn } from './say.ts';

const FORMAT = 'umpire-save/1';
const PRIVATE_MODE = 0o600;
type Command = { readonly type: string };

/** A match in progress, and what is needed to continue it. */
export interface MatchInProgress {
  readonly match: Match;
  readonly seats: readonly Seat[]; // held by the person
  readonly bots: { readonly against: string; readonly with: string };
  readonly secret: boolean; // the seed is
  readonly decisions: readonly DecisionRecord<Command>[];
}

/** The file for the person: what their seats have heard. `private` is the digest of the other file. */
interface PublicPart {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly commitment: string | null; // SHA-256 of the seed; null if it is public
  readonly private: string;
  readonly heard: readonly string[];
}

/** Everything else: the seed, all commands with their events, and the bots. */
interface PrivatePart {
  readonly seats: readonly Seat[];
  readonly bots: MatchInProgress['bots'];
  readonly secret: boolean;
  readonly log: string;
}

export const privateFileOf = (file: string): string => `${file}.private`;

/**
 * Saves a match in progress as two files. The first contains only what the person's seats have heard, so it can be read
 * and shared during the match. The second is needed to continue, and only its owner can read it.
 */
export function saveInProgress(file: string, names: Readonly<Record<Seat, string>>, at: MatchInProgress): Result<null> {
  const { match, seats, bots, secret, decisions } = at;
  const { game, rules, log, seed } = match;
  if (!isFree(file)) return no({ code: 'not-overwritten', file });
  const hidden: PrivatePart = { seats, bots, secret, log: makeLog(match, names, { decisions }) };
  const text = JSON.stringify(hidden);
  const shown: PublicPart = {
    format: FORMAT,
    game: game.id,
    seats,
    commitment: secret ? hashing.digest(seed) : null,
    private: hashing.digest(text),
    heard: log.flatMap((entry) => eventTexts(game, rules, entry, seats)),
  };
  return replace([
    { file: privateFileOf(file), text, mode: PRIVATE_MODE },
    { file, text: `${JSON.stringify(shown, null, 2)}\n`, mode: 0o666 },
  ]);
}

/** Whether a save can be written there: a new name, or an earlier save. Other files of the person stay. */
function isFree(file: string): boolean {
  const [shown, hidden] = [file, privateFileOf(file)].map((one) => (existsSync(one) ? readText(one) : null));
  return (
    (!shown || (shown.ok && parsed<PublicPart>(shown.value)?.format === FORMAT)) &&
    (!hidden || (hidden.ok && isComplete(parsed<PrivatePart>(hidden.value) ?? {})))
  );
}

interface Written {
  readonly file: string;
  readonly text: string;
  readonly mode: number;
}

/** Writes all new files before it replaces the first old one, so that a full disk leaves the earlier save complete. */
function replace(all: readonly Written[]): Result<null> {
  const newOf = (file: string): string => `${file}.new`;
  const made: string[] = [];
  try {
    for (const { file, text, mode } of all) {
      rmSync(newOf(file), { force: true }); // the mode applies only to a file that is created
      writeFileSync(newOf(file), text, { mode, flag: 'wx' });
      made.push(newOf(file));
    }
    for (const { file } of all) renameSync(newOf(file), file);
    return ok(null);
  } catch (error) {
    for (const file of made) rmSync(file, { force: true });
    return no({ code: 'cannot-write', file: all.at(-1)?.file ?? '', problem: problemOf(error) });
  }
}

/** Reads both files, and plays the match again to check it. */
export function readInProgress(file: string, game: Game): Result<MatchInProgress> {
  const text = readText(file);
  if (!text.ok) return text;
  const shown = parsed<PublicPart>(text.value);
  if (shown?.format !== FORMAT || typeof shown.game !== 'string') return no({ code: 'not-a-save', file });
  if (shown.game !== game.id) return no({ code: 'save-of-other-game', file, game: shown.game });
  const hiddenText = readText(privateFileOf(file));
  if (!hiddenText.ok) return no({ code: 'save-without-private', file, needs: privateFileOf(file) });
  const hidden = parsed<PrivatePart>(hiddenText.value);
  if (!hidden || !isComplete(hidden) || hashing.digest(hiddenText.value) !== shown.private)
    return no({ code: 'save-mismatch', file, needs: privateFileOf(file) });
  const log = parseLog(hidden.log, hashing);
  if (!log.ok) return no({ code: 'bad-log', file: privateFileOf(file), words: sayFault(log.error) });
  const played = verify(game, log.value, hashing);
  if (!played.ok) return no({ code: 'bad-log', file: privateFileOf(file), words: sayIn(game, played.error) });
  const { seats, bots, secret } = hidden;
  // A save can come from someone else: it must not start programs here.
  if (isProgramName(bots.against) || isProgramName(bots.with))
    return no({ code: 'save-with-program', file: privateFileOf(file) });
  const known = game.seats(played.value.rules);
  if (new Set(seats.map(sideOf)).size !== 1 || !seats.every((seat) => known.includes(seat)))
    return no({ code: 'save-mismatch', file, needs: privateFileOf(file) });
  return ok({ match: played.value, seats, bots, secret, decisions: log.value.decisions });
}

const isComplete = ({ seats, bots, secret, log }: Partial<PrivatePart>): boolean =>
  Array.isArray(seats) &&
  seats.every((seat) => typeof seat === 'string') &&
  typeof bots?.against === 'string' &&
  typeof bots.with === 'string' &&
  typeof secret === 'boolean' &&
  typeof log === 'string';

function parsed<T>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
