import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { ADDED, OLDER, PERSONAS } from './weights.ts';

const VERSION = '2'; // raised when the same weights decide differently: stored pairs are not mixed

/** Safety first, then a good shot; both take the torso twist into account. */
export const tacticianMaker: BotMaker<BattletechKinds> = {
  id: 'tactician',
  version: VERSION,
  about: 'rates every hex in reach by the damage it would take and could deal there, torso twist included',
  personas: PERSONAS,
  added: ADDED,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec, ADDED);
    const { level } = spec;
    const name = nameOfMade('tactician', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights: spec.weights ?? weights, listens: false, volunteers: [], decide });
  },
};
