import { score } from '../../../../decide/rule.ts';
import type { GunnerWeights } from './weights.ts';

/** What a use of a command point has to bring in, as long as there is a later to keep it for. */
export interface Spending {
  readonly spends: boolean;
  readonly points: number; // that it is likely to bring
}

export const commandPoint = <O extends Spending>() =>
  score({
    id: 'gunner-command-point',
    unit: 'points',
    band: [-1000, 0],
    see: ({ later }: { readonly later: boolean }, { spends }: O) => (spends && later ? {} : undefined),
    worth: (_, { command }: GunnerWeights) => -command,
  });
