import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { corpusMatchOf, corpusOf, openMatches, type PositionSet, sourceMatchOf } from '../arena/positions.ts';
import { type CorpusMatch, isCorpus } from '../decide/lab/corpus.ts';
import type { Game } from '../kernel/game.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { peopleAtPlay, problemOf, readLog, readText } from './input.ts';
import { inWords, sayFault } from './say.ts';

/** Matches in files and folders with their positions: corpora, saved matches or both, all of one game. */
export interface Found {
  readonly game: Game;
  readonly matches: readonly CorpusMatch[];
}

export function readMatches(paths: readonly string[], onRead?: (files: number) => void): Result<Found> {
  const files = filesOf(paths);
  if (!files.ok) return files;
  let game: Game | undefined;
  const matches: CorpusMatch[] = [];
  for (const [i, file] of files.value.entries()) {
    const read = matchesOf(file);
    if (!read.ok) return read;
    game ??= read.value.game;
    if (game !== read.value.game) return no({ code: 'two-games', file, game: read.value.game.id, before: game.id });
    matches.push(...read.value.matches);
    onRead?.(i + 1);
  }
  return game ? ok({ game, matches }) : no({ code: 'no-files', paths });
}

/** The same, as a set that bots can be asked about. */
export function readPositions(paths: readonly string[]): Result<PositionSet> {
  const found = readMatches(paths);
  if (!found.ok) return found;
  const { game, matches } = found.value;
  const opened = openMatches(game, matches);
  return opened.ok ? opened : no(inWords(game, opened.error));
}

/** A folder stands for its JSON lines files. */
export function filesOf(paths: readonly string[]): Result<readonly string[]> {
  const files: string[] = [];
  for (const path of paths) {
    try {
      if (!statSync(path).isDirectory()) files.push(path);
      else
        files.push(
          ...readdirSync(path)
            .filter((name) => name.endsWith('.jsonl'))
            .sort()
            .map((name) => join(path, name)),
        );
    } catch (error) {
      return no({ code: 'cannot-read', file: path, problem: problemOf(error) });
    }
  }
  return files.length > 0 ? ok(files) : no({ code: 'no-files', paths });
}

function matchesOf(file: string): Result<Found> {
  const text = readText(file);
  if (!text.ok) return text;
  if (!isCorpus(text.value)) return placesOfLog(file);
  const corpus = corpusOf(text.value);
  if (!corpus.ok) return no({ code: 'bad-corpus', file, words: sayFault(corpus.error) });
  const { game, matches } = corpus.value;
  return walking('bad-corpus', file, () => {
    for (const match of matches) {
      const walked = corpusMatchOf(game, { ...match, decisions: [], seed: null });
      if (!walked.ok) return no(inWords(game, walked.error));
    }
    return corpus;
  });
}

/** A saved match with every position in which a seat acted. */
function placesOfLog(file: string): Result<Found> {
  const log = readLog(file);
  if (!log.ok) return log;
  const { game, file: saved } = log.value;
  if (peopleAtPlay(saved).length > 0) return no({ code: 'match-at-play', file });
  return walking('bad-log', file, () => {
    const match = corpusMatchOf(game, sourceMatchOf(basename(file, '.jsonl'), saved));
    return match.ok ? ok({ game, matches: [match.value] }) : no(inWords(game, match.error));
  });
}

/** Unknown events make the replay fail; report the file then. */
function walking(code: 'bad-corpus' | 'bad-log', file: string, walk: () => Result<Found>): Result<Found> {
  try {
    return walk();
  } catch (error) {
    return no({ code, file, words: `its events cannot be played (${(error as Error).message})` });
  }
}
