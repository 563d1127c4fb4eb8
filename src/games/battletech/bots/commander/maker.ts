import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { ADDED, ITERATIONS, OLDER, PERSONAS } from './weights.ts';

const VERSION = '2'; // raised when the same weights decide differently: stored pairs are not mixed

/** Considers enemy responses, plans fire and torso together, and accounts for heat. */
export const commanderMaker: BotMaker<BattletechKinds> = {
  id: 'commander',
  version: VERSION,
  about: 'weighs every move against the likely enemy responses, and every shot against its heat',
  personas: PERSONAS,
  added: ADDED,
  older: OLDER,
  iterations: ITERATIONS,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec, ADDED);
    const { level } = spec;
    const name = nameOfMade('commander', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights: spec.weights ?? weights, listens: true, volunteers: [], decide });
  },
};
