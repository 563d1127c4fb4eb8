import { type Fact, first } from '../../../kernel/fact.ts';
import type { Role } from '../data/roles.ts';
import { ALL_SYSTEMS, COLOUR_OF, SYSTEM_BIT, type System } from '../data/systems.ts';
import { type Boat, boatOf, type Rules, type Side, type State } from '../state.ts';
import { FIRST_MATE, type Handler, notMyTurn } from './handler.ts';

type Gauges = Pick<Boat, 'charges' | 'marks'>;

export const isBroken = ({ board }: Rules, marks: number, system: System): boolean =>
  (marks & board.colour[COLOUR_OF[system]]) !== 0;

/**
 * A system works if its gauge is full and no node of its colour is marked. Check the gauge first: the captain can see
 * it.
 */
export function unusable(rules: Rules, boat: Gauges, system: System): Fact | undefined {
  const full = rules.ruleset.charges[system];
  if (boat.charges[system] < full) return { code: 'not-charged', system, charge: boat.charges[system], full };
  return isBroken(rules, boat.marks, system) ? { code: 'broken-down', system } : undefined;
}

const RED = SYSTEM_BIT.torpedo | SYSTEM_BIT.mine;
const GREEN = SYSTEM_BIT.sonar | SYSTEM_BIT.drone;
const YELLOW = SYSTEM_BIT.stealth;

/** The systems with full gauges, as bits. Unrolled, because every view computes it. */
export function fullBits({ ruleset }: Rules, charges: Boat['charges']): number {
  const full = ruleset.charges;
  return (
    (charges.torpedo >= full.torpedo ? SYSTEM_BIT.torpedo : 0) |
    (charges.mine >= full.mine ? SYSTEM_BIT.mine : 0) |
    (charges.sonar >= full.sonar ? SYSTEM_BIT.sonar : 0) |
    (charges.drone >= full.drone ? SYSTEM_BIT.drone : 0) |
    (charges.stealth >= full.stealth ? SYSTEM_BIT.stealth : 0)
  );
}

export const allFull = (rules: Rules, charges: Boat['charges']): boolean => fullBits(rules, charges) === ALL_SYSTEMS;

/** The systems that a role may fire and that would work now, as bits. */
export function usableBits(rules: Rules, { charges, marks }: Gauges, role: Role): number {
  const { colour } = rules.board;
  let bits = fullBits(rules, charges) & rules.fires[role];
  if (bits === 0) return 0;
  if (marks & colour.red) bits &= ~RED;
  if (marks & colour.green) bits &= ~GREEN;
  return marks & colour.yellow ? bits & ~YELLOW : bits;
}

/** One system per turn, after the move, never after surfacing. */
export const cannotFire = (state: State, side: Side): Fact | undefined =>
  notMyTurn(state, side) ??
  first<Fact>(
    !state.now.moved && { code: 'move-first' },
    state.now.surfacing && { code: 'turn-is-over' },
    state.now.fired && { code: 'system-used' },
  );

/** The first mate fills one gauge by one after each move. */
export const charge: Handler<'charge'> = {
  roles: () => FIRST_MATE,
  refuse: (state, side, { system }) =>
    notMyTurn(state, side) ??
    first<Fact>(
      !state.now.moved && { code: 'move-first' },
      state.now.surfacing && { code: 'turn-is-over' },
      state.now.charged && { code: 'already-charged' },
      boatOf(state, side).charges[system] >= state.rules.ruleset.charges[system] && { code: 'gauge-full', system },
    ),
  *resolve(_state, side, { system }) {
    yield { type: 'charged', side, system };
  },
};
