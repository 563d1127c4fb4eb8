import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ForceKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { ADOPTED, OLDER, PERSONAS } from './weights.ts';

const VERSION = '2'; // raised when the same weights decide differently: stored pairs are not mixed

/** Plans a whole turn's deployments, fights when the odds are good, and gives up its least valuable cards. */
export const strategist: BotMaker<ForceKinds> = {
  id: 'strategist',
  version: VERSION,
  about: 'plans the turn card by card, fights by the exact odds of the destinies and counts everything in Force',
  personas: PERSONAS,
  adopted: ADOPTED,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('strategist', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights, listens: true, volunteers: [], decide });
  },
};
