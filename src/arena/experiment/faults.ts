import { addFaultKinds, FAULT_KINDS, noFaults } from '../../kernel/faults.ts';
import type { SeatFigures } from '../../kernel/runner.ts';
import type { FaultCounts } from '../../store/experiments.ts';

export const NO_FAULTS: FaultCounts = noFaults();

/** The faults of all seats of a side, by kind. */
export function faultsOf(seats: readonly SeatFigures[]): FaultCounts {
  const counts = noFaults();
  for (const { faultKinds } of seats) if (faultKinds) addFaultKinds(counts, faultKinds);
  return counts;
}

export function addFaults(one: FaultCounts, other: FaultCounts): FaultCounts {
  const sum = { ...one };
  addFaultKinds(sum, other);
  return sum;
}

export const countOf = (counts: FaultCounts): number => FAULT_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
