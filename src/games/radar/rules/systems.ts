import { type Fact, first } from '../../../kernel/fact.ts';
import { COLOUR_OF, SYSTEM_BIT, SYSTEMS, type System } from '../data/systems.ts';
import { mayFire } from '../rulesets.ts';
import type { Boat, Role, Rules, Side, State } from '../state.ts';
import { FIRST_MATE, type Handler, notMyTurn } from './handler.ts';

export type Gauges = Pick<Boat, 'charges' | 'marks'>;

export const isBroken = ({ board }: Rules, marks: number, system: System): boolean =>
  (marks & board.colour[COLOUR_OF[system]]) !== 0;

/** A system works if its gauge is full and no node of its colour is marked. The gauge is asked first: it is the captain's to see. */
export function unusable(rules: Rules, boat: Gauges, system: System): Fact | undefined {
  const full = rules.ruleset.charges[system];
  if (boat.charges[system] < full) return { code: 'not-charged', system, charge: boat.charges[system], full };
  return isBroken(rules, boat.marks, system) ? { code: 'broken-down', system } : undefined;
}

/** The systems that a role may fire and that would work now, as bits. */
export function usableBits(rules: Rules, { charges, marks }: Gauges, role: Role): number {
  const { ruleset } = rules;
  let bits = 0;
  for (let i = 0; i < SYSTEMS.length; i++) {
    const system = SYSTEMS[i] as System;
    if (charges[system] >= ruleset.charges[system] && mayFire(ruleset, role, system) && !isBroken(rules, marks, system))
      bits |= SYSTEM_BIT[system];
  }
  return bits;
}

/** One system a turn, after the move, never after surfacing. */
export const cannotFire = (state: State, side: Side): Fact | undefined =>
  notMyTurn(state, side) ??
  first<Fact>(
    !state.now.moved && { code: 'move-first' },
    state.now.surfacing && { code: 'turn-is-over' },
    state.now.fired && { code: 'system-used' },
  );

export function allFull({ ruleset }: Rules, charges: Boat['charges']): boolean {
  for (let i = 0; i < SYSTEMS.length; i++) {
    const system = SYSTEMS[i] as System;
    if (charges[system] < ruleset.charges[system]) return false;
  }
  return true;
}

/** The first mate fills one gauge by one after each move. */
export const charge: Handler<'charge'> = {
  roles: () => FIRST_MATE,
  refuse: (state, side, { system }) =>
    notMyTurn(state, side) ??
    first<Fact>(
      !state.now.moved && { code: 'move-first' },
      state.now.surfacing && { code: 'turn-is-over' },
      state.now.charged && { code: 'already-charged' },
      state.boats[side].charges[system] >= state.rules.ruleset.charges[system] && { code: 'gauge-full', system },
    ),
  *resolve(_state, side, { system }) {
    yield { type: 'charged', side, system };
  },
};
