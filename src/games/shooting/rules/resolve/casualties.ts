import type { EventOf } from '../../events.ts';
import type { Part, State, Unit } from '../../state.ts';
import { isAlive, modelAt, unitAt } from '../units.ts';
import { demiseOf } from './deadly-demise.ts';
import { add, type Desk, type Telling } from './desk.ts';

/** Model by model: wounds lost, models destroyed, and the points they score for the enemy. */
export function* losses(
  desk: Desk,
  at: number | null,
  lost: ReadonlyMap<number, number>,
  unsaved: number,
  cause: EventOf<'wounds-lost'>['cause'],
): Telling {
  const { work } = desk;
  let [damage, slain] = [0, 0];
  for (const [model, amount] of lost) {
    const { unit: index, part } = modelAt(desk.state.rules, model);
    const unit = unitAt(desk.state.rules, index);
    const { side } = unit;
    damage += amount;
    desk.state = yield { type: 'wounds-lost', side, unit: index, model, amount, cause };
    if (isAlive(desk.state.wounds, model)) continue;
    slain += 1;
    desk.state = yield { type: 'model-destroyed', side, unit: index, model, points: shareOf(desk.state, unit, part) };
    if (demiseOf(desk.state.rules, model)) work.demises = [...work.demises, model];
    yield* partLost(desk, unit, part);
  }
  if (at !== null) add(work, at, { unsaved, damage, slain });
}

/** The points of the model just destroyed: its share of its part. The shares add up to the whole. */
function shareOf({ wounds }: State, { parts }: Unit, index: number): number {
  const { points, models } = parts[index] as Part;
  const fallen = models.filter((model) => !isAlive(wounds, model)).length;
  const upTo = (count: number): number => Math.round((points * count) / models.length);
  return upTo(fallen) - upTo(fallen - 1);
}

/** Reports a part whose last model has been destroyed. */
function* partLost(desk: Desk, unit: Unit, index: number): Telling {
  const part = unit.parts[index];
  if (!part || !isLost(desk.state, part)) return;
  const { side, index: of } = unit;
  desk.state = yield { type: 'part-destroyed', side, unit: of, part: index, points: part.points };
}

const isLost = ({ wounds }: State, { models }: Part): boolean => !models.some((model) => isAlive(wounds, model));
