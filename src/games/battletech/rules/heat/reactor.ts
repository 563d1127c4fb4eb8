import type { Dice } from '../../../../kernel/dice.ts';
import { NEVER, shutdownNumber } from '../../data/heat-scale.ts';
import type { Event } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owe, settleOwed } from '../piloting.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive } from '../status.ts';

/** Modifier to the piloting roll of a 'Mech that shuts down. */
const SHUTDOWN_MODIFIER = 3;

/** The roll to keep a reactor running at this heat, or to restart it: 0 = not needed, NEVER = impossible. */
export function reactorNeeds(state: State, id: UnitId, heat: number): number {
  const needs = shutdownNumber(heat);
  if (needs === 0 || needs === NEVER) return needs;
  if (!state.rules.ruleset.shutdownRolls) return 0;
  return unitOf(state, id).pilot.awake ? needs : NEVER;
}

/** A running reactor may shut down; one that is off may restart, unless it was ordered off or is at maximum heat. */
export function* reactor(before: State, id: UnitId, dice: Dice): Happening {
  const { heat, shutDown, stayDown } = unitOf(before, id);
  if (shutDown) return stayDown || shutdownNumber(heat) === NEVER ? before : yield* startUp(before, id, dice);
  const { state, running } = yield* reactorRoll(before, id, dice);
  return running ? state : yield* shutsDown(state, id, dice);
}

/** Restarts automatically if cool, otherwise by a roll. */
export function* startUp(before: State, id: UnitId, dice: Dice): Happening {
  const { state, running } = yield* reactorRoll(before, id, dice);
  return running ? yield { type: 'started-up', unit: id } : state;
}

/** The roll against heat: none if cool, no dice if it cannot succeed. */
function* reactorRoll(
  before: State,
  id: UnitId,
  dice: Dice,
): Generator<Event, { readonly state: State; readonly running: boolean }, State> {
  const needs = reactorNeeds(before, id, unitOf(before, id).heat);
  if (needs === 0) return { state: before, running: true };
  const pair = needs === NEVER ? null : rollPair(before, dice);
  const running = pair !== null && sum(pair) >= needs;
  return { state: yield { type: 'shutdown-rolled', unit: id, needs, dice: pair, running }, running };
}

/** The piloting roll comes before the shutdown: afterwards no roll could succeed. */
function* shutsDown(before: State, id: UnitId, dice: Dice): Happening {
  let state = before;
  if (!unitOf(state, id).prone) {
    state = yield* owe(state, id, { why: { code: 'psr-shutdown' }, modifier: SHUTDOWN_MODIFIER, automatic: false });
    state = yield* settleOwed(state, id, dice);
  }
  return alive(unitOf(state, id)) ? yield { type: 'shut-down', unit: id, why: 'heat' } : state;
}
