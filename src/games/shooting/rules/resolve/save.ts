import type { Unit } from '../../state.ts';
import type { Mark, Terms } from '../../terms.ts';
import type { Work } from '../../work.ts';
import { mayUseOne, savesAgain } from '../attack/save.ts';
import { markAt, termsAt } from '../attack/wound-kind.ts';
import { marker } from '../struck.ts';
import { modelAt, unitAt } from '../units.ts';
import { nextModel, poolOf } from './allocation.ts';
import { damage } from './damage.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { isPending, nextVolley, resolved } from './next-volley.ts';
import { isPickedOut, mayPickOut } from './pick-out.ts';
import { numbersOf, type Resolution, type Step, volleyAt } from './resolution.ts';
import { lose, type Run, reportRun, runOf, strike } from './run.ts';

/** Allocates each wound, rolls the save and deals the damage, until no wound or no model is left. */
export function* saves(resolution: Resolution): Step {
  const { work } = resolution;
  const { at } = work;
  const { terms, at: situation } = numbersOf(resolution, at);
  const volley = volleyAt(work, at);
  const unit = unitAt(resolution.state.rules, volley.target);
  while (work.wounds > 0) {
    if (mayPickOut(resolution, at)) return 'precision';
    const model = work.precise ?? nextModel(resolution.state.rules, resolution.state.wounds, work, unit);
    if (model === 'ask') return 'allocation';
    if (model === 'gone') break;
    const run = runOf(resolution);
    const isTogether = resolution.state.rules.ruleset.saves === 'lowest-first' && !terms.kinds;
    const kind = kindNow(work);
    const mark = marker(resolution.state, volley, situation);
    const rolls = isTogether ? lowestFirst : oneByOne;
    rolls(resolution, run, termsAt(terms, kind), unit, model, (one) => markAt(mark(one), kind));
    yield* reportRun(resolution, at, run, 'attack');
  }
  nextVolley(work);
  if (!isPending(work, at)) yield* resolved(resolution, at);
  return undefined;
}

/** The kind of the next wound. Wounds are taken in the order of their attacks. */
const kindNow = ({ woundKinds, wounds }: Work): number => woundKinds?.[woundKinds.length - wounds] ?? 0;

type Marker = (model: number) => Mark;

const areAlike = (a: Mark, b: Mark): boolean =>
  a.save === b.save &&
  a.saveReRoll === b.saveReRoll &&
  a.oneSave === b.oneSave &&
  a.feelNoPain === b.feelNoPain &&
  a.halved === b.halved &&
  a.less === b.less &&
  a.most === b.most;

/** One wound after the other of the same kind, on identical models, up to the next choice. */
function oneByOne(resolution: Resolution, run: Run, terms: Terms, unit: Unit, first: number, mark: Marker): void {
  const { work } = resolution;
  const { rules } = resolution.state;
  let model = first;
  let now = mark(model);
  const before = now;
  const kind = kindNow(work);
  while (work.wounds > 0 && kindNow(work) === kind) {
    work.wounds -= 1;
    strike(resolution, run, model);
    if (now.save > 6 || !isSaved(resolution, run, now, cast(resolution, run))) suffer(resolution, run, terms, now);
    if ((run.left[model] as number) > 0) continue;
    if (isPickedOut(resolution, model)) return;
    const next = nextModel(rules, run.left, work, unit);
    if (typeof next !== 'number') return;
    now = mark(next);
    if (!areAlike(now, before)) return;
    model = next;
  }
}

/** Rolls all saves together and applies the lowest first, to models in the defender's order as far as given. */
function lowestFirst(resolution: Resolution, run: Run, terms: Terms, unit: Unit, first: number, mark: Marker): void {
  const { work } = resolution;
  const { rules } = resolution.state;
  const faces = Array.from({ length: work.wounds }, () => cast(resolution, run));
  let model = first;
  let now = mark(model);
  for (const face of faces.toSorted((a, b) => a - b)) {
    work.wounds -= 1;
    strike(resolution, run, model);
    if (!isSaved(resolution, run, now, face)) suffer(resolution, run, terms, now);
    if ((run.left[model] as number) > 0) continue;
    isPickedOut(resolution, model);
    const next = nextModel(rules, run.left, work, unit);
    if (next === 'gone') break;
    model = next === 'ask' ? (poolOf(rules, run.left, work.touched, unit)[0] as number) : next;
    now = mark(model);
  }
}

function cast({ dice }: Resolution, { saves: { faces } }: Run): number {
  const face = dice.roll(6);
  faces.push(face);
  return face;
}

function isSaved(resolution: Resolution, { saves: judged }: Run, mark: Mark, first: number): boolean {
  judged.needs = mark.save;
  let face = first;
  if (savesAgain(mark, first) || spendsOne(resolution, mark, first)) {
    face = resolution.dice.roll(6);
    judged.reRolled.push(judged.faces.lastIndexOf(first));
    judged.results.push(face);
  }
  if (face < mark.save) return false;
  judged.good += 1;
  return true;
}

/** Whether the unit re-rolls its single save now: the first that fails. */
function spendsOne({ state, work }: Resolution, mark: Mark, face: number): boolean {
  if (!mayUseOne(mark, face)) return false;
  const { unit } = modelAt(state.rules, mark.model);
  if (work.oneSave?.includes(unit)) return false;
  work.oneSave = [...(work.oneSave ?? []), unit];
  return true;
}

/** A failed save: the damage of the attack minus ignored wounds; the excess is lost. */
function suffer(resolution: Resolution, run: Run, terms: Terms, now: Mark): void {
  run.unsaved += 1;
  const wounds = damage(resolution, run, terms, now, {
    left: run.left[now.model] as number,
    pain: now.feelNoPain,
  });
  lose(run, now.model, wounds - feelNoPain(resolution.dice, run, now.feelNoPain, wounds));
}
