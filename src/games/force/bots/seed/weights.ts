import type { OlderTable, Weights } from '../../../../kernel/bot.ts';

/** The numbers of the original design, on a scale from 0 to 100. */
const SCORES = {
  lowOnForce: -30, // with little Force in the Force Pile
  weakLocation: 20, // a character to the weakest location
  alreadyWinning: -20, // when far ahead on power
  powerAdvantage: 15, // for battles and deployments when ahead on power
  costShare: -20, // times cost divided by Force, when Force is low
  pass: -30, // leaves 20 of the initial 50, since passing conserves resources
  farBehind: 4, // how much Force to activate when behind on power by more than `lead`
  behind: 3, // ... when behind by less
  ahead: 2, // ... when level or ahead
  offAmount: -10, // per Force above or below that amount
};

/** Its limits. They were not part of the table at first: an older table without them plays with these values. */
export const ADDED = {
  little: 3, // Force: an evaluator does not deploy or draw with less
  low: 5, // Force: LowForceRule applies with less
  lead: 5, // power: PowerAdvantageRule applies when ahead by more
  farAhead: 10, // power: an evaluator does not deploy when ahead by more
};

export const WEIGHTS = { ...SCORES, ...ADDED };

export type SeedWeights = { readonly [K in keyof typeof WEIGHTS]: number };

export const PERSONAS = { balanced: WEIGHTS };

/** The table without the limits: logs and ratings name it by its digest. */
export const OLDER: readonly OlderTable[] = [{ persona: 'balanced', weights: SCORES as Weights }];
