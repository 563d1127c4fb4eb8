import { Random } from '../../src/kernel/random.ts';

/** A fault injected into one request. */
export type Fault =
  | 'none'
  | 'taken-over' // 409
  | 'expired' // 410
  | 'signed-out' // 401
  | 'busy' // 503
  | 'lost-before' // the connection breaks before the request is handled
  | 'lost-after' // the connection breaks after the request was handled
  | 'garbled'; // handled, but the reply is truncated

interface Trouble {
  readonly fault: Fault;
  readonly delay: number; // milliseconds
}

export type FaultPlan = () => Trouble;

export const CALM: FaultPlan = () => ({ fault: 'none', delay: 0 });

const KINDS: readonly Fault[] = ['taken-over', 'expired', 'signed-out', 'busy', 'lost-before', 'lost-after', 'garbled'];

/** Random faults from a seed: `inThousand` requests of 1,000 fail, every kind equally often, with occasional short delays. */
export function randomFaults(seed: number, inThousand: number, delay = 3): FaultPlan {
  const random = new Random(seed);
  return () => ({
    fault: random.roll(1000) <= inThousand ? (KINDS[random.roll(KINDS.length) - 1] ?? 'none') : 'none',
    delay: random.roll(20) === 1 ? random.roll(delay) : 0,
  });
}
