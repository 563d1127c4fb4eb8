import type { BotSeed, Budget, Decision, Judged } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import { Random } from '../kernel/random.ts';
import { type ActiveRules, activeRules, withoutRules } from './active-rules.ts';
import { combined, type Evaluator } from './evaluator.ts';
import { ledgerOf } from './ledger.ts';
import { drawNearTie } from './near-ties.ts';
import { observed } from './observed.ts';
import {
  compare,
  compareTiers,
  type ScoreTable,
  type Scoring,
  scoreOption,
  scoreOptions,
  vetoesOf,
} from './score-table.ts';

interface Question<S, O, W> {
  readonly evaluator: Evaluator<S, O, W> | readonly Evaluator<S, O, W>[]; // several share one ledger
  readonly situation: S;
  readonly options: Iterable<O>; // null = pass, judged like any other option
  readonly weights: W;
  readonly level: number;
  readonly budget: Budget;
  readonly seed: BotSeed; // read only for ties, or below full strength
  readonly must: boolean;
}

/** How many options a decision keeps with their ledgers. */
export const MAX_KEPT = 20;

/**
 * Picks the best option by vetoes, then tiers, then score, then the evaluator's tie-break; an evaluator with a mixed
 * strategy draws one of the near-ties instead. The ledger setting changes only what is reported.
 */
export function choose<S, O, W>(question: Question<S, O, W>): Decision<NonNullable<O>> {
  return question.budget.observe === undefined ? makeChoice(question).decision : chooseObserved(question);
}

interface Choice<S, O, W> {
  readonly decision: Decision<NonNullable<O>>;
  readonly scoring: Scoring<S, O, W>;
  readonly table: ScoreTable<O>;
  readonly best: number; // index into the table; -1 = none
  readonly prefers: Prefers;
}

/** The same choice, reported to an observer. */
function chooseObserved<S, O, W>(question: Question<S, O, W>): Decision<NonNullable<O>> {
  const { budget } = question;
  const evaluator = combined(question.evaluator);
  const again = { ...question, options: [...question.options] }; // the iterable may be consumed only once
  const { decision, scoring, table, best, prefers } = makeChoice(again);
  const without = (rule: string): number =>
    makeChoice({ ...again, budget: { ...budget, ledger: false, without: [...(budget.without ?? []), rule] } }).best;
  const order = best < 0 ? [] : orderOf(table, prefers, best);
  budget.observe?.(observed(evaluator, scoring, table, order, without));
  return decision;
}

function makeChoice<S, O, W>(question: Question<S, O, W>): Choice<S, O, W> {
  const { situation, weights, must, budget } = question;
  const evaluator = combined(question.evaluator);
  const whole = activeRules(evaluator, question.level, question.seed);
  const active = budget.without === undefined ? whole : withoutRules(whole, budget.without);
  const scoring: Scoring<S, O, W> = { active, base: evaluator.base ?? 0, range: evaluator.range, situation, weights };
  const table = scoreOptions(scoring, question.options, must);
  const notes: Fact[] = [...active.overlooked];
  if (table.options.length === 0) notes.push({ code: 'no-options' });
  else if (table.free === 0) {
    notes.push({ code: 'all-vetoed', options: table.options.length });
    if (must) liftVetoes(scoring, table);
  }
  const prefers = (i: number): number => evaluator.prefers?.(situation, table.options[i] as O) ?? 0;
  const top = bestOf(table, active, prefers, question.seed);
  const within = evaluator.mixed?.within(weights, situation) ?? 0;
  const drawn =
    evaluator.mixed && top >= 0 && within > 0
      ? drawNearTie(table, top, { of: evaluator.mixed.of, within }, () => active.random?.next() ?? question.seed.value)
      : undefined;
  if (drawn) notes.push(drawn.note);
  const best = drawn?.chosen ?? top;
  const decision = {
    command: (best < 0 ? null : table.options[best]) as NonNullable<O> | null,
    judged: table.options.length,
    kept: budget.ledger && best >= 0 ? keep(scoring, table, prefers, best) : [],
    vetoed: vetoesOf(scoring, table),
    margin: best < 0 ? null : marginOf(table, best),
    iterations: 0,
    notes,
  };
  return { decision, scoring, table, best, prefers };
}

