import { type CorpusMatch, parseCorpus } from '../decide/lab/corpus.ts';
import { askedFor, type Moments, type Place, type Position, positionsOf } from '../decide/lab/position.ts';
import { catalog } from '../games/catalog.ts';
import { seedAt } from '../kernel/dice.ts';
import type { Game } from '../kernel/game.ts';
import type { LogFile } from '../kernel/log.ts';
import type { Entry } from '../kernel/match.ts';
import { recordedRules } from '../kernel/recorded.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { isTableCommand, isTableEvent } from '../kernel/table.ts';
import { hashing } from '../store/hashing.ts';

/** Positions of one game, from however many files. */
export interface Collected {
  readonly game: Game;
  readonly moments: readonly Moments[];
}

/** A match as it was kept, or as it was just played. */
export interface Kept {
  readonly name: string;
  readonly setup: CorpusMatch['setup'];
  readonly seats: CorpusMatch['seats'];
  readonly entries: readonly Entry[];
  readonly decisions: readonly { readonly n: number; readonly seed: number | null }[];
  readonly seed: string | null; // null = it was never told
}

export const keptOf = (name: string, { header, entries, decisions, footer }: LogFile): Kept => ({
  name,
  setup: header.setup,
  seats: header.seats,
  entries,
  decisions,
  seed: footer.seed,
});

/**
 * Every place of a match in which a seat was asked and acted. Where the match never told its seed another chance stands in,
 * always the same one, so that any bot can be asked there; it is not the chance that the bots of that match had.
 */
export function momentsOf(game: Game, { name, setup, seats, entries, decisions, seed }: Kept): Result<CorpusMatch> {
  const rules = recordedRules(game, setup);
  if (!rules.ok) return rules;
  const seeds = new Map(decisions.map((one) => [one.n, one.seed]));
  const places: Place[] = [];
  let state = game.begin(rules.value);
  for (const { n, seat, command, events } of entries) {
    const asked = isTableCommand(command) ? undefined : askedFor(game.awaiting(state), seat, command.type);
    if (asked) {
      const chance = seeds.get(n) ?? seedAt(hashing, seed ?? '', 'bot', seat, n);
      places.push({ n, seat, kinds: asked.kinds, must: asked.must, seed: chance });
    }
    for (const event of events) if (!isTableEvent(event)) state = game.apply(state, event);
  }
  return ok({ name, setup, seats, entries, places });
}

/** A corpus and its game, which must be here with the rules that it was collected by. */
export function corpusOf(text: string): Result<{ readonly game: Game; readonly matches: readonly CorpusMatch[] }> {
  const corpus = parseCorpus(text);
  if (!corpus.ok) return corpus;
  const { game: id, rulesVersion, matches } = corpus.value;
  const game = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (!game) return no({ code: 'corpus-of-no-game', game: id, known: Object.keys(catalog) });
  if (rulesVersion !== game.version) return no({ code: 'verify-version', needs: rulesVersion, has: game.version });
  return ok({ game, matches });
}

/** A corpus as it is asked about. */
export function readCorpus(text: string): Result<Collected> {
  const corpus = corpusOf(text);
  if (!corpus.ok) return corpus;
  return openedMatches(corpus.value.game, corpus.value.matches);
}

/** Matches of one game, ready to be asked about. */
export function openedMatches(game: Game, matches: readonly CorpusMatch[]): Result<Collected> {
  const moments: Moments[] = [];
  for (const match of matches) {
    const opened = openedMatch(game, match);
    if (!opened.ok) return opened;
    moments.push(opened.value);
  }
  return ok({ game, moments });
}

export function openedMatch(game: Game, { name, setup, entries, places }: CorpusMatch): Result<Moments> {
  const rules = recordedRules(game, setup);
  return rules.ok ? ok({ name, rules: rules.value, entries, places }) : rules;
}

export const countOf = ({ moments }: Collected): number => moments.reduce((sum, { places }) => sum + places.length, 0);

export function* positionsIn({ game, moments }: Collected): Generator<Position, void> {
  for (const one of moments) yield* positionsOf(game, one);
}
