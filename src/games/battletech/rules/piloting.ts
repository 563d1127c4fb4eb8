import type { Dice } from '../../../kernel/dice.ts';
import type { Fact } from '../../../kernel/fact.ts';
import { type Line, type Tally, tally } from '../../../kernel/tally.ts';
import type { Event } from '../events.ts';
import { type Owed, type State, type UnitId, unitOf } from '../state.ts';
import { balance, helpless } from './balance.ts';
import { fall } from './falling.ts';
import type { Happening } from './handler.ts';
import { canFall } from './owe.ts';
import { rollPair, sum } from './rolls.ts';

export { canFall, owe } from './owe.ts';

/** The number to roll on two dice: the base, and the modifier of this occasion. */
export const pilotingTally = (state: State, id: UnitId, lines: readonly Line[] = []): Tally =>
  tally([...balance(state, id), ...lines]);

interface Rolled {
  readonly state: State;
  readonly passed: boolean;
}

/** One roll for one reason. If rolls are switched off, units never fail; helpless units fail without dice. */
export function* pilotingRoll(
  before: State,
  id: UnitId,
  why: Fact,
  modifier: number,
  dice: Dice,
): Generator<Event, Rolled, State> {
  return yield* rollWith(before, id, why, pilotingTally(before, id, [{ why, value: modifier }]), dice);
}

function* rollWith(before: State, id: UnitId, why: Fact, needs: Tally, dice: Dice): Generator<Event, Rolled, State> {
  if (!before.rules.ruleset.pilotingRolls) return { state: before, passed: true };
  const thrown = helpless(before, id) ? null : rollPair(before, dice);
  const passed = thrown !== null && sum(thrown) >= needs.total;
  const state = yield { type: 'piloting-rolled', unit: id, why, tally: needs, dice: thrown, passed };
  return { state, passed };
}

const TWENTY: Owed = { why: { code: 'psr-twenty' }, modifier: 1, automatic: false };

/** Everything that may make a unit fall at the end of this phase. */
function triggersOf(state: State, id: UnitId): readonly Owed[] {
  const { owed, damage } = unitOf(state, id);
  const { pilotingRolls, rollForTwenty } = state.rules.ruleset;
  const due = pilotingRolls ? owed : owed.filter(({ automatic }) => automatic);
  return pilotingRolls && rollForTwenty && damage >= 20 ? [...due, TWENTY] : due;
}

/** End of a phase: all pending rolls. */
export function* settleRolls(before: State, dice: Dice): Happening {
  let state = before;
  for (let id = 0; id < state.units.length; id++) state = yield* settle(state, id, triggersOf(state, id), dice);
  return state;
}

/** The pending rolls of one unit, without the roll for twenty points. */
export function* settleOwed(state: State, id: UnitId, dice: Dice): Happening {
  return yield* settle(state, id, unitOf(state, id).owed, dice);
}

/** One roll per trigger, each with the modifiers of all of them, up to the first failure. */
function* settle(before: State, id: UnitId, triggers: readonly Owed[], dice: Dice): Happening {
  let state = before;
  const lines = triggers.filter(addsItself).map(({ why, modifier }) => ({ why, value: modifier }));
  for (const trigger of canFall(state, id) ? triggersInOrder(triggers) : []) {
    const { why } = trigger;
    const needs = pilotingTally(state, id, lines);
    if (trigger.automatic)
      state = yield { type: 'piloting-rolled', unit: id, why, tally: needs, dice: null, passed: false };
    else {
      const rolled = yield* rollWith(state, id, why, needs, dice);
      state = rolled.state;
      if (rolled.passed) continue;
    }
    state = yield* fall(state, id, { levels: 0, lines }, dice);
    break;
  }
  return unitOf(state, id).owed.length > 0 ? yield { type: 'rolls-settled', unit: id } : state;
}

/** Automatic falls come first. */
const triggersInOrder = (triggers: readonly Owed[]): readonly Owed[] => {
  const automatic = triggers.find((trigger) => trigger.automatic);
  return automatic ? [automatic] : triggers;
};

/** Existing damage is already in the base. */
const addsItself = ({ why, automatic }: Owed): boolean => !automatic && why.part === undefined;
