import type { EventOf, Rolled } from '../../events.ts';
import { modelAt, unitAt } from '../units.ts';
import { losses } from './casualties.ts';
import { diceEvent, type Resolution, type Substep } from './resolution.ts';

type Cause = EventOf<'wounds-lost'>['cause'];

/** Dice of one kind in a run. */
interface Faces {
  readonly faces: number[];
  readonly reRolled: number[]; // indices into `faces`
  readonly results: number[]; // their new faces
  needs: number; // what each die needed
  good: number; // successful saves, total damage or ignored wounds
}

/** A run of attacks on identical models, reported as a whole so that not every die needs an event. */
export interface Run {
  readonly left: number[]; // wounds by model, as the run proceeds
  readonly lost: Map<number, number>; // by model, in the order in which they were hit
  readonly saves: Faces;
  readonly damage: Faces;
  readonly pain: Faces;
  model: number; // the model hit last
  struck: number; // how many different models were hit
  unsaved: number;
}

const noFaces = (): Faces => ({ faces: [], reRolled: [], results: [], needs: 0, good: 0 });

export const runOf = ({ state }: Resolution): Run => ({
  left: state.wounds.slice(),
  lost: new Map(),
  saves: noFaces(),
  damage: noFaces(),
  pain: noFaces(),
  model: -1,
  struck: 0,
  unsaved: 0,
});

/** An attack is allocated to a model, which also takes the next ones in this phase until it is destroyed. */
export function strike(resolution: Resolution, run: Run, model: number): void {
  if (run.model === model) return;
  run.model = model;
  run.struck += 1;
  if (!resolution.work.touched.includes(model)) resolution.work.touched = [...resolution.work.touched, model];
}

/** Takes wounds off a model; the excess is lost. */
export function lose(run: Run, model: number, amount: number): void {
  const has = run.left[model] as number;
  const taken = Math.min(has, amount);
  if (taken === 0) return;
  run.left[model] = has - taken;
  run.lost.set(model, (run.lost.get(model) ?? 0) + taken);
}

/** Reports a run: saves, damage and ignored wounds, then the losses of each model. */
export function* reportRun(resolution: Resolution, at: number | null, run: Run, cause: Cause): Substep {
  const { saves, damage, pain } = run;
  if (saves.faces.length > 0) resolution.state = yield theirs(resolution, at, run, 'save', saves);
  if (damage.faces.length > 0)
    resolution.state = yield diceEvent(resolution, at, {
      context: 'damage',
      sides: damage.needs === 3 ? 3 : 6,
      rolls: damage.faces,
      ...again(damage),
      successes: damage.good,
    });
  if (pain.faces.length > 0) resolution.state = yield theirs(resolution, at, run, 'feel-no-pain', pain);
  yield* losses(resolution, at, run.lost, run.unsaved, cause);
}

const again = ({ reRolled, results }: Faces): Partial<Rolled> => (results.length > 0 ? { reRolled, results } : {});

/** Dice rolled by the owner of the target. */
function theirs(
  resolution: Resolution,
  at: number | null,
  run: Run,
  context: 'save' | 'feel-no-pain',
  dice: Faces,
): Rolled {
  const { rules } = resolution.state;
  const unit = unitAt(rules, modelAt(rules, run.model).unit);
  return diceEvent(resolution, at, {
    side: unit.side,
    context,
    unit: at === null ? unit.index : resolution.shooter.index,
    model: run.struck === 1 ? run.model : null,
    needs: dice.needs,
    rolls: dice.faces,
    ...again(dice),
    successes: dice.good,
  });
}
