import type { Unit } from '../../state.ts';
import { partsLeft, unitOf } from '../attached.ts';
import { mortalPainOf } from '../attack/save.ts';
import { CRITICAL_WOUND, termsAt } from '../attack/wound-kind.ts';
import { feelNoPainOf } from '../marks.ts';
import { markFor } from '../struck.ts';
import { modelAt, unitAt } from '../units.ts';
import { nextModel } from './allocation.ts';
import { damage } from './damage.ts';
import { deadlyDemise } from './deadly-demise.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { isPending, resolved, unpick } from './next-volley.ts';
import { isPickedOut, mayPickOut } from './pick-out.ts';
import { numbersOf, type Resolution, type Step, volleyAt } from './resolution.ts';
import { lose, type Run, reportRun, runOf, strike } from './run.ts';

/** After all other attacks: the critical wounds of Devastating Wounds, then explosions. */
export function* mortals(resolution: Resolution): Step {
  const choice =
    (yield* deal(resolution)) ??
    (yield* devastating(resolution)) ??
    (yield* extra(resolution)) ??
    (yield* settle(resolution));
  if (!choice) resolution.work.step = 'hazardous';
  return choice;
}

/** Deals pending mortal wounds and rolls for explosions until nothing is left. */
export function* settle(resolution: Resolution): Step {
  for (;;) {
    const choice = yield* deal(resolution);
    if (choice || resolution.work.demises.length === 0) return choice;
    yield* deadlyDemise(resolution);
  }
}

/** Pending mortal wounds, one unit after the other. */
function* deal(resolution: Resolution): Step {
  const { work } = resolution;
  for (let [first, ...rest] = work.owed; first; [first, ...rest] = work.owed) {
    const run = runOf(resolution);
    const left = spend(
      resolution,
      run,
      unitAt(resolution.state.rules, first.unit),
      first.amount,
      first.one,
      first.volley,
    );
    work.owed = left > 0 ? [{ ...first, amount: left }, ...rest] : rest;
    if (run.struck > 0) yield* reportRun(resolution, first.volley, run, first.cause);
    if (left > 0) return 'allocation';
    if (first.volley !== null) yield* resolvedAt(resolution, first.volley);
  }
  return undefined;
}

/** Critical wounds, volley by volley: the damage of each becomes that many mortal wounds. */
function* devastating(resolution: Resolution): Step {
  const { work } = resolution;
  for (let first = work.devastating[0]; first; first = work.devastating[0]) {
    if (mayPickOut(resolution, first.volley)) return 'precision';
    const run = runOf(resolution);
    criticals(resolution, run, unitAt(resolution.state.rules, first.target), first.volley);
    if (run.struck > 0) yield* reportRun(resolution, first.volley, run, 'mortal');
    if (work.owed.length > 0 || work.devastating[0] === first) return 'allocation';
    yield* resolvedAt(resolution, first.volley);
  }
  return undefined;
}

/** Mortal wounds in addition to attacks, volley by volley. They carry over from model to model. */
function* extra(resolution: Resolution): Step {
  const { work } = resolution;
  for (let [first, ...rest] = work.extra ?? []; first; [first, ...rest] = work.extra ?? []) {
    const { volley, amount } = first;
    work.owed = [{ unit: volleyAt(work, volley).target, amount, one: false, cause: 'mortal', volley }];
    if (rest.length > 0) work.extra = rest;
    else delete work.extra;
    const choice = yield* deal(resolution);
    if (choice) return choice;
  }
  return undefined;
}

/** The critical wounds of one volley, up to the next choice. */
function criticals(resolution: Resolution, run: Run, unit: Unit, at: number): void {
  const { work, state } = resolution;
  while (work.devastating[0]?.volley === at) {
    const picked = work.precise;
    const model = picked ?? nextModel(state.rules, run.left, work, unit);
    if (model === 'ask') return;
    if (model === 'gone') work.devastating = work.devastating.filter(({ volley }) => volley !== at);
    else critical(resolution, run, unit, at, model);
    if (work.devastating[0]?.volley !== at) unpick(work);
    // The owner must allocate first, or the attacker may pick out another character.
    if (work.owed.length > 0 || work.precise !== picked) return;
  }
}

/** Deals one critical wound to a model. Mortal wounds that need the owner's choice become pending. */
function critical(resolution: Resolution, run: Run, unit: Unit, at: number, model: number): void {
  const { work, state } = resolution;
  const { terms: usual, at: situation } = numbersOf(resolution, at);
  const terms = termsAt(usual, CRITICAL_WOUND);
  const one = state.rules.ruleset.devastating === 'one-model';
  work.devastating = work.devastating.slice(1);
  run.unsaved += 1;
  strike(resolution, run, model);
  const mark = markFor(state, volleyAt(work, at), model, state.shooter, situation);
  const judged = { left: one ? (run.left[model] as number) : Number.POSITIVE_INFINITY, pain: mortalPainOf(mark) };
  const left = spend(resolution, run, unit, damage(resolution, run, terms, mark, judged), one, at);
  if (left > 0) work.owed = [{ unit: unit.index, amount: left, one, cause: 'mortal', volley: at }];
}

/**
 * Allocates mortal wounds one at a time, without saves. Returns the number left if the owner must choose; otherwise the
 * rest is lost once no model is left or, with `one`, once a model is destroyed.
 */
function spend(resolution: Resolution, run: Run, unit: Unit, amount: number, one: boolean, at: number | null): number {
  const { rules } = resolution.state;
  for (let left = amount; left > 0; left--) {
    const model = resolution.work.precise ?? nextModel(rules, run.left, resolution.work, unit);
    if (model === 'ask') return left;
    if (model === 'gone') return 0;
    mortalWound(resolution, run, unit, model, at);
    if (run.left[model] !== 0) continue;
    isPickedOut(resolution, model);
    if (one) return 0;
  }
  return 0;
}

/** One mortal wound, caused by this volley or by none. */
export function mortalWound(resolution: Resolution, run: Run, unit: Unit, model: number, at: number | null): void {
  strike(resolution, run, model);
  lose(run, model, 1 - feelNoPain(resolution.dice, run, painFor(resolution, unit, model, at), 1));
}

function painFor(resolution: Resolution, unit: Unit, model: number, at: number | null): number {
  const { state, work } = resolution;
  const { rules, wounds } = state;
  if (at !== null && volleyAt(work, at).target === unit.index)
    return mortalPainOf(markFor(state, volleyAt(work, at), model, state.shooter, numbersOf(resolution, at).at));
  const parts = work.volleys.find(({ target }) => target === unit.index)?.parts ?? partsLeft(wounds, unit);
  return feelNoPainOf(modelAt(rules, model).abilities, unitOf(unit, parts).abilities);
}

/** Reports a volley after its last critical wound. */
function* resolvedAt(resolution: Resolution, at: number) {
  if (!isPending(resolution.work, at)) yield* resolved(resolution, at);
}
