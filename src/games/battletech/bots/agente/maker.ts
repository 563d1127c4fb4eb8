import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { BotMaker } from '../../../../kernel/bot.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { decider } from './decide.ts';
import { OLDER, PERSONAS } from './weights.ts';

/** The agent from a student's essay: three graphs, A*, a cloud of the rival's possible hexes, a knapsack of weapons. */
export const agenteMaker: BotMaker<BattletechKinds> = {
  id: 'agente',
  version: '1',
  about: 'goes by A* to where it sees its nearest enemy and fires what a knapsack of heat holds',
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
