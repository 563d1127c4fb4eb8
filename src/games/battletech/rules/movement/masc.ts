import type { Dice } from '../../../../kernel/dice.ts';
import { tally } from '../../../../kernel/tally.ts';
import { LL, RL } from '../../data/places.ts';
import type { Event } from '../../events.ts';
import { type State, type UnitId, unitOf } from '../../state.ts';
import { tear } from '../damage/wounds.ts';
import { settleOwed } from '../piloting.ts';
import { rollPair, sum } from '../rolls.ts';
import { alive, hasPlace } from '../status.ts';
import type { Tried } from './trials.ts';

// Rolls to avoid MASC failure, by consecutive turns of use.
const MASC = [3, 5, 7, 11, 13] as const;

/** The roll to avoid MASC failure after this many consecutive turns of use. */
export const mascNeeds = (turns: number): number => MASC[Math.min(turns, MASC.length - 1)] as number;

/** MASC is switched on: it works, or damages both legs and interrupts the run. */
export function* tryMasc(before: State, id: UnitId, dice: Dice): Generator<Event, Tried, State> {
  const { masc } = unitOf(before, id);
  const needs = mascNeeds(masc);
  const thrown = rollPair(before, dice);
  const passed = sum(thrown) >= needs;
  const receipt = tally([{ why: { code: 'masc', turns: masc }, value: needs }]);
  let state = yield { type: 'piloting-rolled', unit: id, why: { code: 'masc' }, tally: receipt, dice: thrown, passed };
  if (passed) return { state, broken: null };
  for (const leg of [LL, RL]) {
    const unit = unitOf(state, id);
    if (alive(unit) && hasPlace(unit, leg)) state = yield* tear(state, id, leg, dice);
  }
  return { state: yield* settleOwed(state, id, dice), broken: 'masc' };
}
