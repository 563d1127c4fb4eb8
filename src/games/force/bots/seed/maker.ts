import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ForceKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { ADDED, OLDER, PERSONAS } from './weights.ts';

const VERSION = '1';

/** The evaluators of the original design with its example rules and numbers: the baseline. */
export const seed: BotMaker<ForceKinds> = {
  id: 'seed',
  version: VERSION,
  about: 'the evaluators of the original design, with its rules and numbers on a scale of 0 to 100',
  personas: PERSONAS,
  added: ADDED,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec, ADDED);
    const { level } = spec;
    const name = nameOfMade('seed', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights: spec.weights ?? weights, listens: false, volunteers: [], decide });
  },
};
