import { basename } from 'node:path';
import { type CorpusMatch, isCorpus } from '../decide/lab/corpus.ts';
import type { Game } from '../kernel/game.ts';
import { FORMAT, type LogFile } from '../kernel/log.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type OpenedLog, readLog, readText, wholeNumber } from './input.ts';
import { readMatches } from './positions.ts';

/** One entry of a saved match, or of a match in a corpus. */
export interface OpenedEntry {
  readonly log: OpenedLog;
  readonly n: number;
  readonly seed: number | undefined; // the seed the bot had there, if the corpus has it
}

/** `12` in a saved match, `NAME/12` in a corpus, as `diff` prints them. */
export function openEntry(path: string, place: string): Result<OpenedEntry> {
  const text = readText(path);
  if (text.ok && isCorpus(text.value)) return inCorpus(path, place);
  const log = readLog(path);
  if (!log.ok) return log;
  const own = `${basename(path, '.jsonl')}/`;
  const given = place.startsWith(own) ? place.slice(own.length) : place;
  const last = log.value.file.entries.length - 1;
  const n = wholeNumber('N', given, 0, last);
  return n.ok ? ok({ log: log.value, n: n.value, seed: undefined }) : no({ code: 'no-such-place', n: given, last });
}

const LISTED = 6; // positions listed if the requested one does not exist

function inCorpus(path: string, place: string): Result<OpenedEntry> {
  const found = readMatches([path]);
  if (!found.ok) return found;
  const { game, matches } = found.value;
  for (const match of matches)
    for (const { n, seed } of match.places)
      if (place === `${match.name}/${n}`) return ok({ log: { game, file: logOf(game, match) }, n, seed });
  const known = matches.flatMap(({ name, places }) => places.map(({ n }) => `${name}/${n}`));
  return no({ code: 'no-such-position', file: path, given: place, known: known.slice(0, LISTED), count: known.length });
}

/** A corpus match as a log. Only finished matches are collected, so everything may be shown. */
const logOf = (game: Game, { setup, seats, entries }: CorpusMatch): LogFile => ({
  header: {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.version,
    setup,
    contentDigest: '',
    seats,
    commitment: null,
  },
  entries,
  decisions: [],
  footer: { seed: null, result: { winners: [], reason: { code: 'collected' } } },
  digest: '',
});