/**
 * If every option is ruled out but the seat must act, choose the least bad one. Options that a broken rule dropped
 * come back only if there are no others; that rule then counts as 0.
 */
function liftVetoes<S, O, W>(scoring: Scoring<S, O, W>, table: ScoreTable<O>): void {
  const dropped = new Set(table.dropped?.options);
  for (let i = 0; i < table.options.length; i++) {
    if (dropped.has(i)) continue;
    table.vetoed[i] = false;
    scoreOption(scoring, table, i);
  }
  if (table.vetoed.includes(false)) return;
  for (let i = 0; i < table.options.length; i++) {
    table.vetoed[i] = false;
    scoreOption(scoring, table, i, true);
  }
}

/** Tie-break value of an option, by its index. */
type Prefers = (i: number) => number;

function bestOf<S, O, W>(table: ScoreTable<O>, active: ActiveRules<S, O, W>, prefers: Prefers, seed: BotSeed): number {
  let best = -1;
  let ties = 0;
  for (let i = 0; i < table.options.length; i++) {
    if (table.vetoed[i]) continue;
    const better = best < 0 ? 1 : compare(table, i, best);
    if (better > 0) {
      best = i;
      ties = 1;
    } else if (better === 0) ties++;
  }
  if (ties < 2) return best;
  const tied = preferred(table, prefers, best);
  if (tied.length === 1) return tied[0] as number;
  return tied[(active.random ?? new Random(seed.value)).roll(tied.length) - 1] as number;
}

/** The best options by score and tie-break. */
function preferred(table: ScoreTable<unknown>, prefers: Prefers, best: number): readonly number[] {
  let tied: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = best; i < table.options.length; i++) {
    if (table.vetoed[i] || compare(table, i, best) !== 0) continue;
    const liking = prefers(i);
    if (liking < most) continue;
    if (liking > most) tied = [];
    most = liking;
    tied.push(i);
  }
  return tied;
}

function marginOf<O>(table: ScoreTable<O>, best: number): number | null {
  let next = Number.NEGATIVE_INFINITY;
  let found = false;
  for (let i = 0; i < table.options.length; i++) {
    if (i === best || table.vetoed[i] || compareTiers(table, i, best) !== 0) continue;
    found = true;
    next = Math.max(next, table.scores[i] as number);
  }
  return found ? (table.scores[best] as number) - next : null;
}

/** The chosen option, then the other allowed ones, best first. */
function orderOf(table: ScoreTable<unknown>, prefers: Prefers, best: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < table.options.length; i++) if (i !== best && !table.vetoed[i]) places.push(i);
  places.sort((i, j) => compare(table, j, i) || prefers(j) - prefers(i) || i - j);
  return [best, ...places];
}

function keep<S, O, W>(
  scoring: Scoring<S, O, W>,
  table: ScoreTable<O>,
  prefers: Prefers,
  best: number,
): Judged<NonNullable<O>>[] {
  const first = orderOf(table, prefers, best).slice(0, MAX_KEPT);
  return first.map((i) => {
    const option = table.options[i] as O;
    return {
      option: option as NonNullable<O> | null,
      tiers: table.tiers.slice(i * table.ranks, (i + 1) * table.ranks),
      tally: ledgerOf(scoring, option, table.noises[i] ?? 0, table.tiePoints[i] ?? 0),
    };
  });
}

/** The same decision with options mapped to commands, where options carry more than their command. */
export function mapOptions<A, B>(decision: Decision<A>, map: (option: A) => B | null): Decision<B> {
  const mapped = (option: A | null): B | null => (option === null ? null : map(option));
  return {
    ...decision,
    command: mapped(decision.command),
    kept: decision.kept.map((judged) => ({ ...judged, option: mapped(judged.option) })),
  };
}
