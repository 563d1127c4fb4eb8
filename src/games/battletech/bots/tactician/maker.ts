import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { OLDER, PERSONAS } from './weights.ts';

const VERSION = '1';

/** Safety first, then a good shot; both take the torso twist into account. */
export const tacticianMaker: BotMaker<BattletechKinds> = {
  id: 'tactician',
  version: VERSION,
  about: 'rates every hex in reach by the damage it would take and could deal there, torso twist included',
  personas: PERSONAS,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('tactician', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: VERSION, weights, listens: false, volunteers: [], decide });
  },
};
