import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';

import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ShootingKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { ADOPTED, OLDER, PERSONAS } from './weights.ts';

const VERSION = '2'; // raised when the same weights decide differently: stored pairs are not mixed

/** Fires where it destroys the most points on average, taking the rest of the army into account. */
export const gunner: BotMaker<ShootingKinds> = {
  id: 'gunner',
  version: VERSION,
  about: 'compares whole fire plans by the points they destroy on average, with each weapon where it is most useful',
  personas: PERSONAS,
  adopted: ADOPTED,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('gunner', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights, listens: false, volunteers: [], decide });
  },
};
