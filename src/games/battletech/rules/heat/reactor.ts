import type { Dice } from '../../../../kernel/dice.ts';
import { NEVER, shutdownNumber } from '../../data/heat-scale.ts';
import type { Event } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import type { Happening } from '../handler.ts';
import { owe, settleOwed } from '../piloting.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive } from '../status.ts';

/** To the piloting roll of a 'Mech whose reactor goes down. */
const SHUTDOWN_MODIFIER = 3;

/** What keeps a reactor running at this heat, or starts it again: 0 = nothing is needed, NEVER = nothing helps. */
export function reactorNeeds(state: State, id: UnitId, heat: number): number {
  const needs = shutdownNumber(heat);
  if (needs === 0 || needs === NEVER) return needs;
  if (!state.rules.ruleset.shutdownRolls) return 0;
  return unitOf(state, id).pilot.awake ? needs : NEVER;
}

/** A running reactor may stop; one that is down may start, unless it is down by order or as hot as can be. */
export function* reactor(before: State, id: UnitId, dice: Dice): Happening {
  const { heat, shutDown, stayDown } = unitOf(before, id);
  if (shutDown) return stayDown || shutdownNumber(heat) === NEVER ? before : yield* startUp(before, id, dice);
  const { state, running } = yield* reactorRoll(before, id, dice);
  return running ? state : yield* shutsDown(state, id, dice);
}

/** Starts by itself where it is cool, and by a roll where it is not. */
export function* startUp(before: State, id: UnitId, dice: Dice): Happening {
  const { state, running } = yield* reactorRoll(before, id, dice);
  return running ? yield { type: 'started-up', unit: id } : state;
}

/** The roll against the heat: none where it is cool, and no dice where nothing helps. */
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

/** The pilot rolls to keep the 'Mech on its feet while the reactor goes down: afterwards no roll could succeed. */
function* shutsDown(before: State, id: UnitId, dice: Dice): Happening {
  let state = before;
  if (!unitOf(state, id).prone) {
    state = yield* owe(state, id, { why: { code: 'psr-shutdown' }, modifier: SHUTDOWN_MODIFIER, automatic: false });
    state = yield* settleOwed(state, id, dice);
  }
  return alive(unitOf(state, id)) ? yield { type: 'shut-down', unit: id, why: 'heat' } : state;
}
