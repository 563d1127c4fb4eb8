import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { ITERATIONS, OLDER, PERSONAS } from './weights.ts';

/** Considers enemy responses, plans fire and torso together, and accounts for heat. */
export const commanderMaker: BotMaker<BattletechKinds> = {
  id: 'commander',
  version: '1',
  about: 'weighs every move against the likely enemy responses, and every shot against its heat',
  personas: PERSONAS,
  older: OLDER,
  iterations: ITERATIONS,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('commander', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: '1', weights, listens: false, volunteers: [], decide });
  },
};
