import type { Unit } from '../../state.ts';
import type { Mark, Terms } from '../../terms.ts';
import { marker } from '../struck.ts';
import { unitAt } from '../units.ts';
import { nextModel, poolOf } from './allocation.ts';
import { damage } from './damage.ts';
import { feelNoPain } from './feel-no-pain.ts';
import { nextVolley, resolved } from './next-volley.ts';
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
    const rolls = resolution.state.rules.ruleset.saves === 'lowest-first' ? lowestFirst : oneByOne;
    rolls(resolution, run, terms, unit, model, marker(resolution.state, volley, situation));
    yield* reportRun(resolution, at, run, 'attack');
  }
  nextVolley(work);
  if (!work.devastating.some(({ volley }) => volley === at)) yield* resolved(resolution, at);
  return undefined;
}

type Marker = (model: number) => Mark;

const areAlike = (a: Mark, b: Mark): boolean =>
  a.save === b.save && a.feelNoPain === b.feelNoPain && a.halved === b.halved && a.less === b.less;

/** One attack after the other on identical models, up to the next choice. */
function oneByOne(resolution: Resolution, run: Run, terms: Terms, unit: Unit, first: number, mark: Marker): void {
  const { work } = resolution;
  const { rules } = resolution.state;
  let model = first;
  let now = mark(model);
  const before = now;
  while (work.wounds > 0) {
    work.wounds -= 1;
    strike(resolution, run, model);
    if (now.save > 6 || !isSaved(run, now, cast(resolution, run))) suffer(resolution, run, terms, now);
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
    if (!isSaved(run, now, face)) suffer(resolution, run, terms, now);
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

function isSaved({ saves: judged }: Run, { save }: Mark, face: number): boolean {
  judged.needs = save;
  if (face < save) return false;
  judged.good += 1;
  return true;
}

/** A failed save: the damage of the attack minus ignored wounds; the excess is lost. */
function suffer(resolution: Resolution, run: Run, terms: Terms, now: Mark): void {
  run.unsaved += 1;
  const wounds = damage(resolution.dice, run, terms, now);
  lose(run, now.model, wounds - feelNoPain(resolution.dice, run, now.feelNoPain, wounds));
}
