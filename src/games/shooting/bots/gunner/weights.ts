import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** What each thing counts for, in points of army lists. */
export const WEIGHTS = {
  // Plans of fire
  destroys: 1, // a point that is destroyed for good
  wears: 0.65, // a point of a model that is hurt and could be finished later
  silences: 0.35, // a point that the target could destroy of ours in a phase to come
  heads: 0, // a point of characters and elites, on top
  finishes: 0.15, // a point of units that were wounded before, on top
  thins: 0.2, // a model of a horde, on top
  others: 1, // a point that the rest of the army would destroy anyway
  choices: 2, // for a unit that has one target only: it goes first, those with a choice later
  focus: 1.5, // going on with what attacks of this phase have already struck
  caution: 1.8, // a point of our own that Hazardous weapons can cost
  saving: 12, // what a weapon that fires once a battle has to bring in, while there is a later

  // Answers
  command: 7, // what a command point has to bring in, while there is a later
  guns: 1, // a point that a model of ours could destroy in a phase to come
  character: 40, // a character of ours
  steady: 1.5, // a pip of the save with which a model meets the attacks
};

export type GunnerWeights = { readonly [K in keyof typeof WEIGHTS]: number };

const WRITTEN = {
  balanced: WEIGHTS,
  headhunter: persona(WEIGHTS, { heads: 0.8, thins: 0 }),
  executioner: persona(WEIGHTS, { finishes: 0.8, focus: 6 }),
  spread: persona(WEIGHTS, { thins: 4, focus: 0, finishes: 0 }),
};

/** The newest table of each persona, and those that it had before. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'gunner');
