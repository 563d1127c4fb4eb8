import type { SeatFigures } from '../../kernel/bot-turn.ts';
import type { Fact } from '../../kernel/fact.ts';
import { addFaultKinds, FAULT_KINDS, noFaults } from '../../kernel/faults.ts';
import type { FaultCounts, GameSummary } from '../../store/experiments.ts';

export const NO_FAULTS: FaultCounts = noFaults();

/** Faults of all seats of a side, by kind. */
export function faultsOf(seats: readonly SeatFigures[]): FaultCounts {
  const counts = noFaults();
  for (const { faultKinds } of seats) if (faultKinds) addFaultKinds(counts, faultKinds);
  return counts;
}

/** The first fault of each side, if there is one. */
export function firstFaults(a: readonly SeatFigures[], b: readonly SeatFigures[]): Pick<GameSummary, 'first'> {
  const [one, other] = [firstOf(a), firstOf(b)];
  return one || other ? { first: [one, other] } : {};
}

function firstOf(seats: readonly SeatFigures[]): Fact | null {
  const fact = seats.find(({ fault }) => fault)?.fault;
  if (!fact || typeof fact.said !== 'string') return fact ?? null;
  return { ...fact, said: fact.said.trimEnd().split('\n').at(-1)?.slice(0, LONGEST) ?? '' }; // stored with every game, so kept short
}

const LONGEST = 200; // characters of a program's last output

export function addFaults(one: FaultCounts, other: FaultCounts): FaultCounts {
  const sum = { ...one };
  addFaultKinds(sum, other);
  return sum;
}

/** A forfeit is the consequence of a fault, not another one: `match` counts the same way. */
export const countOf = (counts: FaultCounts): number =>
  FAULT_KINDS.reduce((sum, kind) => (kind === 'forfeit' ? sum : sum + counts[kind]), 0);
