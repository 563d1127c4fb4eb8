import { type Fact, first } from '../../../../kernel/fact.ts';
import { LA, RA } from '../../data/places.ts';
import type { State, UnitId } from '../../state.ts';
import { unitOf } from '../../state.ts';
import { gyroDestroyed, hasPlace, isMech, legsGone } from '../status.ts';

/** MP for an attempt to stand up: two, or one if the unit has only one. */
export const standMp = (mp: number): number => (mp === 1 ? 1 : 2);

/** MP to go prone. */
export const PRONE_MP = 1;

/** Why it cannot stand up, if it cannot. */
export function cannotStand(state: State, id: UnitId): Fact | undefined {
  const unit = unitOf(state, id);
  const armless = !hasPlace(unit, LA) && !hasPlace(unit, RA);
  const legs = legsGone(state, id);
  return first<Fact>(
    gyroDestroyed(state, id) && { code: 'cannot-stand', why: 'gyro' },
    legs > 1 && { code: 'cannot-stand', why: 'legs' },
    legs === 1 && armless && { code: 'cannot-stand', why: 'leg-and-arms' },
  );
}

/** Hexsides it may still turn while prone: one per turn without a gyro. */
export const proneTurns = (state: State, id: UnitId, left: number, spent: number): number =>
  gyroDestroyed(state, id) ? Math.max(0, Math.min(left, 1 - spent)) : left;

export const canGoProne = (state: State, id: UnitId): boolean => isMech(state, id);
