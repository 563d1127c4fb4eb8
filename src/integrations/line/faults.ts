import type { Fact } from '../../kernel/fact.ts';
import type { FaultKind } from '../../kernel/faults.ts';

/** A bot's fault and its kind. */
export interface LineFault {
  readonly kind: Exclude<FaultKind, 'forfeit'>;
  readonly fact: Fact;
}

export const crash = (fact: Fact): LineFault => ({ kind: 'crash', fact });
export const late = (fact: Fact): LineFault => ({ kind: 'late', fact });
export const illegal = (fact: Fact): LineFault => ({ kind: 'illegal', fact });
export const other = (fact: Fact): LineFault => ({ kind: 'other', fact });

/** Counts a seat's faults up to the limit. */
export interface FaultCounter {
  readonly left: number;
  readonly exhausted: boolean; // the seat has forfeited
  count(): void;
}

export function faultCounter(most: number): FaultCounter {
  let left = most;
  return {
    get left() {
      return left;
    },
    get exhausted() {
      return left === 0;
    },
    count() {
      left = Math.max(0, left - 1);
    },
  };
}
