import type { Dice } from '../../../../kernel/dice.ts';
import { isLeg, isTorso } from '../../data/places.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { isMech } from '../status.ts';
import { type Blow, land } from './blow.ts';
import { strikeVehicle } from './vehicles.ts';
import { explode, wound } from './wounds.ts';

/** One hit: its location and its damage. Hits on wrecks have no effect. */
export function* strike(before: State, id: UnitId, blow: Blow, dice: Dice): Happening {
  if (!isMech(before, id)) return yield* strikeVehicle(before, id, blow, dice);
  const { source, table, column, amount, cover = false } = blow;
  const landing = land(before, blow, dice);
  const { place, through } = landing;
  const covered = cover && isLeg(place);
  let state = yield { type: 'struck', unit: id, source, table, column, dice: landing.dice, place, amount, covered };
  if (covered || amount <= 0) return state;
  const rear = column === 'rear';
  if (rear && isTorso(place)) state = yield* setOff(state, id, dice);
  return yield* wound(state, id, { place, amount, rear, through, inside: false }, dice);
}

/** Ammunition is dumped at the rear: a torso hit from the rear sets it off. */
function* setOff(before: State, id: UnitId, dice: Dice): Happening {
  let state = before;
  const { bins, dumping } = unitOf(state, id);
  if (dumping === 0) return state;
  for (let bin = 0; bin < bins.length; bin++)
    if (dumping & (1 << bin)) state = yield* explode(state, id, bin, 'dump', dice);
  return state;
}

/** Damage group for falls, charges, skids and debris. */
export const GROUP = 5;

export const strikeInFives = (
  state: State,
  id: UnitId,
  total: number,
  blow: Omit<Blow, 'amount'>,
  dice: Dice,
): Happening => strikeInGroups(state, id, total, GROUP, blow, dice);

/** Damage in groups, the last one with the remainder, each with its own location roll. */
export function* strikeInGroups(
  before: State,
  id: UnitId,
  total: number,
  group: number,
  blow: Omit<Blow, 'amount'>,
  dice: Dice,
): Happening {
  let state = before;
  const size = group > 0 ? group : total;
  for (let left = total; left > 0; left -= size)
    state = yield* strike(state, id, { ...blow, amount: Math.min(size, left) }, dice);
  return state;
}
