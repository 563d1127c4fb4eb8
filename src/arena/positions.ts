import { type CorpusMatch, parseCorpus } from '../decide/lab/corpus.ts';
import {
  askedFor,
  type DecisionPoint,
  type MatchPositions,
  type Position,
  positionsOf,
} from '../decide/lab/position.ts';
import { catalog } from '../games/catalog.ts';
import { seedAt } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import type { LogFile } from '../kernel/log.ts';
import type { Entry } from '../kernel/match.ts';
import { isMatchCommand, isMatchEvent } from '../kernel/match-status.ts';
import { recordedRules } from '../kernel/recorded.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { hashing } from '../store/hashing.ts';

/** Positions of one game, from any number of files. */
export interface PositionSet {
  readonly game: Game;
  readonly matches: readonly MatchPositions[];
}

/** A saved match, or one just played. */
export interface SourceMatch {
  readonly name: string;
  readonly setup: CorpusMatch['setup'];
  readonly seats: CorpusMatch['seats'];
  readonly entries: readonly Entry[];
  readonly decisions: readonly { readonly n: number; readonly seed: number | null }[];
  readonly seed: string | null; // null if never revealed
}

export const sourceMatchOf = (name: string, { header, entries, decisions, footer }: LogFile): SourceMatch => ({
  name,
  setup: header.setup,
  seats: header.seats,
  entries,
  decisions,
  seed: footer.seed,
});

/**
 * Every decision point of a match. If the match seed is unknown, a fixed substitute seed lets bots be asked anyway;
 * it differs from what the original bots had.
 */
export function corpusMatchOf(
  game: Game,
  { name, setup, seats, entries, decisions, seed }: SourceMatch,
): Result<CorpusMatch> {
  const rules = recordedRules(game, setup);
  if (!rules.ok) return rules;
  const seeds = new Map(decisions.map((one) => [one.n, one.seed]));
  const places: DecisionPoint[] = [];
  let state = game.begin(rules.value);
  for (const { n, seat, command, events } of entries) {
    const asked = isMatchCommand(command) ? undefined : askedFor(game.awaiting(state), seat, command.type);
    if (asked) {
      const chance = seeds.get(n) ?? seedAt(hashing, seed ?? '', 'bot', seat, n);
      places.push({ n, seat, kinds: asked.kinds, must: asked.must, seed: chance });
    }
    for (const event of events) if (!isMatchEvent(event)) state = game.apply(state, event);
  }
  return ok({ name, setup, seats, entries, places });
}

/** A corpus and its game. The game must have the corpus's rules version. */
export function corpusOf(text: string): Result<{ readonly game: Game; readonly matches: readonly CorpusMatch[] }> {
  const corpus = parseCorpus(text);
  if (!corpus.ok) return corpus;
  const { game: id, rulesVersion, matches } = corpus.value;
  const game = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (!game) return no({ code: 'corpus-of-no-game', game: id, known: Object.keys(catalog) });
  if (rulesVersion !== game.version) return no({ code: 'verify-version', needs: rulesVersion, has: game.version });
  return ok({ game, matches });
}

/** Reads a corpus and opens its matches. */
export function readCorpus(text: string): Result<PositionSet> {
  const corpus = corpusOf(text);
  if (!corpus.ok) return corpus;
  return openMatches(corpus.value.game, corpus.value.matches);
}

/** Opens matches so that bots can be asked about them. */
export function openMatches(game: Game, matches: readonly CorpusMatch[]): Result<PositionSet> {
  const opened: MatchPositions[] = [];
  for (const match of matches) {
    const one = openMatch(game, match);
    if (!one.ok) return one;
    opened.push(one.value);
  }
  return ok({ game, matches: opened });
}

export function openMatch(game: Game, { name, setup, entries, places }: CorpusMatch): Result<MatchPositions> {
  const rules = recordedRules(game, setup);
  return rules.ok ? ok({ name, rules: rules.value, entries, places }) : rules;
}

export const countOf = ({ matches: moments }: PositionSet): number =>
  moments.reduce((sum, { places }) => sum + places.length, 0);

export function* positionsIn({ game, matches: moments }: PositionSet): Generator<Position, void> {
  for (const one of moments) yield* positionsOf(game, one);
}
