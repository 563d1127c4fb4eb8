import { CT, HD, INWARD, isArm, isLeg, LA, LT, type Place, RA, RT } from '../../data/places.ts';
import { groundAt, type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owe } from '../owe.ts';
import { alive, hasPlace, hitsOn } from '../status.ts';

/** Marks a unit destroyed, once. `why` is `destroyed-head`, `-torso`, `-engine`, `-cockpit`, `-pilot` … */
export function* destroy(state: State, id: UnitId, why: string): Happening {
  return alive(unitOf(state, id)) ? yield { type: 'unit-destroyed', unit: id, why } : state;
}

/** The third engine hit destroys a 'Mech; engine slots lost with a torso count. */
export function* engineCheck(state: State, id: UnitId): Happening {
  return hitsOn(state, id, 'engine') >= 3 ? yield* destroy(state, id, 'destroyed-engine') : state;
}

/** A 'Mech location is destroyed, with everything attached to it. */
export function* losePlace(before: State, id: UnitId, place: Place, blownOff: boolean): Happening {
  if (!hasPlace(unitOf(before, id), place)) return before;
  let state = yield { type: 'place-lost', unit: id, place, blownOff };
  if (isArm(place)) state = yield* dropClub(state, id);
  if (blownOff && (isArm(place) || isLeg(place))) state = yield* leaveLimb(state, id);
  if (place === LT) state = yield* losePlace(state, id, LA, true);
  if (place === RT) state = yield* losePlace(state, id, RA, true);
  if (place === HD) return yield* destroy(state, id, 'destroyed-head');
  if (place === CT) return yield* destroy(state, id, 'destroyed-torso');
  if (isLeg(place))
    state = yield* owe(state, id, {
      why: { code: 'psr-leg-gone', part: 'leg', place },
      modifier: 0,
      automatic: true,
    });
  return yield* engineCheck(state, id);
}

/** Losing any location destroys a vehicle. */
export function* wreck(before: State, id: UnitId, place: Place, why: string): Happening {
  if (!hasPlace(unitOf(before, id), place)) return before;
  const state = yield { type: 'place-lost', unit: id, place, blownOff: false };
  return yield* destroy(state, id, why);
}

/** A club needs both hands. */
function* dropClub(state: State, id: UnitId): Happening {
  return unitOf(state, id).club === 'none' ? state : yield { type: 'club-lost', unit: id, why: 'arm' };
}

/** A limb that is blown off whole can be picked up as a club. */
function* leaveLimb(state: State, id: UnitId): Happening {
  const { at } = unitOf(state, id);
  const ground = groundAt(state, at);
  return yield { type: 'ground-changed', hex: at, ground: { ...ground, clubs: ground.clubs + 1 }, why: 'limb' };
}

/** The location itself, or the first intact one inward; -1 if there is none. */
export function standing(state: State, id: UnitId, place: Place): Place {
  const unit = unitOf(state, id);
  let at = place;
  while (at >= 0 && !hasPlace(unit, at)) at = INWARD[at] as Place;
  return at;
}
