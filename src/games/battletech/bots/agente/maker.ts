import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { OLDER, PERSONAS } from './weights.ts';

/** The agent from a student's essay: three graphs, A*, a cloud of the rival's possible hexes, a knapsack of weapons. */
export const agenteMaker: BotMaker<BattletechKinds> = {
  id: 'agente',
  version: '1',
  about:
    'takes the shortest path to a hex with a view of its nearest enemy, and fires all it can within its heat limit',
  personas: PERSONAS,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec);
    const { level } = spec;
    const name = nameOfMade('agente', PERSONAS, spec);
    const decide = decider({ weights, level });
    return () => ({ name, version: '1', weights, listens: false, volunteers: [], decide });
  },
};
