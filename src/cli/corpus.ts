import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { playMatch, rulesFor } from '../arena/play.ts';
import { corpusMatchOf } from '../arena/positions.ts';
import { seedOf } from '../arena/series.ts';
import { type CorpusFilter, type CorpusMatch, filterPlaces, makeCorpus } from '../decide/lab/corpus.ts';
import type { Fact } from '../kernel/fact.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { type Answer, addCommand, answering } from './command.ts';
import { gameNamed, iterationsFrom, problemOf, readSetup, seedFrom, wholeNumber } from './input.ts';
import { type Found, readMatches } from './positions.ts';
import { progress } from './progress.ts';
import { inWords, setupFault } from './say.ts';
import { print, printJson } from './terminal.ts';

interface CorpusOptions {
  readonly out?: string;
  readonly every: string;
  readonly seat?: string;
  readonly perKind: string;
  readonly before: string;
  readonly at?: string;
  readonly game?: string;
  readonly bots?: string;
  readonly matches: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly iterations?: string;
  readonly json?: boolean;
}

const MOST = 1_000_000;
const WHOLE: CorpusFilter = { every: 1, perKind: 0, before: 0 };

export function addCorpus(program: Command): void {
  addCommand(
    program,
    'corpus [files...]',
    'collect positions from saved matches and other corpora, or from new matches between bots',
    [
      'corpus games/ --out corpus.jsonl --every 5',
      'corpus game.jsonl --seat blue.captain --per-kind 10 --out corpus.jsonl',
      'corpus --game radar --bots crew,seed --matches 20 --seed 7 --out corpus.jsonl',
    ],
  )
    .option('--out <FILE>', 'output file (default: stdout)')
    .option('--every <K>', 'keep every Kth position', '1')
    .option('--seat <S>', 'only positions where this seat, or a seat of this side, acted')
    .option('--per-kind <N>', 'at most N positions per kind of command and match, spread evenly (0 = all)', '0')
    .option('--before <N>', 'only positions before entry N (0 = all)', '0')
    .option('--at <N,N>', 'only positions at these entry numbers')
    .option('--game <G>', 'play new matches of this game instead of reading files')
    .option('--bots <A,B>', 'bots for the sides, in order (default: the game’s default bot)')
    .option('--matches <N>', 'number of matches', '1')
    .option('--seed <S>', 'random seed of the matches')
    .option('--setup <FILE or JSON>', 'the set-up; omitted fields use the game’s defaults')
    .option('--iterations <N>', 'search iterations per decision')
    .option('--json', 'print a summary as JSON')
    .action(answering(corpus));
}

async function corpus(files: readonly string[], options: CorpusOptions): Promise<Answer> {
  const filter = filterFrom(options);
  if (!filter.ok) return filter;
  if (options.game !== undefined && files.length > 0) return no({ code: 'files-and-game', files, game: options.game });
  const found = options.game === undefined ? await read(files) : await playMatches(options.game, options);
  if (!found.ok) return found;
  const { game } = found.value;
  const matches = found.value.matches.map((match) => filterPlaces(match, filter.value));
  const positions = matches.reduce((sum, { places }) => sum + places.length, 0);
  if (positions === 0) return no(nothingIn(found.value, options.seat));
  const text = makeCorpus({ game: game.id, rulesVersion: game.version, matches });
  if (options.out === undefined) {
    print(text.trimEnd());
    return ok(0);
  }
  try {
    writeFileSync(options.out, text);
  } catch (error) {
    return no({ code: 'cannot-write', file: options.out, problem: problemOf(error) });
  }
  const bytes = Buffer.byteLength(text);
  if (options.json) printJson({ game: game.id, matches: matches.length, positions, file: options.out, bytes });
  else {
    const from = `${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`;
    print(
      `saved ${positions} ${positions === 1 ? 'position' : 'positions'} of ${from} to ${options.out} (${Math.ceil(bytes / 1024)} KB)`,
    );
  }
  return ok(0);
}

/** Why nothing was collected: no such bot acted, or the other options exclude every position. */
function nothingIn({ matches }: Found, given: string | undefined): Fact {
  const known = [...new Set(matches.flatMap(({ places }) => places.map(({ seat }) => seat)))].sort();
  const isThere = matches.some((match) => filterPlaces(match, { ...WHOLE, seat: given }).places.length > 0);
  return isThere || known.length === 0 ? { code: 'nothing-collected' } : { code: 'no-place-of', seat: given, known };
}

function filterFrom({ every, seat, perKind, before, at }: CorpusOptions): Result<CorpusFilter> {
  const one = wholeNumber('--every', every, 1, MOST);
  if (!one.ok) return one;
  const few = wholeNumber('--per-kind', perKind, 0, MOST);
  if (!few.ok) return few;
  const early = wholeNumber('--before', before, 0, MOST);
  if (!early.ok) return early;
  const places: number[] = [];
  for (const given of at?.split(',') ?? []) {
    const place = wholeNumber('--at', given, 0, MOST);
    if (!place.ok) return place;
    places.push(place.value);
  }
  const filter = { seat, every: one.value, perKind: few.value, before: early.value };
  return ok(at === undefined ? filter : { ...filter, at: places });
}

async function read(paths: readonly string[]): Promise<Result<Found>> {
  if (paths.length === 0) return no({ code: 'corpus-of-nothing' });
  const bar = await progress('files');
  const found = readMatches(paths, bar.at);
  bar.done();
  return found;
}

async function playMatches(id: string, options: CorpusOptions): Promise<Result<Found>> {
  const game = gameNamed(id);
  if (!game.ok) return game;
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = seedFrom(options.seed);
  if (!seed.ok) return seed;
  const count = wholeNumber('--matches', options.matches, 1, MOST);
  if (!count.ok) return count;
  const iterations = iterationsFrom(options.iterations);
  if (!iterations.ok) return iterations;
  const rules = rulesFor(game.value, setup.value, seedOf(seed.value.text, 0));
  if (!rules.ok) return no(setupFault(game.value, rules.error));
  const bots = options.bots?.split(',') ?? [game.value.defaults.bot];
  const bar = await progress('matches', count.value);
  const matches: CorpusMatch[] = [];
  for (let i = 0; i < count.value; i++) {
    const sides = game.value.sides(rules.value).map((side, k) => [side, bots[(k + i) % bots.length] as string]);
    const text = seedOf(seed.value.text, i);
    const fixture = { game: game.value, options: setup.value, seed: text, sides: Object.fromEntries(sides) };
    const result = playMatch(fixture, { keep: true, iterations: iterations.value });
    if (!result.ok) return no(inWords(game.value, result.error));
    const { match, names, decisions } = result.value;
    const source = { setup: match.rules.setup, seats: names, entries: match.log, decisions, seed: match.seed };
    const corpusMatch = corpusMatchOf(game.value, { ...source, name: `${id}-${text}` });
    if (!corpusMatch.ok) return no(inWords(game.value, corpusMatch.error));
    matches.push(corpusMatch.value);
    bar.at(i + 1);
  }
  bar.done();
  return ok({ game: game.value, matches });
}
