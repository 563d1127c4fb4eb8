import { Random } from '../../src/kernel/random.ts';

/** What goes wrong with one request. */
export type Fault =
  | 'none'
  | 'taken-over' // 409
  | 'expired' // 410
  | 'signed-out' // 401
  | 'busy' // 503
  | 'lost-before' // the connection breaks, nothing was done
  | 'lost-after' // it breaks when everything was done
  | 'garbled'; // done, and the reply is cut off

export interface Trouble {
  readonly fault: Fault;
  readonly delay: number; // milliseconds
}

export type FaultPlan = () => Trouble;

export const CALM: FaultPlan = () => ({ fault: 'none', delay: 0 });

const KINDS: readonly Fault[] = ['taken-over', 'expired', 'signed-out', 'busy', 'lost-before', 'lost-after', 'garbled'];

/** By a seed: so many faults in a thousand requests, of every kind alike, and small delays now and then. */
export function stormy(seed: number, inThousand: number, delay = 3): FaultPlan {
  const random = new Random(seed);
  return () => ({
    fault: random.roll(1000) <= inThousand ? (KINDS[random.roll(KINDS.length) - 1] ?? 'none') : 'none',
    delay: random.roll(20) === 1 ? random.roll(delay) : 0,
  });
}
