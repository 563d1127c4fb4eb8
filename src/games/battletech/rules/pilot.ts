import type { Dice } from '../../../kernel/dice.ts';
import { type State, type UnitId, unitOf } from '../state.ts';
import { destroy } from './damage/destroy.ts';
import type { Happening } from './handler.ts';
import { rollPair, sum } from './rolls.ts';
import { alive, isMech } from './status.ts';

/** The roll for a pilot with this many hits to stay conscious or wake up; the sixth hit kills. */
export const CONSCIOUSNESS: readonly number[] = [0, 3, 5, 7, 10, 11];
export const DEADLY = 6;

/** Whether the consciousness roll waits for the end of the phase. */
const waits = ({ rules, phase }: State): boolean =>
  rules.ruleset.consciousness === 'end-of-phase' && phase !== 'movement';

/** Hits one after the other, each with its consciousness roll. Vehicle crews take none. */
export function* hurtPilot(before: State, id: UnitId, hits: number, why: string, dice: Dice): Happening {
  let state = before;
  for (let hit = 0; hit < hits && alive(unitOf(state, id)) && isMech(state, id); hit++) {
    const later = waits(state) && unitOf(state, id).pilot.awake;
    state = yield { type: 'pilot-hit', unit: id, hits: 1, why, ...(later && { later }) };
    const { pilot } = unitOf(state, id);
    if (pilot.hits >= DEADLY) state = yield* destroy(state, id, 'destroyed-pilot');
    else if (pilot.awake && !later) state = yield* stayAwake(state, id, false, dice);
  }
  return state;
}

/** End of a phase: pilots hurt in it who have not rolled yet roll once for all hits. */
export function* settlePilots(before: State, dice: Dice): Happening {
  let state = before;
  for (let id = 0; id < state.units.length; id++) {
    const unit = unitOf(state, id);
    if (unit.shaken && alive(unit)) state = yield* stayAwake(state, id, false, dice);
  }
  return state;
}

/** End Phase: pilots who did not pass out this turn roll to wake up. */
export function* wakeUp(state: State, id: UnitId, dice: Dice): Happening {
  const { pilot } = unitOf(state, id);
  const stirs = alive(unitOf(state, id)) && !pilot.awake && pilot.out < state.turn;
  return stirs ? yield* stayAwake(state, id, true, dice) : state;
}

function* stayAwake(state: State, id: UnitId, waking: boolean, dice: Dice): Happening {
  const needs = CONSCIOUSNESS[unitOf(state, id).pilot.hits] as number;
  const thrown = rollPair(state, dice);
  const awake = sum(thrown) >= needs;
  return yield { type: 'consciousness-rolled', unit: id, needs, dice: thrown, awake, waking };
}
