import { persona, personasOf } from '../../../../decide/persona.ts';
import adopted from '../tables.json' with { type: 'json' };

/** Places against one foe's answers that are thought through in a decision, at full strength. */
export const ITERATIONS = 3000;

/** Points of damage that each thing counts for. */
export const BALANCED = {
  dealt: 1, // a point done to a foe
  taken: 1, // a point taken
  strikes: 0.9, // the same for blows
  struck: 0.8,
  spite: 0.3, // what a foe's own skin is thought to count for him
  doubt: 10, // by how much worse an answer may be that he is still likely to give
  focus: 0.5, // how much more a foe counts that is nearly done
  join: 0.2, // the same for one that a friend fires at
  share: 0.5, // of what a foe could do to a unit that has friends to be shot at
  fall: 1, // a point that a fall on the way is likely to cost
  prone: 6, // to end on the ground
  warm: 8, // heat that guns are allowed beyond what the sinks take away, when moves are weighed
  foeWarm: 12, // the same for a foe, who may not care
  closing: 0.5, // each hex beyond the range of one's guns
  range: 0.05, // what the distance promises for the next turn
  support: 0.15, // each hex away from friends
  heat: 1, // what the heat after this turn costs
  ammunition: 0.6, // what a round is thought to be worth
  turns: 0.1, // a twist that brings nothing is not made
  split: 1, // 0 = all guns at one target
  patience: 4, // how much more a unit minds it while foes can still answer its move
  retreat: 1.5, // how much more a crippled unit minds what it takes
  charge: 1, // charges and leaps; 0 = never
  starts: 30, // a reactor that runs again
  restart: 0.4, // odds from which on a hot reactor is worth starting
  dumps: 8, // a bin that can no longer blow up
  bare: 3, // armour behind which a bin is as good as hit
  blast: 40, // points in a bin from which on a spare one is better gone
  replies: 40, // places of a foe that are thought about
} as const;

export type CommanderWeights = { readonly [K in keyof typeof BALANCED]: number };

const WRITTEN: Readonly<Record<string, CommanderWeights>> = {
  balanced: BALANCED,
  brawler: persona(BALANCED, { taken: 0.8, struck: 0.5, patience: 2, strikes: 1.3, closing: 0.9, warm: 10 }),
  sniper: persona(BALANCED, { taken: 1.2, struck: 1.6, strikes: 0.5, closing: 0.35, range: 0.4 }),
  cautious: persona(BALANCED, { taken: 1.5, struck: 1.4, fall: 1.6, warm: 4, heat: 1.4, closing: 0.35 }),
};

/** The newest table of each persona, and those that it had before. */
export const { personas: PERSONAS, older: OLDER } = personasOf(WRITTEN, adopted, 'commander');
