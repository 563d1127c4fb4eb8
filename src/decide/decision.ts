import type { BotSeed, Budget, Decision, Judged } from '../kernel/bot.ts';
import type { Fact } from '../kernel/fact.ts';
import { Random } from '../kernel/random.ts';
import type { Evaluator } from './evaluator.ts';
import { ledgerOf } from './ledger.ts';
import { lacking, type Sight, sightOf } from './level.ts';
import { observed } from './observed.ts';
import { compare, compareTiers, fillSheet, type Sheet, vetoesOf, type Weighing, weigh } from './sheet.ts';

export interface Question<S, O, W> {
  readonly evaluator: Evaluator<S, O, W>;
  readonly situation: S;
  readonly options: Iterable<O>; // null among them = keeping quiet, judged like any other
  readonly weights: W;
  readonly level: number;
  readonly budget: Budget;
  readonly seed: BotSeed; // read only for a tie, or below full strength
  readonly must: boolean;
}

/** How many options a decision keeps with their lines. */
export const KEPT = 20;

/** The best option by vetoes, then tiers, then score, then what the evaluator prefers among equals. The ledger changes nothing but what is told. */
export function choose<S, O, W>(question: Question<S, O, W>): Decision<NonNullable<O>> {
  return question.budget.observe === undefined ? chosen(question).decision : chooseSeen(question);
}

interface Chosen<S, O, W> {
  readonly decision: Decision<NonNullable<O>>;
  readonly weighing: Weighing<S, O, W>;
  readonly sheet: Sheet<O>;
  readonly best: number; // its place on the sheet; -1 = none
  readonly prefers: Prefers;
}

/** The same choice, with somebody looking on. */
function chooseSeen<S, O, W>(question: Question<S, O, W>): Decision<NonNullable<O>> {
  const { budget, evaluator } = question;
  const again = { ...question, options: [...question.options] }; // a list may be walked only once
  const { decision, weighing, sheet, best, prefers } = chosen(again);
  const without = (rule: string): number =>
    chosen({ ...again, budget: { ...budget, ledger: false, without: [...(budget.without ?? []), rule] } }).best;
  const order = best < 0 ? [] : orderOf(sheet, prefers, best);
  budget.observe?.(observed(evaluator, weighing, sheet, order, without));
  return decision;
}

function chosen<S, O, W>(question: Question<S, O, W>): Chosen<S, O, W> {
  const { evaluator, situation, weights, must, budget } = question;
  const whole = sightOf(evaluator, question.level, question.seed);
  const sight = budget.without === undefined ? whole : lacking(whole, budget.without);
  const weighing: Weighing<S, O, W> = { sight, base: evaluator.base ?? 0, range: evaluator.range, situation, weights };
  const sheet = fillSheet(weighing, question.options, must);
  const notes: Fact[] = [...sight.overlooked];
  if (sheet.options.length === 0) notes.push({ code: 'no-options' });
  else if (sheet.free === 0) {
    notes.push({ code: 'all-vetoed', options: sheet.options.length });
    if (must) setFree(weighing, sheet);
  }
  const prefers = (i: number): number => evaluator.prefers?.(situation, sheet.options[i] as O) ?? 0;
  const best = bestOf(sheet, sight, prefers, question.seed);
  const decision = {
    command: (best < 0 ? null : sheet.options[best]) as NonNullable<O> | null,
    judged: sheet.options.length,
    kept: budget.ledger && best >= 0 ? keep(weighing, sheet, prefers, best) : [],
    vetoed: vetoesOf(weighing, sheet),
    margin: best < 0 ? null : marginOf(sheet, best),
    iterations: 0,
    notes,
  };
  return { decision, weighing, sheet, best, prefers };
}

/** Where everything is forbidden and something must be done, the least bad is done. */
function setFree<S, O, W>(weighing: Weighing<S, O, W>, sheet: Sheet<O>): void {
  for (let i = 0; i < sheet.options.length; i++) {
    sheet.barred[i] = false;
    weigh(weighing, sheet, i);
  }
  sheet.free = sheet.options.length;
}

/** How much an option is preferred to others of its score, by its place on the sheet. */
type Prefers = (i: number) => number;

function bestOf<S, O, W>(sheet: Sheet<O>, sight: Sight<S, O, W>, prefers: Prefers, seed: BotSeed): number {
  let best = -1;
  let ties = 0;
  for (let i = 0; i < sheet.options.length; i++) {
    if (sheet.barred[i]) continue;
    const better = best < 0 ? 1 : compare(sheet, i, best);
    if (better > 0) {
      best = i;
      ties = 1;
    } else if (better === 0) ties++;
  }
  if (ties < 2) return best;
  const tied = preferred(sheet, prefers, best);
  if (tied.length === 1) return tied[0] as number;
  return tied[(sight.random ?? new Random(seed.value)).roll(tied.length) - 1] as number;
}

/** Those that are as good as the first best, as far as one is not preferred to another. */
function preferred(sheet: Sheet<unknown>, prefers: Prefers, best: number): readonly number[] {
  let tied: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = best; i < sheet.options.length; i++) {
    if (sheet.barred[i] || compare(sheet, i, best) !== 0) continue;
    const liking = prefers(i);
    if (liking < most) continue;
    if (liking > most) tied = [];
    most = liking;
    tied.push(i);
  }
  return tied;
}

function marginOf<O>(sheet: Sheet<O>, best: number): number | null {
  let next = Number.NEGATIVE_INFINITY;
  let found = false;
  for (let i = 0; i < sheet.options.length; i++) {
    if (i === best || sheet.barred[i] || compareTiers(sheet, i, best) !== 0) continue;
    found = true;
    next = Math.max(next, sheet.scores[i] as number);
  }
  return found ? (sheet.scores[best] as number) - next : null;
}

/** The chosen option, then the others that nothing forbids, best first. */
function orderOf(sheet: Sheet<unknown>, prefers: Prefers, best: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < sheet.options.length; i++) if (i !== best && !sheet.barred[i]) places.push(i);
  places.sort((i, j) => compare(sheet, j, i) || prefers(j) - prefers(i) || i - j);
  return [best, ...places];
}

function keep<S, O, W>(
  weighing: Weighing<S, O, W>,
  sheet: Sheet<O>,
  prefers: Prefers,
  best: number,
): Judged<NonNullable<O>>[] {
  const first = orderOf(sheet, prefers, best).slice(0, KEPT);
  return first.map((i) => {
    const option = sheet.options[i] as O;
    return {
      option: option as NonNullable<O> | null,
      tiers: sheet.tiers.slice(i * sheet.ranks, (i + 1) * sheet.ranks),
      tally: ledgerOf(weighing, option, sheet.noises[i] ?? 0),
    };
  });
}

/** The same decision told in other nouns: where options carry more than the command they lead to. */
export function toldAs<A, B>(decision: Decision<A>, tell: (option: A) => B | null): Decision<B> {
  const told = (option: A | null): B | null => (option === null ? null : tell(option));
  return {
    ...decision,
    command: told(decision.command),
    kept: decision.kept.map((judged) => ({ ...judged, option: told(judged.option) })),
  };
}
