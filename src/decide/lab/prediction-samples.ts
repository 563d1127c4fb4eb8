import type { Decision } from '../../kernel/bot.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import { type Seat, type Side, sideOf } from '../../kernel/ids.ts';
import type { Kinds, Rules } from '../../kernel/kinds.ts';
import type { Entry } from '../../kernel/match.ts';
import { isMatchEvent } from '../../kernel/match-status.ts';
import type { PlayedDecision, Prediction } from '../../kernel/prediction.ts';
import { winOdds } from '../../kernel/win-odds.ts';
import { parseBotName } from '../persona.ts';
import { SEARCHED_CHANCE, WIN_CHANCE } from './prediction-titles.ts';

/** A decision behind an entry of a finished match. */
export interface Decided {
  readonly n: number;
  readonly seat: Seat;
  readonly bot: string;
  readonly decision: Decision<Kinds['command']>;
}

export interface FinishedMatch {
  readonly rules: Rules;
  readonly entries: readonly Entry[];
  readonly decisions: readonly Decided[];
}

/** A prediction and what came of it. */
export interface PredictionSample {
  readonly bot: string;
  readonly prediction: string;
  readonly expected: number;
  readonly actual: number;
}

/** All predictions of a match with their outcomes. The caller must leave out decisions whose command was not played. */
export function* samplesOf(
  game: Game,
  predictions: readonly Prediction[],
  match: FinishedMatch,
): Generator<PredictionSample, void> {
  for (const decided of match.decisions) {
    const { bot, seat, decision } = decided;
    const { command } = decision;
    if (command === null) continue;
    const name = parseBotName(bot);
    const id = name.ok ? name.value.id : bot;
    const played: PlayedDecision = { rules: match.rules, seat, command };
    for (const prediction of predictions) {
      if (!prediction.bots.includes(id) || !prediction.commands.includes(command.type)) continue;
      const expected = prediction.expected(decision);
      if (expected === undefined) continue;
      yield { bot, prediction: prediction.id, expected, actual: outcomeOf(prediction, match, decided.n, played) };
    }
  }
  yield* chanceSamples(game, match);
}

/** Adds up what the events from the decision on contribute. */
function outcomeOf(prediction: Prediction, { entries }: FinishedMatch, from: number, played: PlayedDecision): number {
  let sum = 0;
  for (let n = from; n < entries.length; n++) {
    for (const event of entries[n]?.events ?? []) {
      if (isMatchEvent(event)) continue;
      sum += prediction.actual(event, played);
      if (prediction.ends?.(event, played)) return sum;
    }
    if (!prediction.ends) break;
  }
  return sum;
}

/** A search scores its choice with the share of play-outs that it won. */
function searchedChance({ kept: [chosen] }: Decision<unknown>): number | undefined {
  const line = chosen?.tally.lines.find(({ why }) => why.code === 'search-mean');
  return line && line.value / 100;
}

const wonBy = (side: Side, { winners }: Outcome): number => (winners.includes(side) ? 1 / winners.length : 0);

/** Chances to win: what searches expected, and what the positions were worth to each bot's side as turns started. */
function* chanceSamples(game: Game, { rules, entries, decisions }: FinishedMatch): Generator<PredictionSample> {
  const { turns, outcome } = playedThrough(game, rules, entries);
  if (!outcome) return;
  for (const { bot, seat, decision } of decisions) {
    const expected = searchedChance(decision);
    if (expected === undefined) continue;
    yield { bot, prediction: SEARCHED_CHANCE, expected, actual: wonBy(sideOf(seat), outcome) };
  }
  for (const [i, side] of game.sides(rules).entries()) {
    const bot = decisions.find(({ seat }) => sideOf(seat) === side)?.bot;
    if (bot === undefined) continue;
    for (const odds of turns)
      yield { bot, prediction: WIN_CHANCE, expected: odds[i] ?? 0, actual: wonBy(side, outcome) };
  }
}

/** The odds of all sides at the start of every turn, and the result. */
function playedThrough(game: Game, rules: Rules, entries: readonly Entry[]) {
  const turns: (readonly number[])[] = [];
  let state = game.begin(rules);
  let outcome: Outcome | null = null;
  let turn = -1;
  for (const { events } of entries) {
    for (const event of events) {
      if (!isMatchEvent(event)) state = game.apply(state, event);
      else if ('outcome' in event) outcome = event.outcome;
    }
    outcome ??= game.outcome(state) ?? null;
    if (outcome || game.turns(state) === turn) continue;
    turn = game.turns(state);
    turns.push(winOdds(game, rules, state));
  }
  return { turns, outcome };
}
