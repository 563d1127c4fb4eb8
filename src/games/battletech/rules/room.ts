import { type Facing, type Hex, neighbour, OFF_MAP, turned } from '../../../parts/hex/hex.ts';
import { groundAt, modelOf, type State, type UnitId, unitOf } from '../state.ts';
import { fieldOf } from './movement/field.ts';
import { LOCOMOTION } from './movement/gait.ts';
import { occupant } from './movement/stacking.ts';

/** Hexsides from the direction of a push, nearest first. */
const NEAREST = [0, 1, 5, 2, 4, 3] as const;

/** The level where a unit from this level lands in a hex: a roof or bridge that is not higher, else the ground. */
export function landingLevel(state: State, level: number, to: Hex): number {
  const field = fieldOf(state);
  const above = field.aboveOf[to] as number;
  const upper = above >= 0 ? (field.levelOf[above] as number) : Number.POSITIVE_INFINITY;
  return upper <= level ? upper : (field.levelOf[to] as number);
}

/**
 * Whether a unit can be pushed out of a hex in this direction: off the map, or to a hex that it may enter, not higher
 * than it can climb, whose occupant can be pushed on. Water drowns a vehicle but does not keep it out.
 */
export function canBeDisplaced(state: State, id: UnitId, direction: Facing, from: Hex = unitOf(state, id).at): boolean {
  const { level } = unitOf(state, id);
  const to = neighbour(state.rules.map, from, direction);
  if (to === OFF_MAP) return true;
  const { levels, heavyWoods } = LOCOMOTION[modelOf(state, id).design.kind];
  if (!heavyWoods && groundAt(state, to).woods === 2) return false;
  if (landingLevel(state, level, to) - level > levels) return false;
  const other = occupant(state, to, id);
  return other === undefined || canBeDisplaced(state, other, direction);
}

/** The hex a unit is pushed to, as close to this direction as possible: a hex, OFF_MAP, or undefined without room. */
export function displacementOf(state: State, id: UnitId, direction: Facing, from?: Hex): Hex | undefined {
  for (const offset of NEAREST) {
    const side = turned(direction, offset);
    if (canBeDisplaced(state, id, side, from)) return neighbour(state.rules.map, from ?? unitOf(state, id).at, side);
  }
  return undefined;
}
