import { score } from '../../../../decide/rule.ts';
import type { GunnerWeights } from './weights.ts';

/** An option that may spend a command point, which has a price while later phases could use it. */
export interface Spending {
  readonly spends: boolean;
  readonly points: number; // expected gain
}

export const commandPoint = <O extends Spending>() =>
  score({
    id: 'gunner-command-point',
    unit: 'points',
    band: [-1000, 0],
    see: ({ later }: { readonly later: boolean }, { spends }: O) => (spends && later ? {} : undefined),
    worth: (_, { command }: GunnerWeights) => -command,
  });
