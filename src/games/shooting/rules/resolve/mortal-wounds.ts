import type { Unit } from '../../state.ts';
import { partsLeft, unitOf } from '../attached.ts';
import { feelNoPainOf } from '../marks.ts';
import { markFor } from '../struck.ts';
import { modelAt, unitAt } from '../units.ts';
import { nextModel } from './allocation.ts';
import { damage } from './damage.ts';
import { deadlyDemise } from './deadly-demise.ts';
import { type Desk, numbersOf, type Step, volleyAt } from './desk.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { resolved, unpick } from './next-volley.ts';
import { isPickedOut, mayPickOut } from './pick-out.ts';
import { lose, type Run, runOf, strike, told } from './run.ts';

/** After all other attacks: the critical wounds of Devastating Wounds, then explosions. */
export function* mortals(desk: Desk): Step {
  const choice = (yield* deal(desk)) ?? (yield* devastating(desk)) ?? (yield* settle(desk));
  if (!choice) desk.work.step = 'hazardous';
  return choice;
}

/** Deals pending mortal wounds and rolls for explosions until nothing is left. */
export function* settle(desk: Desk): Step {
  for (;;) {
    const choice = yield* deal(desk);
    if (choice || desk.work.demises.length === 0) return choice;
    yield* deadlyDemise(desk);
  }
}

/** Pending mortal wounds, one unit after the other. */
function* deal(desk: Desk): Step {
  const { work } = desk;
  for (let [first, ...rest] = work.owed; first; [first, ...rest] = work.owed) {
    const run = runOf(desk);
    const left = spend(desk, run, unitAt(desk.state.rules, first.unit), first.amount, first.one);
    work.owed = left > 0 ? [{ ...first, amount: left }, ...rest] : rest;
    if (run.struck > 0) yield* told(desk, first.volley, run, first.cause);
    if (left > 0) return 'allocation';
    if (first.volley !== null) yield* resolvedAt(desk, first.volley);
  }
  return undefined;
}

/** Critical wounds, volley by volley: the damage of each becomes that many mortal wounds. */
function* devastating(desk: Desk): Step {
  const { work } = desk;
  for (let first = work.devastating[0]; first; first = work.devastating[0]) {
    if (mayPickOut(desk, first.volley)) return 'precision';
    const run = runOf(desk);
    criticals(desk, run, unitAt(desk.state.rules, first.target), first.volley);
    if (run.struck > 0) yield* told(desk, first.volley, run, 'mortal');
    if (work.owed.length > 0 || work.devastating[0] === first) return 'allocation';
    yield* resolvedAt(desk, first.volley);
  }
  return undefined;
}

/** The critical wounds of one volley, up to the next choice. */
function criticals(desk: Desk, run: Run, unit: Unit, at: number): void {
  const { work, state } = desk;
  while (work.devastating[0]?.volley === at) {
    const picked = work.precise;
    const model = picked ?? nextModel(state.rules, run.left, work, unit);
    if (model === 'ask') return;
    if (model === 'gone') work.devastating = work.devastating.filter(({ volley }) => volley !== at);
    else critical(desk, run, unit, at, model);
    if (work.devastating[0]?.volley !== at) unpick(work);
    if (work.owed.length > 0 || work.precise !== picked) return; // the rest waits, or another character may be picked out
  }
}

/** One critical wound on a model; what needs a choice by its owner becomes pending. */
function critical(desk: Desk, run: Run, unit: Unit, at: number, model: number): void {
  const { work, state } = desk;
  const { terms, at: situation } = numbersOf(desk, at);
  const one = state.rules.ruleset.devastating === 'one-model';
  work.devastating = work.devastating.slice(1);
  run.unsaved += 1;
  strike(desk, run, model);
  const mark = markFor(state, volleyAt(work, at), model, state.shooter, situation);
  const left = spend(desk, run, unit, damage(desk.dice, run, terms, mark), one);
  if (left > 0) work.owed = [{ unit: unit.index, amount: left, one, cause: 'mortal', volley: at }];
}

/**
 * Mortal wounds on a unit, one at a time, without saves, each allocated like an attack; a character picked out by
 * Precision takes them while alive. Returns what is left when the owner must choose. The rest is lost if no model is
 * left, or with `one` when the first model is destroyed.
 */
function spend(desk: Desk, run: Run, unit: Unit, amount: number, one: boolean): number {
  const { rules } = desk.state;
  for (let left = amount; left > 0; left--) {
    const model = desk.work.precise ?? nextModel(rules, run.left, desk.work, unit);
    if (model === 'ask') return left;
    if (model === 'gone') return 0;
    mortalWound(desk, run, unit, model);
    if (run.left[model] !== 0) continue;
    isPickedOut(desk, model);
    if (one) return 0;
  }
  return 0;
}

/** One mortal wound on this model. */
export function mortalWound(desk: Desk, run: Run, unit: Unit, model: number): void {
  strike(desk, run, model);
  const { rules, wounds } = desk.state;
  const parts = desk.work.volleys.find(({ target }) => target === unit.index)?.parts ?? partsLeft(wounds, unit);
  const needs = feelNoPainOf(modelAt(rules, model).abilities, unitOf(unit, parts).abilities);
  lose(run, model, 1 - feelNoPain(desk.dice, run, needs, 1));
}

/** Reports a volley after its last critical wound. */
function* resolvedAt(desk: Desk, at: number) {
  if (!desk.work.devastating.some(({ volley }) => volley === at)) yield* resolved(desk, at);
}
