import { persona, personasOf } from '../../../../decide/persona.ts';
import stored from '../tables.json' with { type: 'json' };

/** The weight of each factor, in army-list points. */
export const WEIGHTS = {
  // Fire plans
  destroys: 1, // a point destroyed for good
  wears: 0.65, // a point of a wounded model that can be finished later
  silences: 0.35, // one of our points that the target could destroy in a later phase
  heads: 0, // bonus for a point of characters and elites
  finishes: 0.15, // bonus for a point of units that were already wounded
  thins: 0.2, // bonus for a model of a horde
  others: 1, // a point that the rest of the army would destroy anyway
  choices: 2, // for a unit with only one target: it goes first, units with a choice later
  focus: 1.5, // for continuing on units already attacked in this phase
  caution: 1.8, // a point of our own that Hazardous weapons can cost
  saving: 12, // the gain that justifies a one-shot weapon while there are later phases

  // Decisions during attacks
  command: 7, // the gain that justifies a command point while there are later phases
  guns: 1, // a point that our model could destroy in a later phase
  character: 40, // one of our characters
  steady: 1.5, // one pip of a model's save against these attacks
};

export type GunnerWeights = { readonly [K in keyof typeof WEIGHTS]: number };

const WRITTEN = {
  balanced: WEIGHTS,
  headhunter: persona(WEIGHTS, { heads: 0.8, thins: 0 }),
  executioner: persona(WEIGHTS, { finishes: 0.8, focus: 6 }),
  spread: persona(WEIGHTS, { thins: 4, focus: 0, finishes: 0 }),
};

/** The current weight table of each persona, its earlier ones and the evidence. */
export const { personas: PERSONAS, older: OLDER, adopted: ADOPTED } = personasOf(WRITTEN, stored, 'gunner');
