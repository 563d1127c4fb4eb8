import { turned } from '../../../parts/hex/hex.ts';
import { stateWith, unitWith } from '../copies.ts';
import type { EventOf, EventType, Spot } from '../events.ts';
import type { Ground } from '../ground.ts';
import { type State, type Unit, type UnitId, unitOf } from '../state.ts';

/** How each event type changes the state. */
export type Appliers<T extends EventType = EventType> = {
  readonly [K in T]: (state: State, event: EventOf<K>) => State;
};

export const unchanged = (state: State): State => state;

export const change = (state: State, id: UnitId, changes: Partial<Unit>): State =>
  stateWith(state, { units: state.units.with(id, unitWith(unitOf(state, id), changes)) });

export const withGround = (state: State, hex: number, ground: Ground): State =>
  stateWith(state, { ground: { ...state.ground, [hex]: ground } });

/** Moves a unit. Its torso faces forward again whenever the legs move. */
export function placed(state: State, id: UnitId, spot: Spot | undefined): State {
  if (!spot) return state;
  const { at, level, facing } = spot;
  const { crew, facing: before } = unitOf(state, id);
  const turret = crew && { ...crew, turret: crew.turretLocked ? turned(crew.turret, facing - before) : facing };
  return change(state, id, { at, level, facing, torso: facing, twisted: false, crew: turret });
}
