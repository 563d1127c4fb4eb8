import { corpusMatchOf, countOf, openMatch, type PositionSet, sourceMatchOf } from '../../../arena/positions.ts';
import { type CorpusMatch, isCorpus, parseCorpus } from '../../../decide/lab/corpus.ts';
import type { MatchPositions } from '../../../decide/lab/position.ts';
import type { Game } from '../../../kernel/game.ts';
import { parseLog } from '../../../kernel/log.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { hashing } from '../../../store/hashing.ts';
import type { LabJob } from '../job.ts';

/** Sampled positions, and how many there were before sampling. */
interface LabPositions {
  readonly collection: PositionSet;
  readonly of: number;
}

/** The positions of matches or of a file, thinned evenly to at most `most`. */
export function collected(game: Game, { matches, file, most }: LabJob): Result<LabPositions> {
  const found = file === null ? eachOf(matches, (match) => corpusMatchOf(game, match)) : ofFile(game, file);
  if (!found.ok) return found;
  const of = found.value.reduce((sum, { places }) => sum + places.length, 0);
  const every = Math.max(1, Math.ceil(of / most));
  let i = 0;
  const some = found.value.map((match) => ({ ...match, places: match.places.filter(() => i++ % every === 0) }));
  const opened = eachOf<CorpusMatch, MatchPositions>(some, (match) => openMatch(game, match));
  if (!opened.ok) return opened;
  const collection = { game, matches: opened.value };
  return countOf(collection) > 0 ? ok({ collection, of }) : no({ code: 'no-positions' });
}

function eachOf<A, B>(list: readonly A[], work: (one: A) => Result<B>): Result<readonly B[]> {
  const done: B[] = [];
  for (const one of list) {
    const result = work(one);
    if (!result.ok) return result;
    done.push(result.value);
  }
  return ok(done);
}

/** Keys that could be used for prototype pollution. No valid log or corpus contains them. */
const FORBIDDEN = /"(__proto__|constructor|prototype)"|\\u00[2-7]/i;

function ofFile(game: Game, text: string): Result<readonly CorpusMatch[]> {
  if (FORBIDDEN.test(text)) return no({ code: 'forbidden-key' });
  try {
    return isCorpus(text) ? ofCorpus(game, text) : ofLog(game, text);
  } catch {
    return no({ code: 'file-unplayable' });
  }
}

function ofCorpus(game: Game, text: string): Result<readonly CorpusMatch[]> {
  const corpus = parseCorpus(text);
  if (!corpus.ok) return corpus;
  const { game: id, rulesVersion, matches } = corpus.value;
  if (id !== game.id) return no({ code: 'lab-other-game', match: null, game: id, wanted: game.id });
  if (rulesVersion !== game.version) return no({ code: 'verify-version', needs: rulesVersion, has: game.version });
  return ok(matches);
}

function ofLog(game: Game, text: string): Result<readonly CorpusMatch[]> {
  const log = parseLog(text, hashing);
  if (!log.ok) return log;
  const { header, footer } = log.value;
  if (header.game !== game.id) return no({ code: 'lab-other-game', match: null, game: header.game, wanted: game.id });
  if (header.rulesVersion !== game.version)
    return no({ code: 'verify-version', needs: header.rulesVersion, has: game.version });
  if (footer.seed === null) return no({ code: 'lab-log-unfinished' });
  const match = corpusMatchOf(game, sourceMatchOf('file', log.value));
  return match.ok ? ok([match.value]) : match;
}
