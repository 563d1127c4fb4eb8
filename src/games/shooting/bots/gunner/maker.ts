import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { ShootingKinds } from '../../kinds.ts';
import { mind } from './mind.ts';
import { OLDER, PERSONAS } from './weights.ts';

const VERSION = '1';

/** Fires where it destroys the most points on average, with the rest of its army in mind. */
export const gunner: BotMaker<ShootingKinds> = {
  id: 'gunner',
  version: VERSION,
  about: 'weighs whole plans of fire by the points they destroy on average, each weapon where it is of most use',
  personas: PERSONAS,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('gunner', PERSONAS, spec);
    const decide = mind({ weights, level });
    return () => ({ name, version: VERSION, weights, listens: false, volunteers: [], decide });
  },
};
