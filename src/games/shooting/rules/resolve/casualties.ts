import type { EventOf } from '../../events.ts';
import type { Part, State, Unit } from '../../state.ts';
import { isAlive, modelAt, shareOf, unitAt } from '../units.ts';
import { demiseOf } from './deadly-demise.ts';
import { add, type Resolution, type Substep } from './resolution.ts';

/** Reports, model by model, wounds lost, models destroyed and the points they score for the enemy. */
export function* losses(
  resolution: Resolution,
  at: number | null,
  lost: ReadonlyMap<number, number>,
  unsaved: number,
  cause: EventOf<'wounds-lost'>['cause'],
): Substep {
  const { work } = resolution;
  let [damage, slain] = [0, 0];
  for (const [model, amount] of lost) {
    const { unit: index, part } = modelAt(resolution.state.rules, model);
    const unit = unitAt(resolution.state.rules, index);
    const { side } = unit;
    damage += amount;
    resolution.state = yield { type: 'wounds-lost', side, unit: index, model, amount, cause };
    if (isAlive(resolution.state.wounds, model)) continue;
    slain += 1;
    resolution.state = yield {
      type: 'model-destroyed',
      side,
      unit: index,
      model,
      points: shareOf(resolution.state.wounds, unit, part),
    };
    if (demiseOf(resolution.state.rules, model)) work.demises = [...work.demises, model];
    yield* partLost(resolution, unit, part);
  }
  if (at !== null) add(work, at, { unsaved, damage, slain });
}

/** Reports a part whose last model has been destroyed. */
function* partLost(resolution: Resolution, unit: Unit, index: number): Substep {
  const part = unit.parts[index];
  if (!part || !isLost(resolution.state, part)) return;
  const { side, index: of } = unit;
  resolution.state = yield { type: 'part-destroyed', side, unit: of, part: index, points: part.points };
}

const isLost = ({ wounds }: State, { models }: Part): boolean => !models.some((model) => isAlive(wounds, model));
